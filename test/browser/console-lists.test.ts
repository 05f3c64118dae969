import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { browserTest, stopClock } from './support/browser.ts';
import { moveTo, serveConsole, unexpected, visitConsole } from './support/console.ts';

/** The names in the list, in order. */
function names(page: Page): Promise<string[]> {
  return page.locator('main tbody th a').allTextContents();
}

browserTest(
  'page, rows and search live in the address; Back goes through them; a menu link is a clean list',
  async (t) => {
    const server = await serveConsole();
    const { page, complaints } = await visitConsole(t, server, '/admin/users?page=3&limit=nonsense&search=');
    await page.getByText('21 to 30 of 246 users').waitFor();
    const third = await names(page);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText('31 to 40 of 246 users').waitFor();
    assert.equal(page.url(), `${server.address}/admin/users?page=4`);
    await page.goBack();
    await page.getByText('21 to 30 of 246 users').waitFor();
    assert.deepEqual(await names(page), third);
    // Slow keys would be several searches.
    await stopClock(page);
    await page.keyboard.press('/');
    await page.keyboard.type('quill');
    await page.clock.resume();
    await page.getByText(/^1 to \d+ of \d+ users$/).waitFor();
    assert.equal(page.url(), `${server.address}/admin/users?search=quill`);
    await page.getByLabel('Rows').selectOption('25');
    await page.waitForURL('**/users?search=quill&limit=25');
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Users' }).click();
    await page.waitForURL('**/admin/users');
    assert.equal(await page.getByLabel('Search users').inputValue(), '');
    await page.goBack();
    await page.waitForURL('**/users?search=quill&limit=25');
    assert.equal(await page.getByLabel('Search users').inputValue(), 'quill');
    assert.deepEqual(unexpected(complaints), []);
  },
);

browserTest('a search is one request after the last key, and a late answer to an older one never shows', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users');
  await page.getByText('of 246 users').waitFor();
  const before = await names(page);
  server.calls.length = 0;
  let answerOld: () => void = () => undefined;
  const old = new Promise<void>((resolve) => {
    answerOld = resolve;
  });
  server.intercept = ({ url }) => (url?.endsWith('search=quill') ? old : false);
  await stopClock(page);
  await page.getByLabel('Search users').pressSequentially('quill');
  await page.clock.resume();
  await page.waitForURL('**search=quill');
  await page.locator('[aria-label="List of users"][aria-busy="true"]').waitFor();
  assert.deepEqual(await names(page), before);
  await page.getByLabel('Search users').fill('katya');
  await page.locator('[aria-label="List of users"][aria-busy="false"]').waitFor();
  assert.match((await names(page)).join(), /^Katya/);
  answerOld();
  await page.getByLabel('Search users').press('Enter');
  assert.match((await names(page)).join(), /^Katya/);
  assert.deepEqual(
    server.calls.map((call) => call.split('search=')[1]),
    ['quill', 'katya'],
  );
});

browserTest('loading, failed, not matching: each state says what it is and offers the way out', async (t) => {
  const server = await serveConsole();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.intercept = ({ url }) => (url?.includes('user-list') ? held : false);
  const { page } = await visitConsole(t, server, '/admin/users?search=nobody%25');
  await page.getByRole('status', { name: 'Loading users' }).waitFor();
  answer();
  await page.getByRole('heading', { name: 'No users match' }).waitFor();
  await page.getByText('“nobody%”').waitFor();
  server.intercept = ({ url }) => (url?.includes('user-list') ? 422 : false);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor();
  assert.equal(await page.locator(':focus').getAttribute('name'), 'search');
  server.intercept = () => false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('of 246 users').waitFor();
});

browserTest(
  'a page beyond the end lands on the last one that has rows, also after its last row was deleted',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/users?page=99&search=a');
    await page.waitForURL(/users\?search=a&page=\d\d$/);
    await moveTo(page, '/admin/categories?page=7');
    await page.waitForURL('**/admin/categories');
    await moveTo(page, '/admin/users?page=49&search=san');
    await page.waitForURL(/users\?search=san&page=\d$/);
    await page.getByText('21 to 21 of 21 users').waitFor();
    const url = page.url();
    for (let rows = await page.locator('main tbody tr').count(); rows > 0; rows--) {
      const row = page.locator('main tbody tr').first();
      const name = (await row.locator('th a').textContent()) ?? '';
      await row.getByRole('button', { name: 'Delete' }).click();
      const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
      assert.equal(await page.locator(':focus').textContent(), 'Cancel');
      await dialog.getByRole('textbox').fill(name);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
    }
    await page.waitForURL((now) => now.href !== url);
    await page.locator('main tbody tr').first().waitFor();
  },
);

browserTest('a whole list sorts by its columns and says so; what is selected there is deleted', async (t) => {
  const server = await serveConsole();
  const { token } = await server.signIn('SU');
  await fetch(`${server.address}/api/admin/create-category`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Unused' }),
  });
  const { page } = await visitConsole(t, server, '/admin/categories');
  await page.getByRole('checkbox', { name: 'Select Unused' }).check();
  await page.getByRole('button', { name: 'Name' }).click();
  await page.waitForURL('**?sort=name');
  const upward = await names(page);
  await page.getByRole('button', { name: 'Name' }).click();
  await page.locator('th[aria-sort="descending"]').waitFor();
  assert.deepEqual(await names(page), upward.toReversed());

  // Another order has started with none.
  assert.equal(await page.getByRole('checkbox', { checked: true }).count(), 0);
  await page.getByRole('checkbox', { name: 'Select Unused' }).check();
  await page.getByRole('checkbox', { name: 'Select Technology' }).check();
  await page.getByRole('button', { name: 'Delete 2 categories' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 categories?' });
  await dialog.getByText('Unused, Technology').waitFor();
  await dialog.getByRole('textbox').fill('2 categories');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const leftovers = page.getByRole('dialog', { name: '1 category not deleted' });
  await leftovers.getByText('Technology: This category is used by 5 projects.').waitFor();
  await leftovers.getByRole('button', { name: 'Close' }).click();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  assert.equal((await names(page)).includes('Unused'), false);
  assert.equal(await page.getByRole('checkbox', { name: 'Select Technology' }).isChecked(), true);
});

browserTest('the export holds every row that the search lets through, and can be stopped', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?search=a');
  const total = Number(/of (\d+) users/.exec((await page.getByText(/of \d+ users/).textContent()) ?? '')?.[1]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  assert.match(download.suggestedFilename(), /^users-a-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  assert.equal(lines.length, total + 1);
  assert.ok(total > 100);
  // A phone number starts with +, which a spreadsheet would calculate with.
  assert.ok(lines.some((line) => line.includes(",'+1 ")));
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click();
  await page.getByRole('region', { name: 'Notices' }).getByText(`${total} users exported.`).waitFor();
  await page.keyboard.press('Escape');

  server.intercept = ({ url }) => (url?.includes('limit=100') ? new Promise(() => undefined) : false);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  // It ends with the list: leaving asks.
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  const leave = page.getByRole('dialog', { name: 'Leave this page?' });
  await leave.getByText('The export has not ended. Leaving stops it.').waitFor();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).waitFor();
});

browserTest('the status switch shows at once, and is taken back with a message when the server refuses', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users');
  const control = page.getByRole('switch', { name: 'Katya Sandoval-Pike active' });
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await control.waitFor();
  server.intercept = ({ url }) => (url?.includes('change-user-status') ? held : false);
  await control.click();
  await page.getByRole('switch', { name: 'Katya Sandoval-Pike active', checked: false }).waitFor();
  await control.click();
  assert.equal(server.calls.filter((call) => call.includes('change-user-status')).length, 1);
  refuse();
  await page.locator('[aria-label="Katya Sandoval-Pike active"][aria-busy="false"]').waitFor();
  server.intercept = ({ url }) => (url?.includes('change-user-status') ? 409 : false);
  await control.click();
  await page.getByText('Katya Sandoval-Pike was not activated. Refused with 409.').first().waitFor();
  assert.equal(await control.getAttribute('aria-checked'), 'false');
});

browserTest('markup, long words and right-to-left text in a field do nothing but show as text', async (t) => {
  const server = await serveConsole();
  const { token } = await server.signIn('SU');
  const names = ['<img src=x onerror=alert(1)>', 'a'.repeat(100), '\u202Eevil\u202C مرحبا'];
  for (const name of names) {
    const { status } = await fetch(`${server.address}/api/admin/create-category`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ name, description: 'w'.repeat(1000) }),
    });
    assert.equal(status, 200);
  }
  const { page, complaints } = await visitConsole(t, server, '/admin/categories?limit=50', 'SU', {
    viewport: { width: 320, height: 800 },
  });
  for (const name of names) await page.getByRole('link', { name, exact: true }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  await page.getByRole('link', { name: names[1] ?? '' }).click();
  await page.getByRole('heading', { name: names[1] ?? '' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  assert.deepEqual(unexpected(complaints), []);
});
