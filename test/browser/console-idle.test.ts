import assert from 'node:assert/strict';
import { demoAccounts } from '../../src/demo/api/accounts.ts';
import { browserTest } from './support/browser.ts';
import { demoPassword, serveConsole, visitConsole } from './support/console.ts';

const minute = 60_000;

browserTest('a session that nobody uses ends after a warning; an answer keeps it', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/sign-in', 'visitor');
  await page.clock.install();
  await page.reload();
  await page.getByLabel('Email').fill(demoAccounts[0].email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.fastForward(27 * minute);
  assert.equal(await warning.count(), 0);
  await page.clock.fastForward(1.5 * minute);
  // By key: a click waits for two stable frames, which a busy machine may not paint under an installed clock.
  await warning.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await warning.waitFor({ state: 'detached' });
  await page.clock.fastForward(27 * minute);
  assert.equal(await warning.count(), 0);
  await page.clock.fastForward(4 * minute);
  await page.waitForURL('**/sign-in?returnTo=*');
  await page.getByText('Your session has ended').waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
});

browserTest('a session that ends for want of use leaves an unsaved form as it is', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories/new');
  await page.clock.install();
  await page.reload();
  await page.getByLabel('Name').fill('Half written');
  await page.clock.fastForward(31 * minute);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await page.getByLabel('Name').inputValue(), 'Half written');
});

browserTest('the stored role is not believed: the server’s is', async (t) => {
  const server = await serveConsole();
  const { page, expects } = await visitConsole(t, server, '/sign-in', 'visitor');
  expects(/403 /);
  for (const [role, stored, home] of [
    ['ADMIN', 'SU', '/dashboard'],
    ['SU', 'ADMIN', '/admin'],
  ] as const) {
    const { token, user } = await server.signIn(role);
    await page.evaluate(
      ([key, text]) => {
        localStorage.setItem('user', text ?? '');
        localStorage.setItem('token', key ?? '');
      },
      [token, JSON.stringify({ ...(user as object), role: stored })],
    );
    await page.goto(`${server.address}/sign-in`);
    await page.waitForURL(`${server.address}${home}`);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  }
});

browserTest(
  'a browser that keeps nothing is said so at the sign-in; a password that failed is gone and hidden',
  async (t) => {
    const server = await serveConsole();
    const { page, expects } = await visitConsole(t, server, '/sign-in', 'visitor');
    expects(/401 .*login/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await page.getByLabel('Email').fill(demoAccounts[0].email);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('wrong');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Incorrect email or password.').waitFor();
    assert.equal(await password.inputValue(), '');
    assert.equal(await password.getAttribute('type'), 'password');
    await password.fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Your browser is blocking storage for this site').first().waitFor();
  },
);
