// Tests a session in several tabs. test/admin/session tests signing in and idle sessions.
import assert from 'node:assert/strict';
import { demoAccounts } from '../../../src/demo/api/accounts.ts';
import { browserTest } from '../support/browser.ts';
import { demoPassword, visitConsole } from '../support/console.ts';

browserTest('signing out applies to every tab at once; the next user sees no data of the previous one', async (t) => {
  const { page, context, server } = await visitConsole(t, '/admin/users');
  await page.getByRole('link', { name: 'Katya Sandoval-Pike' }).waitFor();
  // Stops the clock, so that no timer notifies the other tab and no toast disappears.
  await context.clock.install();
  await context.clock.pauseAt(Date.now() + 60_000);
  const other = await context.newPage();
  await other.goto(`${server.address}/admin/users`);
  await other.getByRole('link', { name: 'Katya Sandoval-Pike' }).waitFor();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByText('users exported').first().waitFor();
  await page.getByRole('button', { name: 'Sunniva Superdemo' }).press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.waitForURL('**/sign-in');
  await other.waitForURL('**/sign-in?returnTo=*');
  assert.doesNotMatch(await page.evaluate(() => JSON.stringify(sessionStorage)), /exported/);
  await context.clock.resume();
  // The next user's request for the list gets no response, so that any rows would come from the cache.
  server.intercept = ({ url }) => (url?.includes('user-list') ? new Promise(() => undefined) : false);
  await page.getByLabel('Email').fill(demoAccounts[1].email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Activity', exact: true }).waitFor();
  assert.equal(await page.getByText('users exported').count(), 0);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('status', { name: 'Loading users' }).waitFor();
  assert.equal(await page.getByText('Katya Sandoval-Pike').count(), 0);
});
