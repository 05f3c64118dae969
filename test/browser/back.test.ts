import assert from 'node:assert/strict';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { titleOf } from '../support/pages.ts';
import { blank, browserTest, frames, hydrated, revisit, still } from './support/browser.ts';
import { articleLink, follow, inAllBrowsers, skipToMain, titled, withoutPrefetch } from './support/following.ts';

for (const part of ['blog', 'careers'] as const)
  inAllBrowsers(
    `Back restores the search in the list of ${part}; a link to the list doesn’t`,
    part,
    async (t, open) => {
      const { page } = await open(t, blank, still);
      const search = 'zzz';
      const path = `/${part}`;
      await page.goto(path);
      await hydrated(page);
      const field = page.locator('main input[type=search]');
      await field.fill('earlier');
      await skipToMain(page);
      await field.fill(search);
      await follow(page, '/about');
      await titled(page, '/about');
      // The list's own entry, and that of the skip link.
      for (const entries of [-1, -2]) {
        await page.evaluate((delta) => history.go(delta), entries);
        await titled(page, path);
        assert.equal(await field.inputValue(), search, path);
        await follow(page, '/about');
        await titled(page, '/about');
      }
      await follow(page, path);
      await titled(page, path);
      assert.equal(await field.inputValue(), '', path);
    },
  );

inAllBrowsers('Back to the address of an article shows the blog as the reader left it', 'blog', async (t, open) => {
  const [first] = posts;
  const { page } = await open(t, articleLink(first ?? { id: 0 }), still);
  const opened = page.locator('main [aria-expanded=true]');
  await opened.first().waitFor();
  await opened.first().click();
  await opened.first().waitFor({ state: 'detached' });
  await skipToMain(page);
  await page.goBack();
  await page.waitForFunction(() => location.hash !== '#main');
  await page.evaluate(frames);
  assert.equal(await opened.count(), 0, 'Back within the page opens nothing');
  await follow(page, '/about');
  await titled(page, '/about');
  await page.goBack();
  await titled(page, '/blog');
  await page.evaluate(frames);
  assert.equal(await opened.count(), 0);
});

browserTest('Back to the page that the browser loaded shows it at once', async (t) => {
  const { page } = await revisit(t, '/about', still);
  await withoutPrefetch(page);
  await hydrated(page);
  await follow(page, '/services');
  await titled(page, '/services');
  const title = await page.evaluate(async () => {
    await window.navigation?.back().committed;
    return document.title;
  });
  assert.equal(title, await titleOf('/about'));
});
