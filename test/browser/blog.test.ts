import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { article, emptyState, labels, newsletter, pageSize } from '../../src/content/blog/blog.ts';
import { categories } from '../../src/content/blog/blog-categories.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { readArticles } from '../../src/content/blog/read-articles.ts';
import { textOf } from '../../src/content/text/text.ts';
import { selectCount, selectFeatured, selectList, startState } from '../../src/site/pages/blog/state/blog-list.ts';
import { startingWith } from '../support/labels.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, visit } from './support/browser.ts';
import { callCounter } from './support/count-calls.ts';
import { restAddress, siteAddress } from './support/site.ts';

const blog = async (fragment = '') => `${await siteAddress()}/blog${fragment}`;
const summary = (page: Page, id: number) => page.locator(`#article-${id} [aria-expanded]`);
const text = (page: Page, id: number) => page.locator(`#article-${id} [aria-expanded] + div:not(:has([role=status]))`);
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
const pageCount = Math.ceil(posts.length / pageSize);
const [, category = assert.fail('there is no category')] = categories;
const nothing = '~~~';
const showing = (page: Page, count: number) => page.getByText(labels.showing(count, posts.length)).waitFor();

browserTest('the blog has no axe violation in any state at three widths in both themes, and fits', async (t) => {
  const { page } = await revisit(t, await blog(), still);
  await hydrated(page);
  await summary(page, first.id).click();
  await page
    .locator(`#article-${first.id}`)
    .getByRole('button', { name: startingWith(labels.like) })
    .click();
  await assertFaultless(page, 'expanded');
  await page.getByRole('button', { name: new RegExp(`^${category.name}`) }).click();
  await assertFaultless(page, 'filtered');
  await page.getByRole('searchbox').fill(nothing);
  await showing(page, 0);
  await page.getByRole('button', { name: newsletter.submit }).click();
  await assertFaultless(page, 'empty');
  await page.getByRole('button', { name: labels.clear }).click();
  await summary(page, first.id).click();
});

browserTest('an address with an article opens it on a cold load, whichever page it is on', async (t) => {
  const { page } = await revisit(t, await restAddress());
  for (const { id } of [first, last]) {
    await page.goto(await restAddress());
    await page.goto(await blog(`#article-${id}`));
    await text(page, id).waitFor();
    assert.equal(words(await text(page, id).textContent()), textById.get(id));
    await isOnScreen(page, id);
  }
});

browserTest('a link from another page opens its article', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/about`);
  await hydrated(page);
  await page.evaluate((id) => {
    const link = document.createElement('a');
    link.href = `/blog#article-${id}`;
    link.textContent = 'The last one';
    document.querySelector('main')?.prepend(link);
  }, last.id);
  await page.getByRole('link', { name: 'The last one' }).click();
  await text(page, last.id).waitFor();
  await isOnScreen(page, last.id);
  if (pageCount > 1)
    assert.ok(
      await page
        .getByRole('button', { name: `${labels.page} ${pageCount}` })
        .and(page.locator('[aria-current]'))
        .isVisible(),
    );
});

const [featured] = selectFeatured(posts);
browserTest(
  'a featured or trending link opens its article, past any filter, also a second time',
  async (t) => {
    const { id } = featured ?? first;
    const { page } = await revisit(t, await blog());
    await hydrated(page);
    await page.getByRole('button', { name: new RegExp(`^${category.name}`) }).click();
    await page.getByRole('searchbox').fill(nothing);
    await showing(page, 0);
    const link = page.locator(`main a[href="#article-${id}"]`).first();
    await link.click();
    await text(page, id).waitFor();
    await isOnScreen(page, id);
    await showing(page, posts.length);
    await summary(page, id).click();
    await text(page, id).waitFor({ state: 'hidden' });
    await link.click();
    await text(page, id).waitFor();
    await isOnScreen(page, id);
  },
  featured !== undefined,
);

browserTest('a text that cannot be loaded is said, and leads to the article’s own page', async (t) => {
  const { page, context, expects } = await visit(t, await blog(), still);
  expects(/ERR_FAILED/);
  await hydrated(page);
  await context.route(`**/${first.slug}-*`, (route) => route.abort());
  await summary(page, first.id).click();
  await page.getByText(article.failure).waitFor();
  await context.unroute(`**/${first.slug}-*`);
  await page.getByRole('link', { name: article.retry }).click();
  await page.getByRole('heading', { level: 1, name: first.title }).waitFor();
  assert.equal(
    await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name),
    page.url(),
    'a new document',
  );
});

browserTest('everything works from the keyboard, and the focus stays where the person is', async (t) => {
  const { page } = await revisit(t, await blog(), still);
  await hydrated(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(first.title);
  await showing(page, selectList(posts, { ...startState, search: first.title }).matchCount);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator(':focus').textContent(), `${category.name}${selectCount(posts, category)}`);
  assert.equal(await page.locator(':focus').getAttribute('aria-pressed'), 'true');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: startingWith(categories[0]?.name) }).press('Space');
  for (let number = 2; number <= pageCount; number++) {
    await page.getByRole('button', { name: labels.next }).press('Enter');
    // On the last page the Next button is disabled.
    const name = number === pageCount ? `${labels.page} ${number}` : labels.next;
    assert.ok(await page.getByRole('button', { name, exact: true }).and(page.locator(':focus')).isVisible());
  }
  await summary(page, last.id).press('Enter');
  await text(page, last.id).waitFor();
  await summary(page, last.id).press('Enter');
  await text(page, last.id).waitFor({ state: 'hidden' });
});

browserTest('a letter typed into the search appears before the cards re-render', async (t) => {
  const { page } = await revisit(t, await blog(), still);
  await hydrated(page);
  await showing(page, posts.length);
  await page.getByRole('searchbox').focus();
  const card = `article-${first.id}`;
  await page.evaluate((card) => {
    const seen: [string, boolean][] = [];
    Object.assign(window, { seen });
    // React renders a key's input before the event ends.
    window.addEventListener('input', () =>
      queueMicrotask(() => {
        const status = document.querySelector('main [role=status]')?.textContent ?? '';
        seen.push([status, document.getElementById(card) !== null]);
      }),
    );
  }, card);
  // No article contains the symbol.
  await page.keyboard.press('~');
  await showing(page, 0);
  assert.equal(await page.locator(`#${card}`).count(), 0);
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown }).seen);
  assert.deepEqual(seen, [[labels.showing(posts.length, posts.length), true]]);
});

browserTest(
  'a letter that every article has makes three tenths of the calls that drawing the page makes, at most',
  async (t) => {
    const { page } = await visit(t, 'about:blank', still);
    const calls = await callCounter(page);
    const url = await blog();
    const wholePage = await calls(() => page.goto(url).then(() => hydrated(page)));
    await page.getByRole('searchbox').focus();
    const letter = await calls(() => page.keyboard.press('e'));
    await showing(page, posts.length);
    t.diagnostic(`page ${wholePage} calls, letter ${letter}`);
    assert.ok(letter > 0);
    assert.ok(letter < wholePage * 0.3, `${letter} of ${wholePage}`);
  },
);

browserTest('no search text is too much, no fragment, and no storage that throws', async (t) => {
  const { page } = await visit(t, 'about:blank');
  await page.addInitScript(`
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } });
  `);
  await page.goto(await blog(`#article-${Math.max(...posts.map(({ id }) => id)) + 1}`));
  await hydrated(page);
  for (const fragment of ['#article-', '#article-1e0', '#%E0%A4%A']) {
    await page.evaluate((hash) => {
      const arrived = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
      window.location.hash = hash;
      return arrived.then(() => undefined);
    }, fragment);
    assert.equal(await page.locator('article [aria-expanded=true]').count(), 0, fragment);
  }
  await showing(page, posts.length);
  await summary(page, first.id).click();
  const like = page.locator(`#article-${first.id}`).getByRole('button', { name: startingWith(labels.like) });
  await like.click();
  assert.equal(await like.getAttribute('aria-pressed'), 'true');
  for (const query of ['x'.repeat(10_000), '(.*)+[', '🦊🦊', 'שלום עולם', '</p><script>']) {
    await page.getByRole('searchbox').fill(query);
    await page.getByText(emptyState.title).waitFor();
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});
