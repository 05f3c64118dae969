import assert from 'node:assert/strict';
import { articlePath } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { readArticles, textOf } from '../../src/content/blog/read-articles.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, withoutScript } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

const words = (content: string | null) => content?.replace(/\s+/g, '');

browserTest('an article has a page of its own, read without a script, with a neighbor on each side', async (t) => {
  const index = posts.length > 1 ? 1 : 0;
  const post = posts[index] ?? assert.fail('there is no article');
  const written = textOf(readArticles().articles.find((article) => article.post.id === post.id)?.text ?? []);
  const { page, complaints } = await revisit(t, (await siteAddress()) + articlePath(post.slug), withoutScript);
  assert.equal(await page.locator('h1').textContent(), post.title);
  assert.equal(words(await page.locator('article > :last-child').textContent()), words(written));
  for (const { title, slug } of [...posts.slice(0, index), ...posts.slice(index + 1, index + 2)])
    assert.equal(await page.getByRole('link', { name: title }).getAttribute('href'), articlePath(slug));
  const perLine = await page.locator('article > :last-child').evaluate((text) => {
    const range = document.createRange();
    return [...text.querySelectorAll('p')].map((paragraph) => {
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
      return (paragraph.textContent?.length ?? 0) / lines.size;
    });
  });
  assert.ok(Math.max(...perLine) < 70, `a line of ${Math.max(...perLine)} characters`);
  assert.deepEqual(complaints, []);
});

browserTest(
  'a move from the list to an article and on to the next keeps the page, its title and its styles',
  async (t) => {
    const { page, complaints } = await revisit(t, `${await siteAddress()}/blog`, still);
    await hydrated(page);
    for (const [index, post] of posts.slice(0, 2).entries()) {
      await page.locator(index === 0 ? `#article-${post.id} h3 a` : 'main nav a', { hasText: post.title }).click();
      await page.getByRole('heading', { level: 1, name: post.title }).waitFor();
      await page.waitForFunction((title) => document.title.startsWith(title), post.title);
      assert.equal(new URL(page.url()).pathname, articlePath(post.slug));
    }
    await assertFaultless(page, 'article');
    assert.deepEqual(complaints, []);
  },
);
