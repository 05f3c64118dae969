import assert from 'node:assert/strict';
import { axeViolations } from './support/axe.ts';
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

/** In an order that changes one thing at a time. */
const looks: readonly (readonly [colorScheme: 'light' | 'dark', width: number])[] = [
  ['light', 320],
  ['light', 768],
  ['light', 1280],
  ['dark', 1280],
  ['dark', 768],
  ['dark', 320],
];

browserTest('every screen is without fault at three widths in both themes', async (t) => {
  const server = await serveConsole();
  const visits = { SU: await visitConsole(t, server, '/admin/nowhere', 'SU'), visitor: undefined };
  for (const [path, role, ready] of screens) {
    const { page, complaints } = visits[role] ?? (await visitConsole(t, server, path, role));
    await moveTo(page, path);
    await page.getByRole('heading', { name: ready, exact: true }).waitFor();
    await page.waitForFunction(() => document.querySelector('[role=status][aria-label^=Loading]') === null);
    // One load serves all six looks; without motion nothing is on its way from one to the next.
    for (const [colorScheme, width] of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await axeViolations(page), [], `${path} ${colorScheme} ${width}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, path);
    }
    assert.deepEqual(unexpected(complaints), [], path);
  }
});

browserTest('dialog, drawer, bell and form errors are without fault', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories', 'SU', { viewport: { width: 390, height: 800 } });
  await page.getByRole('checkbox', { name: 'Select Education' }).check();
  await page.getByRole('button', { name: 'Delete Education' }).click();
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete 1 category' }).click();
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notices' }).click();
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  assert.deepEqual(await axeViolations(page), []);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Categories' }).isVisible(), false);
  await moveTo(page, '/admin/categories/new');
  await page.getByRole('button', { name: 'Create category' }).click();
  await page.getByText('One field needs another look:').waitFor();
  assert.deepEqual(await axeViolations(page), []);
});

browserTest('figures as a table, decisions and refused pictures are without fault', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin', 'SU', { viewport: { width: 320, height: 800 } });
  await page.getByText('Show as a table').click();
  assert.deepEqual(await axeViolations(page), []);
  await moveTo(page, '/admin/investments?status=pending');
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  assert.deepEqual(await axeViolations(page), []);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await page.getByText('One field needs another look:').waitFor();
  assert.deepEqual(await axeViolations(page), []);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  await moveTo(page, '/admin/profile');
  await page.getByLabel('Picture').setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('?') });
  await page.getByText('This type of file is not accepted. Choose jpg, png or webp.').waitFor();
  assert.deepEqual(await axeViolations(page), []);
});
browserTest(
  'a scheduled and a sent notification, a shown number and the way to delete oneself are without fault',
  async (t) => {
    const server = await serveConsole();
    const path = '/admin/notifications?status=sent';
    const { page, complaints } = await visitConsole(t, server, path, 'SU', { viewport: { width: 390, height: 800 } });
    const isFaultless = async () => {
      assert.deepEqual(await axeViolations(page), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    };
    await page.locator('main tbody th a').first().click();
    await page.getByRole('heading', { name: 'Details' }).waitFor();
    await isFaultless();
    await moveTo(page, '/admin/bank-accounts');
    await page.getByRole('button', { name: 'Show number of Client funds 1' }).click();
    await isFaultless();
    await moveTo(page, '/admin/admins');
    await page.getByRole('button', { name: 'Delete Sunniva Superdemo' }).click();
    await page.getByText('This is your own account.').waitFor();
    await isFaultless();
    await moveTo(page, '/admin/notifications?status=scheduled');
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await page.locator('main tbody th a').first().click();
    await page.locator('input[type="datetime-local"]').fill('2020-01-01T10:00');
    await page.getByRole('button', { name: 'Save notification' }).click();
    await page.getByRole('link', { name: 'Choose a time in the future.' }).waitFor();
    await isFaultless();
    assert.deepEqual(unexpected(complaints), []);
  },
);
