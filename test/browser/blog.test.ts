import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { readArticles, textOf } from '../../src/content/blog/read-articles.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, visit, withoutScript } from './support/browser.ts';
import { callCounter } from './support/count-calls.ts';
import { restAddress, siteAddress } from './support/site.ts';

const blog = async (fragment = '') => `${await siteAddress()}/blog${fragment}`;
const summary = (page: Page, id: number) => page.locator(`#article-${id} [aria-expanded]`);
const text = (page: Page, id: number) => page.locator(`#article-${id} [aria-expanded] + div:has(p + p)`);
const words = (content: string | null) => content?.replace(/\s+/g, '');
const textById = new Map(readArticles().articles.map((article) => [article.post.id, words(textOf(article.text))]));
const isOnScreen = (page: Page, id: number) =>
  page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight / 2;
  }, `article-${id}`);
const showing = (page: Page, count: number) => page.getByText(`Showing ${count} of ${posts.length} articles`).waitFor();

browserTest('the blog has no axe violation in any state at three widths in both themes, and fits', async (t) => {
  const { page, complaints } = await revisit(t, await blog(), still);
  await hydrated(page);
  await assertFaultless(page, 'whole');
  await summary(page, 2).click();
  await page.locator('#article-2').getByRole('button', { name: /^Like/ }).click();
  await assertFaultless(page, 'expanded');
  await page.getByRole('button', { name: /^Company Updates/ }).click();
  await assertFaultless(page, 'filtered');
  await page.getByRole('searchbox').fill('nothing like it');
  await showing(page, 0);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await assertFaultless(page, 'empty');
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await summary(page, 2).click();
  assert.deepEqual(complaints, []);
});

browserTest('without JavaScript no dead control is offered', async (t) => {
  const { page, complaints } = await revisit(t, await blog(), withoutScript);
  assert.deepEqual(await page.getByRole('main').getByRole('button').allTextContents(), []);
  assert.equal(await page.getByRole('searchbox').count(), 0);
  assert.deepEqual(complaints, []);
});

browserTest('an address with an article opens it on a cold load, whichever page it is on', async (t) => {
  const { page, complaints } = await revisit(t, await restAddress());
  for (const id of [3, 9]) {
    await page.goto(await restAddress());
    await page.goto(await blog(`#article-${id}`));
    await text(page, id).waitFor();
    assert.equal(words(await text(page, id).textContent()), textById.get(id));
    await isOnScreen(page, id);
  }
  assert.deepEqual(complaints, []);
});

browserTest('a link from another page opens its article', async (t) => {
  const { page, complaints } = await revisit(t, `${await siteAddress()}/about`);
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/blog#article-8';
    link.textContent = 'Eight';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Eight' }).click();
  await text(page, 8).waitFor();
  await isOnScreen(page, 8);
  assert.ok(await page.getByRole('button', { name: 'Page 2' }).and(page.locator('[aria-current]')).isVisible());
  assert.deepEqual(complaints, []);
});

browserTest('a featured or trending link opens its article, past any filter, also a second time', async (t) => {
  const { page, complaints } = await revisit(t, await blog());
  await hydrated(page);
  await page.getByRole('button', { name: /^Company Updates/ }).click();
  await page.getByRole('searchbox').fill('planning');
  await showing(page, 1);
  const link = page.locator('main a[href="#article-5"]').first();
  await link.click();
  await text(page, 5).waitFor();
  await isOnScreen(page, 5);
  await showing(page, posts.length);
  await summary(page, 5).click();
  await text(page, 5).waitFor({ state: 'hidden' });
  await link.click();
  await text(page, 5).waitFor();
  await isOnScreen(page, 5);
  assert.deepEqual(complaints, []);
});

browserTest('a text that cannot be loaded is said, and loaded on the next try', async (t) => {
  const { page, context } = await visit(t, await blog(), still);
  await hydrated(page);
  await context.route('**/retrieval-is-a-filing-problem-*', (route) => route.abort());
  await page.getByRole('button', { name: 'Next' }).click();
  await summary(page, 7).click();
  await page.getByText('The article could not be loaded. Check the connection, then try again.').waitFor();
  await context.unroute('**/retrieval-is-a-filing-problem-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await text(page, 7).waitFor();
  assert.equal(words(await text(page, 7).textContent()), textById.get(7));
  assert.ok(await summary(page, 7).evaluate((element) => element === document.activeElement));
});

browserTest('everything works from the keyboard, and the focus stays where the person is', async (t) => {
  const { page } = await revisit(t, await blog(), still);
  await hydrated(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('evaluation');
  await showing(page, 3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator(':focus').textContent(), 'AI & Machine Learning8');
  assert.equal(await page.locator(':focus').getAttribute('aria-pressed'), 'true');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^All Posts/ }).press('Space');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  assert.equal(await page.locator(':focus').getAttribute('aria-label'), 'Page 2');
  await summary(page, 7).press('Enter');
  await text(page, 7).waitFor();
  await summary(page, 7).press('Enter');
  await text(page, 7).waitFor({ state: 'hidden' });
});

browserTest('a shared link is copied, and says so', async (t) => {
  const { page, context } = await visit(t, await blog(), still);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share: Webhooks that survive a bad night' }).click();
  await page.waitForFunction(async () =>
    (await navigator.clipboard.readText()).endsWith('/blog/webhooks-that-survive'),
  );
  await page.getByRole('region', { name: 'Messages' }).getByText('Link copied').waitFor();
});

browserTest('a shared link is heard without the list of toasts, which the next toast asks for again', async (t) => {
  const { page, context } = await visit(t, await blog(), still);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let isBlocked = true;
  await context.route(/ToastViewport-/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.reload();
  await hydrated(page);
  const share = page.getByRole('button', { name: 'Share: Webhooks that survive a bad night' });
  await share.click();
  await page.locator('[aria-live=polite]').getByText('Link copied').waitFor({ state: 'attached' });
  assert.equal(await page.getByRole('region', { name: 'Messages' }).count(), 0);
  isBlocked = false;
  await share.click();
  await page.getByRole('region', { name: 'Messages' }).getByText('Link copied').first().waitFor();
});

browserTest('Subscribe opens a message to send, and a toast says so even when the network is gone', async (t) => {
  const { page, context } = await visit(t, await blog(), still);
  await hydrated(page);
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const asked = new Promise<string>((resolve) =>
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('reader@client.example');
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['/subscription-', '/ToastViewport-'].every((part) => files.some((file) => file.includes(part)));
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const url = new URL(await asked);
  assert.equal(url.protocol, 'mailto:');
  assert.match(url.searchParams.get('body') ?? '', /reader@client\.example$/);
  const sentence = 'Your mail program opens with a message to send.';
  await page.getByRole('region', { name: 'Messages' }).getByText(sentence).waitFor();
  const heard = await page.locator('[aria-live], [role=status], [role=alert]').allTextContents();
  assert.equal(heard.filter((text) => text.includes(sentence)).length, 1);
  // Nobody can tell whether the message has been sent.
  assert.equal(await field.inputValue(), 'reader@client.example');
});

browserTest('a letter in the search is done with before the cards are drawn anew', async (t) => {
  const { page } = await revisit(t, await blog(), still);
  await hydrated(page);
  await showing(page, posts.length);
  await page.getByRole('searchbox').focus();
  await page.evaluate(() => {
    const seen: [string, boolean][] = [];
    Object.assign(window, { seen });
    // React renders a key's input before the event is over.
    window.addEventListener('input', () =>
      queueMicrotask(() => {
        const status = document.querySelector('main [role=status]')?.textContent ?? '';
        seen.push([status, document.getElementById('article-1') !== null]);
      }),
    );
  });
  // The symbol is in no article.
  await page.keyboard.press('~');
  await showing(page, 0);
  assert.equal(await page.locator('#article-1').count(), 0);
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown }).seen);
  assert.deepEqual(seen, [[`Showing ${posts.length} of ${posts.length} articles`, true]]);
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
  const { page, complaints } = await visit(t, 'about:blank');
  await page.addInitScript(`
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } });
  `);
  await page.goto(await blog('#article-99'));
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
  await summary(page, 2).click();
  const like = page.locator('#article-2').getByRole('button', { name: /^Like/ });
  await like.click();
  assert.equal(await like.getAttribute('aria-pressed'), 'true');
  for (const query of ['x'.repeat(10_000), '(.*)+[', '🦊🦊', 'שלום עולם', '</p><script>']) {
    await page.getByRole('searchbox').fill(query);
    await page.getByText('No articles found').waitFor();
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(
    complaints.filter((complaint) => !complaint.startsWith('foreign')),
    [],
  );
});
