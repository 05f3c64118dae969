// Builds a copy of the project with the settings for third parties, and checks what a visitor sees and others receive.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { booking } from '../../src/content/pages/contact.ts';
import { form as words } from '../../src/content/pages/contact-form.ts';
import { listen } from '../../src/preview/serve.ts';
import { copyProject } from '../support/dev-project.ts';
import { bodyOf, serve } from '../support/server.ts';
import { browserTest, revisit, still, visit, withoutScript } from './support/browser.ts';
import { fillContactForm } from './support/site-controls.ts';

/** The other sites: receives events, and shows a page in frames. */
const received: { path: string; cookie: string | undefined; event: Record<string, unknown> }[] = [];
const messages: Record<string, unknown>[] = [];
const other = await serve(async (request, response) => {
  const body = await bodyOf(request);
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'content-type');
  if (request.url === '/messages' && body) messages.push(JSON.parse(body));
  else if (request.method === 'POST')
    received.push({ path: request.url ?? '', cookie: request.headers.cookie, event: JSON.parse(body) });
  response.setHeader('set-cookie', 'id=1').setHeader('content-type', 'text/html').end('<h1>The film</h1>');
});

const folder = copyProject();
const article = join(folder, 'src/content/articles/scrape-politely.md');
writeFileSync(article, `${readFileSync(article, 'utf8')}\n![A film](https://youtu.be/abc-1?t=9 "Filmed here.")\n`);
await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.mjs'], {
  cwd: folder,
  env: {
    ...process.env,
    ...{
      CONTACT_URL: `${other}/messages`,
      ANALYTICS_URL: `${other}/api/event`,
      BOOKING_URL: 'https://cal.example/solvane',
    },
    ...{ FRAME_URLS: 'https://www.youtube-nocookie.com', SITE_VERIFICATION: 'google-site-verification=a1 other=b' },
  },
});
const { address, server } = await listen({ dist: join(folder, 'dist'), work: join(folder, '.build'), port: 0 });
after(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

const eventsOf = async (page: Page, count: number) => {
  await page.waitForFunction(() => document.readyState === 'complete');
  while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  return received.map(({ event }) => [event.url, event.referrer]);
};

browserTest('a visit is counted without a touch, without cookies, and at every move between pages', async (t) => {
  const site = address.replace('127.0.0.1', 'localhost');
  const { page } = await visit(t, `${site}/terms?q=my+secret&utm_source=paper#a`, still);
  await eventsOf(page, 1);
  assert.deepEqual(received[0], {
    path: '/api/event',
    cookie: undefined,
    event: { name: 'pageview', domain: 'localhost', url: `${site}/terms?utm_source=paper`, referrer: '' },
  });
  const about = page.getByRole('banner').locator('[href="/about"]');
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await about.click();
  await page.waitForURL(`${site}/about`);
  await page.goBack();
  await page.goto(`${site}/services`);
  assert.deepEqual((await eventsOf(page, 4)).slice(1), [
    [`${site}/about`, `${site}/terms?utm_source=paper`],
    [`${site}/terms?utm_source=paper`, `${site}/about`],
    [`${site}/services`, ''],
  ]);
});

browserTest('a contact message names the first page of the tab, also if that was left without a touch', async (t) => {
  const { page } = await visit(t, `${address}/services?q=my+secret&utm_source=paper`, still);
  await page.goto(`${address}/contact`);
  const form = await fillContactForm(page);
  await form.locator('[type=submit]').click();
  await page.getByText(words.success).waitFor();
  const { page: first, utm, referrer, website } = messages[0] ?? {};
  assert.deepEqual([first, utm, referrer, website], ['/services', 'utm_source=paper', '', '']);
});

browserTest('a contact form whose page is out of date says so, and the reloaded page has its text', async (t) => {
  const { page, expects } = await visit(t, `${address}/robots.txt`, still);
  expects(/404 .*\.js/);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${address}/contact`);
  const form = await fillContactForm(page);
  await form.locator('[type=submit]').click();
  const reload = form.getByRole('link', { name: words.reload });
  await reload.waitFor();
  await page.unroute('**/assets/*.js');
  await reload.click();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  assert.equal(await page.locator('[name=message]').inputValue(), 'A machine.');
});

browserTest('a video is a poster that loads nothing, and plays in the page once it is pressed', 'blog', async (t) => {
  const { page, expects } = await revisit(t, `${address}/blog/scrape-politely`, still);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' }),
  );
  const poster = page.getByRole('link', { name: 'A film' });
  assert.match(await poster.innerText(), /www\.youtube-nocookie\.com/);
  expects(/foreign request: https:\/\/www\.youtube-nocookie\.com\/embed\/abc-1\?autoplay=1$/);
  await poster.dispatchEvent('click');
  await page.frameLocator('iframe[title="A film"]').getByRole('heading', { name: 'The film' }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'IFRAME');
  assert.match(await page.locator('figure[data-frame] figcaption').innerText(), /Filmed here\./);
});

browserTest('without JavaScript, a video is a link, and a call can be booked', 'blog', async (t) => {
  const { page } = await revisit(t, `${address}/blog/scrape-politely`, withoutScript);
  assert.equal(await page.getByRole('link', { name: 'A film' }).getAttribute('href'), 'https://youtu.be/abc-1?t=9');
  await page.goto(`${address}/contact`);
  const link = page.getByRole('main').getByRole('link', { name: booking.label });
  assert.equal(await link.getAttribute('href'), 'https://cal.example/solvane');
});

test('only the home page has the tags that verify the site, and the privacy policy says what is counted', () => {
  const read = (name: string) => readFileSync(join(folder, 'dist', `${name}.html`), 'utf8');
  assert.match(read('index'), /<meta name="google-site-verification" content="a1">\n<meta name="other" content="b">/);
  assert.doesNotMatch(read('about'), /google-site-verification/);
  assert.match(read('privacy'), /Visit counts:.*Videos and forms of other sites:/s);
  assert.doesNotMatch(read('privacy'), /no analytics/);
});
