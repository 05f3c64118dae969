import assert from 'node:assert/strict';
import { articlePath } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { readArticles } from '../../src/content/blog/read-articles.ts';
import { textOf } from '../../src/content/text/text.ts';
import { browserTest, hydrated, revisit, still, withoutScript } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

const words = (content: string | null) => content?.replace(/\s+/g, '');

browserTest('an article has a page of its own, read without a script, and leads on to another', async (t) => {
  const post = posts[0] ?? assert.fail('there is no article');
  const written = textOf(readArticles().articles.find((article) => article.post.id === post.id)?.text ?? []);
  const { page } = await revisit(t, (await siteAddress()) + articlePath(post.slug), withoutScript);
  assert.equal(await page.locator('h1').textContent(), post.title);
  const text = page.locator('[data-page]');
  assert.equal(words(await text.textContent()), words(written));
  const href = await page.locator('article + section h2 a').getAttribute('href');
  assert.ok(
    posts.length === 1 || (href !== articlePath(post.slug) && posts.some(({ slug }) => articlePath(slug) === href)),
  );
  const perLine = await text.evaluate((element) => {
    const range = document.createRange();
    return [...element.querySelectorAll('p:not([data-lead])')].map((paragraph) => {
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
      return (paragraph.textContent?.length ?? 0) / lines.size;
    });
  });
  assert.ok(Math.max(...perLine) < 70, `a line of ${Math.max(...perLine)} characters`);
});

browserTest(
  'a move from the list to an article and on to the next keeps the page, its title and its styles',
  async (t) => {
    const { page } = await revisit(t, `${await siteAddress()}/blog`, still);
    await hydrated(page);
    for (const link of [`#article-${posts[0]?.id} h3 a`, 'article + section h2 a']) {
      const title = (await page.locator(link).textContent()) ?? '';
      await page.locator(link).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.waitForFunction((start) => document.title.startsWith(start), title);
      const slug = posts.find((post) => post.title === title)?.slug ?? '';
      assert.equal(new URL(page.url()).pathname, articlePath(slug));
    }
  },
);
