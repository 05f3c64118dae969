// Addresses and connections that our own server doesn't produce: hydration changes nothing on any of them.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { articlePath } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { pageTitles } from '../../src/content/pages.ts';
import { menuLabel } from '../support/labels.ts';
import { askServer, browserTest, hydrated, revisit, still } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';

/** Fakes a host of another name: the site's own server answers each path, mapped by `serve`. */
async function playHost(page: Page, origin: string, serve = (path: string) => path): Promise<void> {
  const own = await siteAddress();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await askServer(route, own + serve(pathname) + search) });
  });
}

const heading = (page: Page) => page.locator('main h1').innerText();
/** Expected complaints: the fake host is foreign, and over plain HTTP the browser ignores a header. */
const ofHost = [/^foreign request: https?:\/\/(host|solvane)\.example/, /Opener-Policy header/];

browserTest('a page served over plain HTTP hydrates, navigates, and restores the scroll position', async (t) => {
  const { page, expects } = await revisit(t, await restAddress(), still);
  expects(...ofHost);
  await playHost(page, 'http://solvane.example');
  await page.goto('http://solvane.example/about');
  assert.equal(await page.evaluate(() => window.isSecureContext), false);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page
    .locator('header')
    .getByRole('link', { name: menuLabel('/services') })
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => location.pathname === '/services' && scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => location.pathname === '/about' && scrollY === 500);
});

browserTest('a page at another spelling of its address hydrates as itself, at its own', async (t) => {
  const { page, expects } = await revisit(t, await restAddress(), still);
  expects(...ofHost);
  await playHost(page, 'https://host.example', (path) =>
    path.startsWith('/assets/') ? path : path.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '') || '/',
  );
  const articles = posts.slice(0, 1).map(({ slug }) => [`${articlePath(slug)}/`, articlePath(slug)] as const);
  for (const [spelling, own] of [
    ['/about/', '/about'],
    ['/services.html?from=mail#process', '/services?from=mail#process'],
    ['/About', '/about'],
    ['/index.html', '/'],
    ...articles,
    ['/blog/index.html', '/blog'],
  ] as const) {
    await page.goto(`https://host.example${spelling}`);
    const before = await heading(page);
    await hydrated(page);
    assert.equal(await heading(page), before, spelling);
    assert.equal(page.url(), `https://host.example${own}`);
    const link = page.locator(`header nav a[href="${own.replace(/[?#].*/, '')}"]`);
    assert.equal(await page.locator('header [aria-current=page]').count(), await link.count(), spelling);
  }
  // Two history entries of one document; only the second has the page's canonical path.
  await page.goto('https://host.example/about/');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await hydrated(page);
  assert.equal(page.url(), 'https://host.example/about#main');
  await page.goBack();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === undefined);
  await hydrated(page);
  assert.equal(page.url(), 'https://host.example/about');
});

browserTest('an address with unusual characters shows the same page after hydration', async (t) => {
  const { page, expects } = await revisit(t, await restAddress(), still);
  expects(...ofHost, /404\W.*host\.example/);
  await playHost(page, 'https://host.example', (path) =>
    path.startsWith('/assets/') ? path : path === '/%61bout' ? '/about' : '/nowhere',
  );
  for (const path of ['/caf%C3%A9', '/old%20page', '/%61bout', '/%zz', '/blog/no-such', '/careers/%25']) {
    await page.goto(`https://host.example${path}`);
    const before = await heading(page);
    await hydrated(page);
    assert.equal(await heading(page), before, path);
  }
});

browserTest('after a reload, Back and Forward restore scroll positions, hydrated or not', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`, still);
  await hydrated(page);
  const moveTo = (label: string) =>
    page
      .locator('header')
      .getByRole('link', { name: label })
      .evaluate((link: HTMLElement) => link.click());
  const isAt = (path: string, y: number) =>
    page.waitForFunction(([path, y]) => location.pathname === path && scrollY === y, [path, y] as const);
  await page.evaluate(() => window.scrollTo(0, 2400));
  await moveTo(menuLabel('/about'));
  await isAt('/about', 0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await moveTo(menuLabel('/services'));
  await isAt('/services', 0);
  await page.reload();
  await page.goBack();
  await isAt('/about', 300);
  assert.match(await heading(page), /./);
  await page.waitForFunction((title) => document.title === title, pageTitles['/about']);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await isAt('/', 2400);
  await page.waitForFunction((title) => document.title === title, pageTitles['/']);
  await page.goForward();
  await isAt('/about', 300);
});
