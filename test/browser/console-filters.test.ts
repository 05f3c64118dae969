import assert from 'node:assert/strict';
import { askServer, browserTest } from './support/browser.ts';
import { moveTo, serveConsole, visitConsole } from './support/console.ts';

browserTest('tiles, bars and counts lead to lists that show the same number', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin');
  const figures = page.getByRole('list', { name: 'Figures' });
  for (const name of ['Active users', 'Active projects', 'Pending investments']) {
    await page.goto(`${server.address}/admin`);
    const tile = figures.getByRole('link', { name: new RegExp(`^${name}`) });
    const value = (await tile.locator('b').textContent()) ?? '';
    await tile.click();
    await page.getByText(new RegExp(`of ${value} `)).waitFor();
  }
  await page.goto(`${server.address}/admin`);
  const month = page.getByRole('list', { name: 'Months' }).getByRole('link').nth(10);
  const [, amount = ''] = ((await month.getAttribute('title')) ?? '').split(': ');
  await month.press('Enter');
  await page.getByText(`Total ${amount}`, { exact: true }).waitFor();
  await page.goto(`${server.address}/admin/categories`);
  const count = page.locator('main tbody tr').first().locator('td a').first();
  const projects = await count.textContent();
  await count.click();
  await page.getByText(`of ${projects} projects`).waitFor();
});

browserTest('a list that comes by pages is filtered and sorted as a whole, up to a limit', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?kyc=rejected&sort=-invested');
  await page.getByText(/of \d+ users/).waitFor();
  assert.equal(server.calls.filter((call) => call.includes('user-list?')).length, 3);
  const states = await page.locator('main tbody tr td:nth-child(4)').allTextContents();
  assert.deepEqual([...new Set(states)], ['Rejected']);

  // One that is too long is not read: it says so, and the search is the way out.
  await page.route(/user-list\?.*page=1&/, async (route) => {
    const response = await askServer(route);
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, total: 2001, pagination: undefined } });
  });
  await page.goto(`${server.address}/admin/users?kyc=pending&search=a`);
  await page.getByText('2,001 users are too many to filter or sort here').waitFor();
});

browserTest('several are deactivated and approved at once, after a question that sums up', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?status=active');
  const box = (index: number) => page.locator('main tbody').getByRole('checkbox').nth(index);
  await box(0).check();
  await box(1).check();
  await page.getByRole('button', { name: 'Deactivate 2 users' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal(server.calls.filter((call) => call.includes('change-user-status')).length, 2);

  // Left half-way it asks; left all the same it stops, and says how far it came.
  const waiting: (() => void)[] = [];
  server.intercept = ({ url }) => (url?.includes('change-user') ? new Promise((done) => waiting.push(done)) : false);
  await moveTo(page, '/admin/users?status=active&search=a');
  for (const index of [0, 1, 2]) await box(index).check();
  await page.getByRole('button', { name: 'Deactivate 3 users' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Deactivating 1 of 3.').waitFor();
  await moveTo(page, '/admin/categories');
  const leave = page.getByRole('dialog', { name: 'Leave this page?' });
  await leave.getByText('Not all of the 3 users are deactivated yet.').waitFor();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Categories' }).waitFor();
  for (const done of waiting) done();
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByText('1 user was deactivated.')
    .waitFor();
  server.intercept = () => false;

  await page.goto(`${server.address}/admin/investments?status=pending&sort=amount`);
  await page.getByText('of 33 investments').waitFor();
  await box(0).check();
  await box(1).check();
  await page.getByRole('button', { name: 'Approve 2 investments' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Total/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('of 31 investments').waitFor();
});

browserTest('days narrow the list, and an export says what it holds and refuses nothing at all', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/investments?status=pending');
  await page.getByText('of 33 investments').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  assert.match((await downloading).suggestedFilename(), /^investments-pending-\d{4}-\d\d-\d\d\.csv$/);
  // A year that is typed digit by digit is one step of the history.
  const steps = await page.evaluate(() => history.length);
  await page.getByLabel('From').focus();
  await page.keyboard.type('01012020');
  await page.waitForURL(/from=2020-01-01/);
  assert.equal(await page.evaluate(() => history.length), steps + 1);
  await page.getByLabel('To', { exact: true }).fill('2020-02-01');
  await page.getByRole('heading', { name: 'No investments match' }).waitFor();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByText('The investments were not exported. There are none.').first().waitFor();
});
