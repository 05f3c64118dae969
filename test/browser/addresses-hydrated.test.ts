// Tests hydration with addresses and connections that other hosts have, but `npm start` doesn't.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { articlePath } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { serve } from '../support/server.ts';
import { blank, browserTest, forward, hydrated, revisit, still } from './support/browser.ts';
import { follow } from './support/following.ts';
import { siteAddress } from './support/site.ts';

/** Imitates a host with other paths, each of which `serveAs` maps to a path of the site. Returns the host's address. */
async function playHost(serveAs: (path: string) => string): Promise<string> {
  const own = await siteAddress();
  return serve(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '', own);
    const answer = await fetch(own + serveAs(pathname) + search);
    const headers = ['content-type', 'content-security-policy'].map((name) => [name, answer.headers.get(name) ?? '']);
    response.writeHead(answer.status, headers.flat()).end(Buffer.from(await answer.arrayBuffer()));
  });
}

const heading = (page: Page) => page.locator('main h1').innerText();

browserTest('a page served over plain HTTP hydrates, navigates, and restores the scroll position', async (t) => {
  const { page, expects } = await revisit(t, blank, still);
  // Over plain HTTP, a host other than localhost isn't a secure context, so Chromium ignores
  // `Cross-Origin-Opener-Policy` and warns.
  expects(/^foreign request: http:\/\/solvane\.example/, /Opener-Policy header/);
  await page.route('http://solvane.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await forward(route, (await siteAddress()) + pathname) });
  });
  await page.goto('http://solvane.example/about');
  assert.equal(await page.evaluate(() => window.isSecureContext), false);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  await follow(page, '/services');
  await page.waitForFunction(() => location.pathname === '/services' && scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => location.pathname === '/about' && scrollY === 500);
});

browserTest('a page at another spelling of its address hydrates, and gets its canonical address', async (t) => {
  const host = await playHost((path) =>
    path.startsWith('/assets/') ? path : path.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '') || '/',
  );
  const { page } = await revisit(t, blank, still);
  const articles = posts.slice(0, 1).map(({ slug }) => [`${articlePath(slug)}/`, articlePath(slug)] as const);
  for (const [spelling, own] of [
    ['/services.html?from=mail#process', '/services?from=mail#process'],
    ['/About', '/about'],
    ['/index.html', '/'],
    ...articles,
  ] as const) {
    await page.goto(host + spelling);
    const before = await heading(page);
    await hydrated(page);
    assert.equal(await heading(page), before, spelling);
    assert.equal(page.url(), host + own);
    const link = page.locator(`header nav a[href="${own.replace(/[?#].*/, '')}"]`);
    assert.equal(await page.locator('header [aria-current=page]').count(), await link.count(), spelling);
  }
  // Creates a second history entry for the same document. Hydration makes only the current entry's path canonical.
  await page.goto(`${host}/about/`);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await hydrated(page);
  assert.equal(page.url(), `${host}/about#main`);
  await page.goBack();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === undefined);
  await hydrated(page);
  assert.equal(page.url(), `${host}/about`);
});

browserTest('an address with unusual characters shows the same page after hydration', async (t) => {
  const host = await playHost((path) =>
    path.startsWith('/assets/') ? path : path === '/%61bout' ? '/about' : '/nowhere',
  );
  const { page, expects } = await revisit(t, blank, still);
  expects(/404\W.*127\.0\.0\.1/);
  for (const path of ['/caf%C3%A9', '/%61bout', '/%zz', '/careers/%25']) {
    await page.goto(host + path);
    const before = await heading(page);
    await hydrated(page);
    assert.equal(await heading(page), before, path);
  }
});
