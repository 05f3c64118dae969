import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { gate } from '../../support/server.ts';
import { browserTest, stopClock } from '../support/browser.ts';
import { visitConsole } from '../support/console.ts';

/** Reloads the page, and returns how many scripts it requests until `isThere` resolves. */
async function reloadAndCount(page: Page, isThere: () => Promise<unknown>): Promise<number> {
  // With the clock stopped, no other screen is prefetched.
  await stopClock(page);
  const scripts = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()));
  await page.reload();
  await isThere();
  return scripts.size;
}

browserTest('the console’s sign-in page loads at most six scripts, and a screen at most nine', async (t) => {
  const visitor = await visitConsole(t, '/sign-in', 'visitor');
  const before = await reloadAndCount(visitor.page, () => visitor.page.getByLabel('Email').waitFor());
  assert.ok(before <= 6, `${before} scripts before sign-in`);
  const { page } = await visitConsole(t, '/admin/projects/264');
  const there = await reloadAndCount(page, () => page.getByLabel('Title').waitFor());
  assert.ok(there <= 9, `${there} scripts on a screen`);
});

browserTest('a console screen loads without waiting for the shell; other screens load when idle', async (t) => {
  const { page, expects, server } = await visitConsole(t, '/admin/users?page=2');
  await page.getByText('11 to 20 of 246 users').waitFor();
  const shell = gate();
  await page.route(/start-console/, (route) => shell.opened.then(() => route.continue()));
  server.calls.length = 0;
  // With the clock stopped, no other screen is prefetched.
  await stopClock(page);
  const call = page.waitForRequest(/user-list\?page=2/);
  const code = page.waitForRequest(/\/Users-/);
  await page.reload({ waitUntil: 'commit' });
  await Promise.all([call, code]);
  assert.equal(await page.getByRole('heading').count(), 0);
  shell.open();
  await page.getByText('11 to 20 of 246 users').waitFor();
  // The console also reads the list in pages of 100, for the counts in its tabs.
  assert.equal(server.calls.filter((line) => line.endsWith('user-list?page=2&limit=10')).length, 1);
  // Prefetched screens open even if scripts can no longer be loaded.
  const prefetched = page.waitForEvent('requestfinished', (request) => request.url().includes('/Profile-'));
  await page.clock.resume();
  await prefetched;
  expects(/ERR_FAILED .*\.js/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor();
});
