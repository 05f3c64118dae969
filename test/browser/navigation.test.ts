import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { hero } from '../../src/content/pages/careers.ts';
import { titleOf } from '../support/pages.ts';
import { parts } from '../support/parts.ts';
import { blank, browserTest, frames, hydrated, idle, revisit, still, visit } from './support/browser.ts';
import { articleLink, follow, headerLink, inAllBrowsers, isAt, skipToMain, titled } from './support/following.ts';
import { holdScripts, openHeld } from './support/held-scripts.ts';

/**
 * Runs in the page: clicks a link with Ctrl. Returns whether no handler prevents the click, so that the browser opens a
 * tab. Prevents that tab itself, because headless Chromium 150 reports only some of the tabs that such clicks open.
 */
function isLeftToBrowser(link: HTMLElement): boolean {
  let isLeft = false;
  addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  return isLeft;
}

inAllBrowsers('links navigate in place; Back, Forward and reload restore page and scroll position', async (t, open) => {
  const { page } = await open(t, '/', still);
  await hydrated(page);
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  assert.equal(await headerLink(page, '/about').evaluate(isLeftToBrowser), true, 'Ctrl and a click aren’t prevented');
  await scrollTo(2400);
  await follow(page, '/about');
  await isAt(page, '/about', 0);
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  assert.equal(await page.evaluate(() => 'isSameDocument' in window), true);
  assert.equal(await headerLink(page, '/about').getAttribute('aria-current'), 'page');
  await scrollTo(300);
  await follow(page, '/services');
  await isAt(page, '/services', 0);
  await page.goBack();
  await isAt(page, '/about', 300);
  await page.goForward();
  await isAt(page, '/services', 0);
  await scrollTo(1200);
  await page.reload();
  await isAt(page, '/services', 1200);
  await page.goBack();
  await isAt(page, '/about', 300);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await isAt(page, '/', 2400);
  await page.goForward();
  await isAt(page, '/about', 300);
});

browserTest('the first frame after a link lays out only the visible part, after Back the whole page', async (t) => {
  const { page } = await revisit(t, '/services');
  await hydrated(page);
  const lastSection = () =>
    page.evaluate(() => {
      const section = [...document.querySelectorAll('main > section')].at(-1);
      return section ? getComputedStyle(section).contentVisibility : 'none';
    });
  await page.evaluate(() => {
    // Navigation focuses the heading before the first frame.
    document.addEventListener('focusin', ({ target }) => {
      const section = (target as Element).closest('main')?.querySelector(':scope > section:last-of-type');
      if (section) document.documentElement.dataset.last = getComputedStyle(section).contentVisibility;
    });
    window.scrollTo(0, 1200);
  });
  const noted = () => page.evaluate(() => document.documentElement.dataset.last);
  assert.equal(await lastSection(), 'visible', 'hydration changes nothing');
  await follow(page, '/about');
  await titled(page, '/about');
  assert.equal(await noted(), 'auto');
  await laidOut(page);
  assert.equal(await lastSection(), 'visible');
  await page.goBack();
  await page.waitForFunction(() => window.scrollY === 1200);
  assert.equal(await noted(), 'visible');
});

/** Waits until the whole page is laid out: after navigation, the first frame skips sections that aren't in view. */
const laidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main > section')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  );

inAllBrowsers(
  'Back from a fragment of the same page restores the scroll position, Forward the fragment',
  'careers',
  async (t, open) => {
    const { page } = await open(t, '/careers');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 40));
    await page.getByRole('link', { name: hero.list }).evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => window.location.hash === '#openings' && window.scrollY > 500);
    const there = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await page.waitForFunction(() => window.location.hash === '' && window.scrollY === 40);
    await page.goForward();
    await page.waitForFunction((y) => window.scrollY === y, there);
  },
);

browserTest('a reload, Forward and hydration keep the reader’s scroll position, not the fragment’s', async (t) => {
  const { page } = await revisit(t, blank, still);
  const addresses = [
    `/terms#${terms.sections.at(-2)?.id}`,
    ...(parts.careers ? ['/careers#openings'] : []),
    ...posts.slice(0, 1).map(articleLink),
  ];
  for (const address of addresses) {
    await page.goto(blank);
    const release = await openHeld(page, address);
    const settled = async (y: number) => {
      await page.evaluate(frames);
      assert.equal(await page.evaluate(() => window.scrollY), y, address);
    };
    await page.waitForFunction(() => window.scrollY > 300);
    const away = await page.evaluate(() => window.scrollY - 250);
    await page.evaluate((to) => window.scrollTo(0, to), away);
    await release();
    await settled(away);
    // Chromium saves a position up to a second after the scroll, so it may restore the fragment's.
    const releaseReloaded = await holdScripts(page);
    await page.reload();
    await page.evaluate(frames);
    const restored = await page.evaluate(() => window.scrollY);
    await releaseReloaded();
    await settled(restored);
    await skipToMain(page);
    await page.goBack();
    await page.waitForFunction(() => window.location.hash !== '#main');
    await settled(restored);
  }
});

browserTest('visible links are prefetched, on slow or metered connections only when hovered or focused', async (t) => {
  const { page } = await revisit(t, blank, still);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const times = (name: string) => fetched.filter((path) => path.startsWith(`/assets/${name}-`)).length;
  const arrived = (name: string) => page.waitForResponse((response) => response.url().includes(`/assets/${name}-`));
  const fast = { effectiveType: '4g' };
  // Safari has no `requestIdleCallback`.
  for (const line of [fast, { ...fast, isSafari: true }, { effectiveType: '3g' }, { ...fast, saveData: true }]) {
    fetched.length = 0;
    await page.goto('/privacy');
    await page.evaluate((value) => {
      Object.defineProperty(navigator, 'connection', { value });
      if ('isSafari' in value) Reflect.deleteProperty(window, 'requestIdleCallback');
    }, line);
    const isFast = line.effectiveType === '4g' && !('saveData' in line);
    const visible = isFast && arrived('Contact');
    await hydrated(page);
    if (visible) await visible;
    else await page.evaluate(idle);
    assert.equal(times('Contact'), isFast ? 1 : 0, JSON.stringify(line));
    // The footer's links, such as Terms, are out of view.
    assert.equal(times('Terms'), 0);
  }
  for (const [name, path, event] of [
    ['Services', '/services', 'hover'],
    ['About', '/about', 'focus'],
  ] as const) {
    const response = arrived(name);
    await headerLink(page, path)[event]();
    await page.evaluate((url) => import(url).then(() => undefined), (await response).url());
    const title = await headerLink(page, path).evaluate((link: HTMLElement) => {
      link.click();
      return document.title;
    });
    assert.equal(title, await titleOf(path), 'the page changes within the click');
    assert.equal(times(name), 1);
  }
});

browserTest('before hydration, a link navigates natively and loads no script', async (t) => {
  const { page } = await revisit(t, blank, still);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto('/');
  await headerLink(page, '/about').click();
  await page.waitForURL('**/about');
  assert.deepEqual(scripts, []);
});

browserTest('if the Navigation API records no entries, as in WebKit 2.52, links and Back still work', async (t) => {
  const { page } = await visit(t, blank, still);
  await page.addInitScript(() => {
    const value = window.navigation?.currentEntry;
    Object.defineProperty(window.navigation, 'currentEntry', { value });
  });
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await follow(page, '/services');
  await isAt(page, '/services', 0);
  await page.goBack();
  await isAt(page, '/about', 600);
});
