import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { article, articlePath, labels, newsletter } from '../../src/content/blog/blog.ts';
import { categories } from '../../src/content/blog/blog-categories.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { subscription } from '../../src/content/blog/blog-subscription.ts';
import { readArticles } from '../../src/content/blog/read-articles.ts';
import { textOf } from '../../src/content/text/text.ts';
import { startingWith } from '../support/labels.ts';
import { assertFaultless } from './support/axe.ts';
import { blank, browserTest, goOffline, holdToasts, hydrated, revisit, still, visit } from './support/browser.ts';
import { followNew } from './support/following.ts';
import { openHeld } from './support/held-scripts.ts';
import { siteAddress } from './support/site.ts';

const summary = (page: Page, id: number) => page.locator(`#article-${id} div > [aria-expanded]`);
const text = (page: Page, id: number) =>
  page.locator(`#article-${id} div:has(> [aria-expanded]) + div:not(:has([role=status]))`);
const words = (content: string | null) => content?.replace(/\s+/g, '');
const textById = new Map(readArticles().articles.map((article) => [article.post.id, words(textOf(article.text))]));
const isOnScreen = (page: Page, id: number) =>
  page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight / 2;
  }, `article-${id}`);
// The tests must pass for any content, so they use the articles and categories that exist.
const [first = assert.fail('there is no article')] = posts;
const last = posts.at(-1) ?? first;
const [, category = assert.fail('there is no category')] = categories;
const showing = (page: Page, count: number) => page.getByText(labels.showing(count, posts.length)).waitFor();

browserTest('a link shows an article despite filters; the blog passes axe with and without results', async (t) => {
  const { page } = await revisit(t, blank, still);
  await page.goto(`/blog#article-${last.id}`);
  await text(page, last.id).waitFor();
  assert.equal(words(await text(page, last.id).textContent()), textById.get(last.id));
  await isOnScreen(page, last.id);
  await page.goto('/about');
  await hydrated(page);
  await followNew(page, `/blog#article-${first.id}`);
  await isOnScreen(page, first.id);
  const like = page.locator(`#article-${first.id}`).getByRole('button', { name: startingWith(labels.like) });
  await like.click();
  await assertFaultless(page, 'expanded');
  await page.getByRole('button', { name: startingWith(category.name) }).click();
  await page.getByRole('searchbox').fill('x'.repeat(10_000));
  await showing(page, 0);
  await page.getByRole('button', { name: newsletter.submit }).click();
  await assertFaultless(page, 'empty');
  await followNew(page, `#article-${last.id}`);
  await isOnScreen(page, last.id);
  await showing(page, posts.length);
  await summary(page, last.id).click();
  await text(page, last.id).waitFor({ state: 'hidden' });
  await followNew(page, `#article-${last.id}`);
  await text(page, last.id).waitFor();
  await isOnScreen(page, last.id);
});

browserTest('if an article’s text fails to load, a message links to its page', async (t) => {
  const { page, expects } = await revisit(t, '/blog', still);
  expects(new RegExp(`ERR_FAILED .*/${first.slug}-`));
  await hydrated(page);
  await page.route(`**/${first.slug}-*`, (route) => route.abort());
  await summary(page, first.id).click();
  await page.getByText(article.failure).waitFor();
  await page.unroute(`**/${first.slug}-*`);
  await page.getByRole('link', { name: article.retry }).click();
  await page.getByRole('heading', { level: 1, name: first.title }).waitFor();
});

browserTest('a title opens its article in place, which links to its page; lines are under 70 characters', async (t) => {
  const { page } = await revisit(t, blank, still);
  const release = await openHeld(page, '/blog');
  const title = page.locator(`#article-${first.id} h3 a`);
  await title.click();
  await release();
  await text(page, first.id).waitFor();
  assert.equal(page.url(), `${await siteAddress()}/blog`);
  await title.click();
  await text(page, first.id).waitFor({ state: 'hidden' });
  await title.click();
  const asPage = `#article-${first.id} a:text-is("${labels.asPage}")`;
  for (const [link, name] of [[asPage, first.title], ...(posts.length > 1 ? [['article + section h2 a', '']] : [])]) {
    const title = name || (await page.locator(link ?? '').innerText());
    await page.locator(link ?? '').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForFunction((start) => document.title.startsWith(start), title);
    const slug = posts.find((post) => post.title === title)?.slug ?? '';
    assert.equal(new URL(page.url()).pathname, articlePath(slug));
  }
  const perLine = await page.locator('[data-page]').evaluate((element) => {
    const range = document.createRange();
    return [...element.querySelectorAll('p:not([data-lead])')].map((paragraph) => {
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
      return (paragraph.textContent?.length ?? 0) / lines.size;
    });
  });
  assert.ok(Math.max(...perLine) < 70, `a line of ${Math.max(...perLine)} characters`);
});

browserTest('on a wide screen, the blog has a sidebar at the left, and two columns of articles', async (t) => {
  const { page } = await revisit(t, '/blog', { ...still, viewport: { width: 1440, height: 900 } });
  const box = async (part: Locator) => (await part.boundingBox()) ?? assert.fail(`${part} isn’t visible`);
  const sidebar = await Promise.all(
    [
      page.getByRole('searchbox'),
      page.getByRole('heading', { name: labels.categories }),
      ...(posts.some(({ trending }) => trending) ? [page.getByRole('heading', { name: labels.trending })] : []),
      page.getByRole('heading', { name: newsletter.title }),
    ].map(box),
  );
  const tops = sidebar.map(({ y }) => y);
  assert.deepEqual(
    tops,
    tops.toSorted((a, b) => a - b),
  );
  const columns = await page
    .locator('article[id]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x));
  assert.equal(new Set(columns).size, Math.min(2, posts.length));
  for (const { x, width } of sidebar) assert.ok(x + width < Math.min(...columns));
});

browserTest('Subscribe opens a prefilled email, and a toast says so even without a network', async (t) => {
  const { page, context, expects } = await visit(t, '/blog', still);
  await hydrated(page);
  await holdToasts(page);
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const asked = new Promise<string>((resolve) =>
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  const field = page.getByRole('textbox', { name: newsletter.label });
  await field.fill('reader@client.example');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastList-')),
  );
  await goOffline({ context, expects });
  await page.getByRole('button', { name: newsletter.submit }).click();
  const url = new URL(await asked);
  assert.equal(url.protocol, 'mailto:');
  assert.match(url.searchParams.get('body') ?? '', /reader@client\.example$/);
  const [sentence = ''] = subscription.mailOpened.split('. ');
  const toast = page.getByRole('region', { name: 'Alerts' }).getByText(sentence);
  await toast.waitFor();
  const [header, box] = [await page.locator('header').first().boundingBox(), await toast.boundingBox()];
  assert.ok(header && box && box.y > header.y + header.height, 'the toast doesn’t cover the header');
  const heard = await page.locator('[aria-live], [role=status], [role=alert]').allTextContents();
  assert.equal(heard.filter((text) => text.includes(sentence)).length, 1);
  // The field keeps its value, because the page can't know whether the email was sent.
  assert.equal(await field.inputValue(), 'reader@client.example');
});
