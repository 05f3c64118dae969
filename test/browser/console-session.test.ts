// Tabs and clocks of a session. test/admin/session tests sign-in.
import assert from 'node:assert/strict';
import { demoAccounts } from '../../src/demo/api/accounts.ts';
import { browserTest } from './support/browser.ts';
import { demoPassword, serveConsole, visitConsole } from './support/console.ts';

browserTest('signing out applies to every tab at once, and the next user sees none of the data', async (t) => {
  const server = await serveConsole();
  const { page, context } = await visitConsole(t, server, '/admin/users');
  await page.getByRole('link', { name: 'Katya Sandoval-Pike' }).waitFor();
  // The clock is stopped: no timer notifies the other tab, and no toast disappears automatically.
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
  // The next user's first list never responds: no cached rows may be shown instead.
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
const minute = 60_000;

browserTest('an idle session ends after a warning; an unsaved form is unchanged after signing in again', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories/new');
  await page.clock.install();
  await page.reload();
  const name = page.getByLabel('Name');
  await name.fill('Half written');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.fastForward(27 * minute);
  assert.equal(await warning.count(), 0);
  await page.clock.fastForward(1.5 * minute);
  // By key: Enter must not submit the form below. A click would wait for frames, which a fake clock may delay.
  await warning.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await warning.waitFor({ state: 'detached' });
  await page.clock.fastForward(27 * minute);
  assert.equal(await warning.count(), 0);
  await page.clock.fastForward(4 * minute);
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Password', { exact: true }).fill(demoPassword);
  await ended.getByRole('button', { name: 'Sign in' }).press('Enter');
  await ended.waitFor({ state: 'detached' });
  assert.equal(await name.inputValue(), 'Half written');
  await name.fill('');
  await page.clock.fastForward(31 * minute);
  await page.waitForURL('**/sign-in?returnTo=*');
  await page.getByText('Your session has ended').waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
});
