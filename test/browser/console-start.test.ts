// What the console fetches to start with: few files, and nothing of them after the other that could come at once.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { browserTest } from './support/browser.ts';
import { serveConsole, unexpected, visitConsole } from './support/console.ts';

/** Counts the scripts that a document asks for, without those that are fetched ahead when there is time. */
async function reloadAndCount(page: Page, isThere: () => Promise<unknown>): Promise<number> {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 2000 ? 0 : start(run, ms))) as typeof setTimeout;
  });
  const scripts = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()));
  await page.reload();
  await isThere();
  return scripts.size;
}

browserTest('the sign-in page takes at most six scripts, and a screen nine', async (t) => {
  const server = await serveConsole();
  const visitor = await visitConsole(t, server, '/sign-in', 'visitor');
  const before = await reloadAndCount(visitor.page, () => visitor.page.getByLabel('Email').waitFor());
  assert.ok(before <= 6, `${before} scripts before sign-in`);
  const { page } = await visitConsole(t, server, '/admin/projects/264');
  const there = await reloadAndCount(page, () => page.getByRole('button', { name: 'Save project' }).waitFor());
  assert.ok(there <= 9, `${there} scripts on a screen`);
});

browserTest(
  'a screen and its first call, made once, do not wait for the shell; other screens come when there is time',
  async (t) => {
    const server = await serveConsole();
    const { page, complaints } = await visitConsole(t, server, '/admin/users?page=2');
    await page.getByText('11 to 20 of 246 users').waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/start-console/, async (route) => {
      await held;
      await route.continue();
    });
    server.calls.length = 0;
    const call = page.waitForRequest(/user-list\?page=2/);
    const code = page.waitForRequest(/\/Users-/);
    await page.reload({ waitUntil: 'commit' });
    await Promise.all([call, code]);
    assert.equal(await page.getByRole('heading').count(), 0);
    release();
    await page.getByText('11 to 20 of 246 users').waitFor();
    assert.equal(server.calls.filter((line) => line.includes('user-list')).length, 1);
    // Not asked for, and there: the connection is lost before they are wanted.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/Admins-')),
    );
    await page.route(/\.js$/, (route) => route.abort());
    await page.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor();
    assert.deepEqual(unexpected(complaints), []);
  },
);
