// Tests pages whose HTML translators, extensions or proxies have changed, before and after hydration.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { loadFailure, renderFailure } from '../../src/content/pages/shell.ts';
import { pagePaths } from '../support/pages.ts';
import { parts } from '../support/parts.ts';
import { blank, browserTest, hydrated, revisit, still } from './support/browser.ts';
import { openHeld } from './support/held-scripts.ts';
import { controlWorks } from './support/site-controls.ts';

/** Runs in the page: changes it as translators, extensions and proxies do, and appends `mark` to every text. */
function touch(mark: string): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script,style,select,textarea')) texts.push(text);
  }
  for (const text of texts) {
    if (text.parentElement?.closest('svg')) {
      text.data += mark;
      continue;
    }
    // Google's and Microsoft's translators replace a text node with two nested elements around another text.
    const wrapper = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data + mark;
    wrapper.append(inner);
    text.replaceWith(wrapper);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
    link.href = '/cdn-cgi/l/email-protection#0a626f';
    const code = document.createElement('span');
    code.dataset.cfemail = '0a626f';
    code.textContent = `[email protected]${mark}`;
    link.replaceChildren(code);
  }
  document.head.append(document.createElement('style'));
  document.body.prepend(document.createElement('extension-bar'));
  document.body.append(document.createElement('extension-panel'));
  document.getElementById('root')?.append(document.createElement('extension-root'));
}

const marks = (page: Page, mark: string) =>
  page.evaluate((text) => (document.querySelector('main')?.textContent ?? '').split(text).length - 1, mark);
const failures = (page: Page) =>
  page
    .getByRole('heading', { name: renderFailure.title })
    .or(page.getByRole('heading', { name: loadFailure.title }))
    .count();

/** One page for each kind of control; all pages in `npm run test:all`. */
const paths =
  process.env.LOOKS === 'all' ? pagePaths : ['/', '/contact', '/blog'].filter((path) => pagePaths.includes(path));

for (const path of paths)
  browserTest(
    `${path} survives changes by extensions and translators before and after hydration`,
    path !== '/' || parts.chat,
    async (t) => {
      const { page, expects } = await revisit(t, blank, still);
      expects(/inline style violates|React error #(418|423|425)/);
      await page.goto(path);
      await page.evaluate(touch, ' ¡uno!');
      const before = await marks(page, '¡uno!');
      await hydrated(page);
      const after = await marks(page, '¡uno!');
      assert.ok(after >= before * 0.9, `of ${before} foreign texts ${after} are left`);
      await controlWorks(page, path);
      assert.equal(await failures(page), 0);

      await page.evaluate(touch, ' ¡dos!');
      await controlWorks(page, path);
      assert.equal(await failures(page), 0);
      // Navigating away removes the changes, and navigating back renders the page unchanged.
      const other = path === '/about' ? '/services' : '/about';
      await page.locator(`header nav a[href="${other}"]`).evaluate((link: HTMLElement) => link.click());
      await page.waitForFunction(() => !document.querySelector('main')?.textContent?.includes('¡dos!'));
      await page.goBack();
      await page.waitForFunction((wanted) => location.pathname === wanted, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      assert.deepEqual([await marks(page, '¡dos!'), await failures(page)], [0, 0]);
    },
  );

/** Runs in the page: turns numbers and dates into links, as iOS does. Returns how many. */
function detect(): number {
  const found: [Text, RegExpExecArray][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const match = /\(?\d{3}\)? \d{3}-\d{4}|\w+ \d{1,2}, \d{4}|\d{2,}/.exec(text.data);
    if (match && !text.parentElement?.closest('svg,script,style,select,textarea,a')) found.push([text, match]);
  }
  for (const [text, match] of found) {
    const number = text.splitText(match.index);
    number.splitText(match[0].length);
    const link = Object.assign(document.createElement('a'), { href: `tel:${match[0].replace(/\D/g, '')}` });
    number.replaceWith(link);
    link.append(number);
  }
  return found.length;
}

browserTest('pages keep their text and work although the browser turned numbers and dates into links', async (t) => {
  const { page, expects } = await revisit(t, blank, still);
  expects(/React error #(418|423|425)/);
  for (const path of ['/blog', '/contact', '/testimonials', '/privacy'].filter((each) => pagePaths.includes(each))) {
    await page.goto(path);
    const text = () => page.evaluate(() => document.querySelector('main')?.textContent);
    const before = await text();
    assert.ok((await page.evaluate(detect)) > 0, path);
    await hydrated(page);
    assert.equal(await text(), before, path);
    await controlWorks(page, path);
    assert.equal(await failures(page), 0);
  }
});

browserTest('the blog works and keeps typed text if an extension adds elements before hydration', 'blog', async (t) => {
  const { page, expects } = await revisit(t, blank, still);
  expects(/React error #(418|423|425)/);
  const release = await openHeld(page, '/blog');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main, header, footer, section, p, h2'))
      part.prepend(document.createElement('extension-mark'));
  });
  const search = page.getByRole('searchbox');
  await search.pressSequentially('zzzzz');
  await release();
  await page.waitForFunction(() => document.querySelector('article[id]') === null);
  assert.equal(await search.evaluate((field) => field === document.activeElement), true, 'the focus is kept');
  await search.fill('');
  await page.locator('article[id]').first().waitFor();
  await controlWorks(page, '/blog');
  assert.equal(await failures(page), 0);
});
