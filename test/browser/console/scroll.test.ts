import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { gate } from '../../support/server.ts';
import { browserTest, stopClock } from '../support/browser.ts';
import { type ConsoleServer, moveTo, visitConsole } from '../support/console.ts';

const top = (page: Page) => page.evaluate(() => scrollY);
const isAt = (page: Page, y: number) => page.waitForFunction((expected) => Math.abs(scrollY - expected) < 2, y);

/** Holds the list's rows back until the returned function is called. */
function hold(server: ConsoleServer): () => void {
  const { open, opened } = gate();
  server.intercept = ({ url }) => (url?.includes('limit=100') ? opened : false);
  return open;
}

/** Turns the mouse wheel, and waits until the page has the event, for which `wheel` doesn't wait. */
async function turnWheel(page: Page): Promise<void> {
  const turned = await page.evaluateHandle(() => ({
    done: new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
  }));
  await page.mouse.wheel(0, 10);
  await turned.evaluate(({ done }) => done.then(() => undefined));
}

for (const [name, path, link] of [
  ['a paged list', '/admin/users?limit=100', 'main tbody th a'],
  ['a whole list', '/admin/investments?limit=100', 'nav a[href="/admin/users"]'],
  ['the dashboard', '/admin', 'main a[href^="/admin/"]'],
] as const)
  browserTest(`Back returns to the position in ${name}, even if its data is loaded again`, async (t) => {
    const viewport = { width: 1280, height: name === 'the dashboard' ? 300 : 800 };
    const { page, server } = await visitConsole(t, path, 'SU', { viewport });
    const before = page.locator(link).last();
    await before.waitFor();
    await stopClock(page);
    const y = name === 'the dashboard' ? 300 : 2500;
    await page.evaluate((to) => scrollTo(0, to), y);
    assert.equal(await top(page), y);
    await before.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction((from) => location.pathname + location.search !== from, path);
    await isAt(page, 0);
    // The cache drops unused data after a minute.
    await page.clock.runFor(66_000);
    const calls = server.calls.length;
    await page.goBack();
    await isAt(page, y);
    // The rail keeps the dashboard's data fresh.
    if (name !== 'the dashboard') assert.ok(server.calls.length > calls, 'the data was loaded again');
  });

browserTest('Forward returns to the position, too, unless the user scrolls while the data is loading', async (t) => {
  const { page, server } = await visitConsole(t, '/admin/investments');
  const rows = page.locator('main tbody th a');
  await rows.last().waitFor();
  // Before the first list is left: the timer that drops it would otherwise stay real, and the cache has only one.
  await stopClock(page);
  await moveTo(page, '/admin/users?limit=100');
  await rows.nth(99).waitFor();
  for (const isScrolled of [false, true]) {
    await page.evaluate(() => scrollTo(0, 2500));
    await page.goBack();
    await page.getByText(/of \d+ investments/).waitFor();
    await page.clock.runFor(66_000);
    const release = hold(server);
    await page.goForward();
    await page.getByRole('status', { name: /^Loading/ }).waitFor();
    if (isScrolled) await turnWheel(page);
    release();
    await rows.nth(99).waitFor();
    if (isScrolled) await page.waitForFunction(() => scrollY < 100);
    else await isAt(page, 2500);
  }
});

browserTest('a reload, and Back from another document, return to the position once the data has loaded', async (t) => {
  const { page, server } = await visitConsole(t, '/admin/users?limit=100');
  const rows = page.locator('main tbody th a');
  await rows.nth(99).waitFor();
  await page.evaluate(() => scrollTo(0, 2500));
  // Without a response, the browser can't restore the position before the page is long enough.
  for (const load of [() => page.reload(), () => page.goto(`${server.address}/about`).then(() => page.goBack())]) {
    const release = hold(server);
    await load();
    await page.getByRole('status', { name: /^Loading/ }).waitFor();
    // Another reload before that changes nothing.
    await page.reload();
    await page.getByRole('status', { name: /^Loading/ }).waitFor();
    release();
    await isAt(page, 2500);
  }
});
