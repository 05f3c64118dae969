import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { article, articlePath, labels } from '../../../../src/content/blog/blog.ts';
import { posts } from '../../../../src/content/blog/blog-posts.ts';
import { toastWords } from '../../../../src/content/toasts.ts';
import { Blog } from '../../../../src/site/pages/blog/Blog.tsx';
import { StoreProvider } from '../../../../src/state/store.tsx';
import { Toaster } from '../../../../src/toasts/Toaster.tsx';
import { startingWith } from '../../../support/labels.ts';
import { replaceProperty } from '../../../support/replace-property.ts';
import { gate } from '../../../support/server.ts';

const [first = { title: '', slug: '' }] = posts;
const ofArticles = { skip: posts.length === 0 };

function renderBlog() {
  render(
    <StoreProvider>
      <Blog />
      <Toaster words={toastWords} />
    </StoreProvider>,
  );
  return userEvent.setup();
}

const announced = (text: string) => screen.findByText(startingWith(toastWords.success + text));

test('sharing uses the share sheet if there is one, and can be canceled', ofArticles, async (t) => {
  const shared: unknown[] = [];
  replaceProperty(t, navigator, 'share', async (data: unknown) => {
    shared.push(data);
    throw new DOMException('', 'AbortError');
  });
  const user = renderBlog();
  await user.click(screen.getByRole('button', { name: `${labels.share}: ${first.title}` }));
  assert.deepEqual(shared, [{ title: first.title, url: `http://localhost:3000${articlePath(first.slug)}` }]);
  assert.equal(screen.queryByRole('button', { name: toastWords.dismiss }), null);
});

test('without a share sheet the link is copied, and a toast says so', ofArticles, async (t) => {
  const user = renderBlog();
  const copied: string[] = [];
  replaceProperty(t, navigator, 'clipboard', { writeText: async (text: string) => void copied.push(text) });
  await user.click(screen.getByRole('button', { name: `${labels.share}: ${first.title}` }));
  await announced(article.copied);
  assert.deepEqual(copied, [`http://localhost:3000${articlePath(first.slug)}`]);
});

test('if an article’s link can’t be copied, a dialog shows it for copying by hand', ofArticles, async (t) => {
  const user = renderBlog();
  replaceProperty(t, navigator, 'clipboard', undefined);
  const { open, opened } = gate<unknown>();
  replaceProperty(t, globalThis, 'prompt', (...words: unknown[]) => open(words));
  await user.click(screen.getByRole('button', { name: `${labels.share}: ${first.title}` }));
  assert.deepEqual(await opened, [article.notCopied, `http://localhost:3000${articlePath(first.slug)}`]);
});
