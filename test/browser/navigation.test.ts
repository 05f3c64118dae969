import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { hero } from '../../src/content/pages/careers.ts';
import { faq } from '../../src/content/pages/home.ts';
import { footer, notFound } from '../../src/content/pages/shell.ts';
import { pageTitles } from '../../src/content/pages.ts';
import { contact } from '../../src/content/site.ts';
import { menuLabel } from '../support/labels.ts';
import { browserTest, hydrated, revisit } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';

const [question = { id: '' }] = faq;
/** Waits until a page has taken its title. */
const titled = (page: Page, path: keyof typeof pageTitles) =>
  page.waitForFunction((title) => document.title === title, pageTitles[path]);

browserTest('a link navigates within the site: new URL, title and focus, top of the page, no reload', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`);
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    window.scrollTo(0, 3000);
  });
  await page
    .locator('header')
    .getByRole('link', { name: menuLabel('/about') })
    .click();
  await titled(page, '/about');
  assert.equal(new URL(page.url()).pathname, '/about');
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  assert.equal(await page.evaluate(() => 'isSameDocument' in window), true);
  assert.equal(
    await page
      .locator('header')
      .getByRole('link', { name: menuLabel('/about') })
      .getAttribute('aria-current'),
    'page',
  );
});

browserTest('Back and Forward restore the page and its scroll position', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 2400));
  // Clicked by script: the driver would scroll the link into view first.
  await page
    .locator('header')
    .getByRole('link', { name: menuLabel('/about') })
    .evaluate((link: HTMLElement) => link.click());
  await titled(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 150));
  await page.goBack();
  await page.waitForFunction((title) => document.title === title && window.scrollY === 2400, pageTitles['/']);
  await page.goForward();
  await page.waitForFunction((title) => document.title === title && window.scrollY === 150, pageTitles['/about']);
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
    await page
      .locator('header')
      .getByRole('link', { name: menuLabel('/about') })
      .evaluate((link: HTMLElement) => link.click());
    await titled(page, '/about');
    assert.equal(await noted(), 'auto');
    await laidOut(page);
    assert.equal(await lastSection(), 'visible');
    await page.goBack();
    await page.waitForFunction(() => window.scrollY === 1200);
    assert.equal(await noted(), 'visible');
  },
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

/** Waits until the whole page is laid out: after a move, sections out of view follow the first frame. */
const laidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main > section')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  );

browserTest('a reload keeps the scroll position', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 2400));
  await page.reload();
  await page.waitForFunction(() => window.scrollY === 2400);
});

browserTest('modified and middle clicks, and links out of the site, are the browser’s own', async (t) => {
  const { page, context } = await revisit(t, `${await siteAddress()}/`);
  await hydrated(page);
  const about = page.locator('header').getByRole('link', { name: menuLabel('/about') });
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await about.click(click);
    await (await opened).close();
    assert.equal(new URL(page.url()).pathname, '/');
  }
  const hrefs = await page.locator('footer a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  assert.deepEqual(hrefs, [
    `mailto:${contact.email}`,
    '/chat',
    contact.phone.href,
    ...footer.links.map(([href]) => href),
  ]);
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

browserTest('hover, focus and touch fetch the next page ahead, once', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`);
  await tellLine(page, { saveData: true });
  await hydrated(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const header = page.locator('header');
  const arrived = (name: string) => page.waitForResponse((response) => response.url().includes(`/assets/${name}-`));
  let response = arrived('Services');
  await header.getByRole('link', { name: menuLabel('/services') }).hover();
  await response;
  response = arrived('Blog');
  await header.getByRole('link', { name: menuLabel('/blog') }).focus();
  await response;
  await header.getByRole('link', { name: menuLabel('/services') }).hover();
  await header.getByRole('link', { name: menuLabel('/services') }).click();
  await titled(page, '/services');
  assert.deepEqual(fetched.filter((path) => path.includes('/Services-')).length, 1);
});

browserTest('an unknown address is the not-found page under a 404 status, and leads on', async (t) => {
  const { page, expects } = await revisit(t, `${await siteAddress()}/`);
  expects(/404 .*\/no\/such\/page/);
  const response = await page.goto(`${await siteAddress()}/no/such/page`);
  assert.equal(response?.status(), 404);
  await page.getByRole('heading', { level: 1, name: notFound.title }).waitFor();
  await hydrated(page);
  await page.getByRole('link', { name: notFound.home }).click();
  await titled(page, '/');
});

browserTest('a fragment opens and shows what it names, on a cold load and by a link', async (t) => {
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

browserTest('an unknown or malformed fragment causes no error', async (t) => {
  const { page } = await revisit(t, await restAddress());
  for (const fragment of ['#nothing-of-the-kind', '#%E0%A4%A', '#"><script>']) {
    await page.goto(await restAddress());
    await page.goto(`${await siteAddress()}/${fragment}`);
    await hydrated(page);
  }
});
