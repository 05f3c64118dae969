// Whatever the API's fields hold is text: it runs nothing, adds nothing, leads nowhere and moves nothing.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { browserTest } from './support/browser.ts';
import { type ConsoleServer, moveTo, serveConsole, unexpected, visitConsole } from './support/console.ts';
import {
  harmDone,
  hostileText,
  type Spoil,
  serveSpoiled,
  spoilAll,
  spoilFigures,
  spoilTexts,
} from './support/hostile.ts';

const loaded = () =>
  document.querySelector('main h1') !== null && !document.querySelector('main [role=status][aria-label^=Loading]');

browserTest('hostile texts, figures and nonsense in every field do nothing but show as text', async (t) => {
  const server = await serveConsole();
  const paths = await screensOf(server);
  let spoil: Spoil = spoilTexts;
  const { page, complaints } = await visitSpoiled(t, server, () => spoil);
  for (spoil of [spoilTexts, spoilFigures, spoilAll]) {
    // Nothing is cached of the round before.
    await page.goto(`${server.address}/admin/nowhere`);
    for (const path of paths) {
      await moveTo(page, path);
      await page.waitForFunction(loaded);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        assert.deepEqual(await harmDone(page), [], `${path} ${width} ${spoil.name}`);
      }
      assert.deepEqual(unexpected(complaints), [], `${path} ${spoil.name}`);
    }
  }
});

browserTest('dialogs, toasts and the bell stay readable around a hostile name', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitSpoiled(t, server, () => spoilTexts);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${server.address}/admin/users`);
  const refuse = (status: number, errors?: object) =>
    page.route(/change-user-status|user-list\/\d+$|create-category/, (route) =>
      route.fulfill({ status, json: { status: false, message: hostileText, errors } }),
    );
  await refuse(409);
  await page.getByRole('switch').first().click();
  const toast = page.getByRole('listitem').filter({ hasText: 'was not deactivated.' });
  await toast.waitFor();
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  assert.ok(height > 0 && y + height < 800, `${y + height}`);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Delete javascript.*\?$/s });
  // Neither line breaks nor characters that nobody sees can be typed.
  await dialog.getByRole('textbox').fill(hostileText.replace(/[\n\u202E]/g, ''));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('alert').getByText('javascript').waitFor();
  assert.deepEqual(await harmDone(page), []);
  await page.goto(`${server.address}/admin/investments?status=pending`);
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click();
  await page.getByRole('region', { name: 'Notices' }).getByText('was approved.').waitFor();
  assert.deepEqual(await harmDone(page), []);
  await page.goto(`${server.address}/admin/categories/new`);
  await refuse(422, { name: [hostileText], [hostileText]: hostileText });
  await page.getByLabel('Name').fill('Kelp farms');
  await page.getByRole('button', { name: 'Create category' }).click();
  await page.getByText('One field needs another look:').waitFor();
  assert.equal(await page.getByLabel('Name').inputValue(), 'Kelp farms');
  assert.deepEqual(await harmDone(page), []);
  assert.deepEqual(unexpected(complaints), []);
});

/** Opens the console as somebody whose own name and picture are hostile too. */
async function visitSpoiled(t: TestContext, server: ConsoleServer, spoil: () => Spoil) {
  const visit = await visitConsole(t, server, '/admin/nowhere', 'SU');
  const { page, complaints } = visit;
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await serveSpoiled(page, spoil);
  await page.evaluate((name) => {
    const user = { ...JSON.parse(localStorage.getItem('user') ?? ''), name, image_url: name };
    localStorage.setItem('user', JSON.stringify(user));
  }, hostileText);
  return visit;
}

/** Every screen, those of one thing at one that has all its parts. */
async function screensOf(server: ConsoleServer): Promise<string[]> {
  const { token } = await server.signIn('SU');
  const idIn = async (call: string, name: string, isMeant: (row: Record<string, unknown>) => boolean = () => true) => {
    const response = await fetch(`${server.address}/api${call}`, { headers: { authorization: `Bearer ${token}` } });
    const rows: Record<string, unknown>[] = (await response.json()).data;
    return rows.find(isMeant)?.[name];
  };
  const project = await idIn('/admin/get-all-project?limit=3', 'project_id');
  const scheduled = await idIn('/admin/get-notifications', 'notification_id', ({ status }) => status === 'scheduled');
  return [
    '/admin',
    '/admin/users',
    '/admin/users/3',
    '/admin/categories',
    `/admin/categories/${await idIn('/admin/get-all-category', 'category_id')}`,
    '/admin/projects',
    `/admin/projects/${project}`,
    '/admin/projects/new',
    '/admin/investments',
    '/admin/investments/review',
    '/admin/notifications',
    `/admin/notifications/${scheduled}`,
    '/admin/bank-accounts',
    `/admin/bank-accounts/${await idIn('/super-admin/get-all-bank-accounts', 'bank_account_id')}`,
    '/admin/admins',
    `/admin/admins/${await idIn('/super-admin/get-all-admins', 'admin_id')}`,
    '/admin/profile',
  ];
}
