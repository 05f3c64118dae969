// The states of lists and forms that only a browser can judge: colors, overflow, the focus.
import assert from 'node:assert/strict';
import { assertFaultless } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { moveTo, serveConsole, visitConsole } from './support/console.ts';
import { openScreen } from './support/console-walk.ts';

browserTest('the states of lists and forms are without fault', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/investments');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('region', { name: 'Filter' }).waitFor();
  await assertFaultless(page, 'the filter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter' }).and(page.locator(':focus')).waitFor();
  await openScreen(page, '/admin/categories/new');
  await page.getByRole('button', { name: 'Create category' }).click();
  await page.getByText(/a problem with 1 field/).waitFor();
  await assertFaultless(page, 'a form with a fault');
  await openScreen(page, '/admin/bank-accounts');
  await page.getByRole('button', { name: 'Show number of Client funds 1' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Delete Client funds 1' }).click();
  await assertFaultless(page, 'the question before a row is deleted');
  await page.keyboard.press('Escape');
  const { token } = await server.signIn('SU');
  const call = async (to: string, body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${server.address}/api${to}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await response.json()).data;
  };
  const [{ bank_account_id }] = await call('/super-admin/get-all-bank-accounts');
  await openScreen(page, `/admin/bank-accounts/${bank_account_id}`);
  await page.getByLabel('Branch').fill('Mine');
  await call('/super-admin/update-bank-account', { bank_account_id, branch: 'Theirs' });
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await page.getByRole('button', { name: 'Use theirs' }).waitFor();
  await page.getByLabel('Branch').and(page.locator(':focus')).waitFor();
  assert.equal(await page.getByLabel('Branch').inputValue(), 'Mine');
  await assertFaultless(page, 'a field that someone else has edited too');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(`${server.address}/admin/nowhere`);
  server.intercept = ({ url }) => (url?.includes('user-list') ? held : false);
  await moveTo(page, '/admin/users');
  await page.getByRole('status', { name: 'Loading users' }).waitFor();
  await assertFaultless(page, 'loading');
  release();
  server.intercept = () => 400;
  await moveTo(page, '/admin/projects');
  await page.getByRole('heading', { name: "Couldn't load the data" }).waitFor();
  await assertFaultless(page, 'failed');
  server.intercept = () => 403;
  await moveTo(page, '/admin/categories');
  await page.getByRole('heading', { name: "You don't have access" }).waitFor();
  await assertFaultless(page, 'forbidden');
});

browserTest(
  'the frame of the console is without fault: menus, sign-in, empty and missing screens, an ended session',
  async (t) => {
    const server = await serveConsole();
    const visitor = await visitConsole(t, server, '/sign-in', 'visitor');
    await visitor.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await assertFaultless(visitor.page, 'sign-in');
    const { page } = await visitConsole(t, server, '/admin/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await assertFaultless(page, 'not found');
    await page.route(/get-all-category/, (route) => route.fulfill({ json: { status: true, message: '', data: [] } }));
    await openScreen(page, '/admin/categories', 'Categories');
    await page.getByText('Create the first one.').waitFor();
    await assertFaultless(page, 'an empty list');
    for (const [name, part] of [
      ['Activity', page.getByRole('region', { name: 'Activity' })],
      ['Menu', page.getByRole('navigation', { name: 'Console' })],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name, exact: true }).press('Enter');
      await part.waitFor();
      await assertFaultless(page, name, [320, 390]);
      await page.keyboard.press('Escape');
      await part.waitFor({ state: 'hidden' });
    }
    await openScreen(page, '/admin/profile', 'Profile');
    await page.getByLabel('Phone').fill('+1 555 0100');
    await assertFaultless(page, 'profile');
    server.intercept = () => 401;
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await assertFaultless(page, 'an ended session');
  },
);
