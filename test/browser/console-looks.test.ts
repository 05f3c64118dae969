import assert from 'node:assert/strict';
import { assertFaultless } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { moveTo, serveConsole, unexpected, visitConsole } from './support/console.ts';

const screens: readonly (readonly [path: string, role: 'SU' | 'visitor', ready: string])[] = [
  ['/sign-in', 'visitor', 'Sign in'],
  ['/admin', 'SU', 'Recent investments'],
  ['/admin/users', 'SU', 'Users'],
  ['/admin/users?search=nobody', 'SU', 'No users match'],
  ['/admin/users/3', 'SU', 'Bank accounts'],
  ['/admin/categories', 'SU', 'Categories'],
  ['/admin/categories/new', 'SU', 'New category'],
  ['/admin/projects', 'SU', 'Projects'],
  ['/admin/projects?search=nothing', 'SU', 'No projects match'],
  ['/admin/projects/new', 'SU', 'New project'],
  ['/admin/projects/264', 'SU', 'Documents'],
  ['/admin/projects/999999', 'SU', 'Not found'],
  ['/admin/investments', 'SU', 'Investments'],
  ['/admin/investments?status=approved&search=nobody', 'SU', 'No investments match'],
  ['/admin/profile', 'SU', 'Password'],
  ['/admin/notifications', 'SU', 'Notifications'],
  ['/admin/notifications?status=scheduled&search=nobody', 'SU', 'No notifications match'],
  ['/admin/notifications/new', 'SU', 'New notification'],
  ['/admin/notifications/0', 'SU', 'Not found'],
  ['/admin/bank-accounts', 'SU', 'Bank accounts'],
  ['/admin/bank-accounts/new', 'SU', 'New bank account'],
  ['/admin/admins', 'SU', 'Admins'],
  ['/admin/admins/new', 'SU', 'New admin'],
  ['/admin/nowhere', 'SU', 'There is no such screen'],
];

browserTest('every screen is without fault at three widths in both themes', async (t) => {
  const server = await serveConsole();
  const visits = { SU: await visitConsole(t, server, '/admin/nowhere', 'SU'), visitor: undefined };
  for (const [path, role, ready] of screens) {
    const { page, complaints } = visits[role] ?? (await visitConsole(t, server, path, role));
    await moveTo(page, path);
    await page.getByRole('heading', { name: ready, exact: true }).waitFor();
    await page.waitForFunction(() => document.querySelector('[role=status][aria-label^=Loading]') === null);
    // What is said and not drawn takes no room: else a bar to scroll by stands there, and goes with each dialog.
    if (role === 'visitor') assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), 800, path);
    // One load serves all six looks; without motion nothing is on its way from one to the next.
    await assertFaultless(page, path);
    assert.deepEqual(unexpected(complaints), [], path);
  }
});

browserTest('dialog, drawer, bell and form errors are without fault', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories', 'SU', { viewport: { width: 390, height: 800 } });
  await page.getByRole('checkbox', { name: 'Select Education' }).check();
  await page.getByRole('button', { name: 'Delete Education' }).click();
  await assertFaultless(page, 'the question before a row is deleted');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete 1 category' }).click();
  await assertFaultless(page, 'the question before selected rows are deleted');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notices' }).click();
  await assertFaultless(page, 'the bell');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await assertFaultless(page, 'the menu', [320, 768]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Categories' }).isVisible(), false);
  await moveTo(page, '/admin/categories/new');
  await page.getByRole('button', { name: 'Create category' }).click();
  await page.getByText('One field needs another look:').waitFor();
  await assertFaultless(page, 'a form with a fault');
});

browserTest('figures as a table, decisions and refused pictures are without fault', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin', 'SU', { viewport: { width: 320, height: 800 } });
  await page.getByText('Show as a table').click();
  await assertFaultless(page, 'figures as a table');
  await moveTo(page, '/admin/investments?status=pending');
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await assertFaultless(page, 'the question before an approval');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await assertFaultless(page, 'the list of keys');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select this whole page' }).check();
  await page.getByRole('button', { name: 'Approve 10 investments' }).click();
  await page.getByRole('dialog').getByText('no receipt').waitFor();
  await assertFaultless(page, 'the question before several approvals');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await page.getByText('One field needs another look:').waitFor();
  await assertFaultless(page, 'a rejection without a reason');
  await moveTo(page, '/admin/profile');
  await page.getByLabel('Picture').setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('?') });
  await page.getByText('This type of file is not accepted. Choose jpg, png or webp.').waitFor();
  await assertFaultless(page, 'a refused picture');
});
browserTest(
  'a scheduled and a sent notification, a shown number and the way to delete oneself are without fault',
  async (t) => {
    const server = await serveConsole();
    const path = '/admin/notifications?status=sent';
    const { page, complaints } = await visitConsole(t, server, path, 'SU', { viewport: { width: 390, height: 800 } });
    await page.locator('main tbody th a').first().click();
    await page.getByRole('heading', { name: 'Details' }).waitFor();
    await assertFaultless(page, 'a sent notification');
    await moveTo(page, '/admin/bank-accounts');
    await page.getByRole('button', { name: 'Show number of Client funds 1' }).click();
    await assertFaultless(page, 'a shown number');
    await moveTo(page, '/admin/admins');
    await page.getByRole('button', { name: 'Delete Sunniva Superdemo' }).click();
    await page.getByText('This is your own account.').waitFor();
    await assertFaultless(page, 'the way to delete oneself');
    await moveTo(page, '/admin/notifications?status=scheduled');
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await page.locator('main tbody th a').first().click();
    await page.locator('input[type="datetime-local"]').fill('2020-01-01T10:00');
    await page.getByRole('button', { name: 'Save notification' }).click();
    await page.getByRole('link', { name: 'Choose a time in the future.' }).waitFor();
    await assertFaultless(page, 'a time in the past');
    assert.deepEqual(unexpected(complaints), []);
  },
);

browserTest('what is loading, failed, forbidden or ended is without fault', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/nowhere');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.intercept = ({ url }) => (url?.includes('user-list') ? held : false);
  await moveTo(page, '/admin/users');
  await page.getByRole('status', { name: 'Loading users' }).waitFor();
  await assertFaultless(page, 'loading');
  release();
  server.intercept = () => 400;
  await moveTo(page, '/admin/projects');
  await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor();
  await assertFaultless(page, 'failed');
  server.intercept = () => 403;
  await moveTo(page, '/admin/categories');
  await page.getByRole('heading', { name: "You don't have access" }).waitFor();
  await assertFaultless(page, 'forbidden');
  server.intercept = () => 401;
  await moveTo(page, '/admin/categories/new');
  await page.getByLabel('Name').fill('Kelp farms');
  await page.getByRole('button', { name: 'Create category' }).click();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await assertFaultless(page, 'ended');
});
