import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { hero } from '../../src/content/pages/careers.ts';
import { faq } from '../../src/content/pages/home.ts';
import { pageTitles } from '../../src/content/pages.ts';
import { menuLabel } from '../support/labels.ts';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';

type Path = keyof typeof pageTitles;
const [question = { id: '' }] = faq;
const headerLink = (page: Page, path: Path) => page.locator('header').getByRole('link', { name: menuLabel(path) });
/** Follows a link by script: the driver would scroll it into view first. */
const follow = (page: Page, path: Path) => headerLink(page, path).evaluate((link: HTMLElement) => link.click());
/** Waits until the document has the page's title. */
const titled = (page: Page, path: Path) => page.waitForFunction((title) => document.title === title, pageTitles[path]);
const isAt = (page: Page, path: Path, y: number) =>
  page.waitForFunction(([path, title, y]) => location.pathname === path && document.title === title && scrollY === y, [
    path,
    pageTitles[path],
    y,
  ] as const);

browserTest('a link navigates within the site: new URL, title and focus, top of the page, no reload', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`);
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    window.scrollTo(0, 3000);
  });
  await headerLink(page, '/about').click();
  await isAt(page, '/about', 0);
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  assert.equal(await page.evaluate(() => 'isSameDocument' in window), true);
  assert.equal(await headerLink(page, '/about').getAttribute('aria-current'), 'page');
});

browserTest('Back, Forward and a reload restore page and scroll position, hydrated or not', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`, still);
  await hydrated(page);
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await scrollTo(2400);
  await follow(page, '/about');
  await isAt(page, '/about', 0);
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

browserTest(
  'the first frame after navigation lays out only the visible part; going back lays out the whole page',
  async (t) => {
    const { page } = await revisit(t, `${await siteAddress()}/services`);
    await hydrated(page);
    const lastSection = () =>
      page.evaluate(() => {
        const section = [...document.querySelectorAll('main > section')].at(-1);
        return section ? getComputedStyle(section).contentVisibility : 'none';
      });
    await page.evaluate(() => {
      // The heading is focused before the page is shown.
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
  },
);

/** Waits until the whole page is laid out: after a move, sections out of view follow the first frame. */
const laidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main > section')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  );

browserTest('Back from a fragment of the same page restores the scroll position, Forward the fragment', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/careers`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 40));
  await page.getByRole('link', { name: hero.list }).evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => window.location.hash === '#openings' && window.scrollY > 500);
  const there = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await page.waitForFunction(() => window.location.hash === '' && window.scrollY === 40);
  await page.goForward();
  await page.waitForFunction((y) => window.scrollY === y, there);
});

browserTest('modified and middle clicks are left to the browser', async (t) => {
  const { page, context } = await revisit(t, `${await siteAddress()}/`);
  await hydrated(page);
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await headerLink(page, '/about').click(click);
    await (await opened).close();
    assert.equal(new URL(page.url()).pathname, '/');
  }
});

/** Sets `navigator.connection` before hydration. */
const tellLine = (page: Page, connection: object) =>
  page.evaluate((value) => Object.defineProperty(navigator, 'connection', { value }), connection);

browserTest('pages of visible links are prefetched, but not over slow or metered connections', async (t) => {
  const { page } = await revisit(t, await restAddress());
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const isFetched = (name: string) => fetched.some((url) => url.includes(`/assets/${name}-`));
  for (const line of [{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: '4g' }]) {
    fetched.length = 0;
    await page.goto(`${await siteAddress()}/privacy`);
    await tellLine(page, line);
    await hydrated(page);
    // The footer's links are out of view, so their pages aren't fetched; the header's are.
    if (line.saveData || line.effectiveType === '3g') await page.evaluate(idle);
    else await page.waitForFunction(loaded, 'Testimonials');
    assert.equal(isFetched('Testimonials'), line.effectiveType === '4g' && !line.saveData, JSON.stringify(line));
    assert.equal(isFetched('Terms'), false);
  }
});

/** Runs in the page: resolves after its idle callbacks, and those that they have requested. */
const idle = () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
const loaded = (name: string) =>
  performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`));

browserTest('hover, focus and touch prefetch the next page, once', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`);
  await tellLine(page, { saveData: true });
  await hydrated(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const arrived = (name: string) => page.waitForResponse((response) => response.url().includes(`/assets/${name}-`));
  let response = arrived('Services');
  await headerLink(page, '/services').hover();
  await response;
  response = arrived('Blog');
  await headerLink(page, '/blog').focus();
  await response;
  await headerLink(page, '/services').hover();
  await headerLink(page, '/services').click();
  await titled(page, '/services');
  assert.deepEqual(fetched.filter((path) => path.includes('/Services-')).length, 1);
});

browserTest('a fragment opens its element and scrolls to it, on a cold load and by a link', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/#${question.id}`);
  const untilShown = () =>
    page.waitForFunction((id) => {
      const target = document.getElementById(id);
      const top = target?.getBoundingClientRect().top ?? -1;
      return target?.closest('details')?.open === true && top >= 0 && top < window.innerHeight;
    }, question.id);
  await untilShown();
  await page.goto(`${await siteAddress()}/about`);
  await hydrated(page);
  await page.evaluate((id) => {
    document.body.append(Object.assign(document.createElement('a'), { href: `/#${id}`, id: 'to-faq' }));
    document.getElementById('to-faq')?.click();
  }, question.id);
  await untilShown();
});

browserTest('Back restores the lists of the blog and the open positions; a new visit doesn’t', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  const search = 'zzz';
  for (const path of ['/blog', '/careers'] as const) {
    await page.goto((await siteAddress()) + path);
    await hydrated(page);
    const field = page.locator('main input[type=search]');
    await field.fill(search);
    await page.locator('header nav a[href="/about"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/about');
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await field.waitFor();
    assert.equal(await field.inputValue(), search, path);
    await page.locator('header nav a[href="/about"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/about');
    await page.locator(`header nav a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${path}`);
    await field.waitFor();
    assert.equal(await field.inputValue(), '', path);
  }
});
