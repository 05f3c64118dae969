import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { article, labels, newsletter } from '../../src/content/blog/blog.ts';
import { categories } from '../../src/content/blog/blog-categories.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { readArticles } from '../../src/content/blog/read-articles.ts';
import { textOf } from '../../src/content/text/text.ts';
import { startingWith } from '../support/labels.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, visit } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';

const blog = async (fragment = '') => `${await siteAddress()}/blog${fragment}`;
const summary = (page: Page, id: number) => page.locator(`#article-${id} [aria-expanded]`);
const text = (page: Page, id: number) =>
  page.locator(`#article-${id} div:has(> [aria-expanded]) + div:not(:has([role=status]))`);
const words = (content: string | null) => content?.replace(/\s+/g, '');
const textById = new Map(readArticles().articles.map((article) => [article.post.id, words(textOf(article.text))]));
const isOnScreen = (page: Page, id: number) =>
  page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight / 2;
  }, `article-${id}`);
// Tests rules that hold for any content.
const [first = assert.fail('there is no article')] = posts;
const last = posts.at(-1) ?? first;
const [, category = assert.fail('there is no category')] = categories;
const nothing = '~~~';
const showing = (page: Page, count: number) => page.getByText(labels.showing(count, posts.length)).waitFor();

browserTest('the blog has no axe violation with an open article and with nothing found, and fits', async (t) => {
  const { page } = await revisit(t, await blog(), still);
  await hydrated(page);
  await summary(page, first.id).click();
  await page
    .locator(`#article-${first.id}`)
    .getByRole('button', { name: startingWith(labels.like) })
    .click();
  await assertFaultless(page, 'expanded');
  await page.getByRole('button', { name: new RegExp(`^${category.name}`) }).click();
  await page.getByRole('searchbox').fill('x'.repeat(10_000));
  await showing(page, 0);
  await page.getByRole('button', { name: newsletter.submit }).click();
  await assertFaultless(page, 'empty');
});

browserTest('an address with an article opens and shows it: on a cold load, by a link, past any filter', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  for (const { id } of [first, last]) {
    await page.goto(await restAddress());
    await page.goto(await blog(`#article-${id}`));
    await text(page, id).waitFor();
    assert.equal(words(await text(page, id).textContent()), textById.get(id));
    await isOnScreen(page, id);
  }
  await page.goto(`${await siteAddress()}/about`);
  await hydrated(page);
  await followLink(page, `/blog#article-${last.id}`);
  await isOnScreen(page, last.id);
  for (const { id } of [first, last]) {
    await page.getByRole('button', { name: new RegExp(`^${category.name}`) }).click();
    await page.getByRole('searchbox').fill(nothing);
    await showing(page, 0);
    await followLink(page, `#article-${id}`);
    await isOnScreen(page, id);
    await showing(page, posts.length);
    await summary(page, id).click();
    await text(page, id).waitFor({ state: 'hidden' });
    await followLink(page, `#article-${id}`);
    await text(page, id).waitFor();
    await isOnScreen(page, id);
  }
});

/** Clicks a link to the address. */
function followLink(page: Page, href: string): Promise<void> {
  return page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
}

browserTest('if a text fails to load, a message links to the article’s own page', async (t) => {
  const { page, context, expects } = await visit(t, await blog(), still);
  expects(new RegExp(`ERR_FAILED .*/${first.slug}-`));
  await hydrated(page);
  await context.route(`**/${first.slug}-*`, (route) => route.abort());
  await summary(page, first.id).click();
  await page.getByText(article.failure).waitFor();
  await context.unroute(`**/${first.slug}-*`);
  await page.getByRole('link', { name: article.retry }).click();
  await page.getByRole('heading', { level: 1, name: first.title }).waitFor();
});
