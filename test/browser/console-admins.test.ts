import assert from 'node:assert/strict';
import { demoAccounts } from '../../src/server/api/accounts.ts';
import { browserTest } from './support/browser.ts';
import { serveConsole, unexpected, visitConsole } from './support/console.ts';

browserTest('an admin is created with a password that can be shown, and may then sign in', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/admins');
  await page.getByRole('link', { name: 'New admin' }).click();
  await page.getByRole('button', { name: 'Create admin' }).click();
  for (const sentence of ['Enter a name.', 'Enter an email address.', 'Enter a password.']) {
    await page.getByRole('link', { name: sentence }).waitFor();
  }
  await page.getByLabel('Name').fill('Tove Larkhurst');
  await page.getByLabel('Email').fill(demoAccounts[0].email);
  const password = page.getByLabel('Password', { exact: true });
  assert.equal(await password.getAttribute('autocomplete'), 'new-password');
  await password.fill('short');
  await page.getByRole('button', { name: 'Show password' }).click();
  assert.equal(await password.getAttribute('type'), 'text');
  await page.getByRole('button', { name: 'Create admin' }).click();
  await page.getByRole('link', { name: 'Use at least 8 characters.' }).waitFor();
  await password.fill('long enough');
  await page.getByRole('button', { name: 'Create admin' }).click();
  await page.getByRole('link', { name: 'An admin with this e-mail address exists already.' }).waitFor();
  assert.equal(await password.inputValue(), 'long enough');
  await page.getByLabel('Email').fill('tove@solvane.example');
  await page.getByRole('button', { name: 'Create admin' }).click();
  await page
    .getByRole('row', { name: /Tove Larkhurst/ })
    .getByText('Admin', { exact: true })
    .waitFor();
  const answer = await fetch(`${server.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'tove@solvane.example', password: 'long enough' }),
  });
  assert.equal((await answer.json()).data.user.role, 'ADMIN');
  assert.deepEqual(unexpected(complaints), []);
});

browserTest(
  'one can neither delete nor deactivate oneself, but rename: the top bar follows, and the session goes on',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/admins');
    await page.getByRole('button', { name: 'Delete Sunniva Superdemo' }).click();
    const dialog = page.getByRole('dialog', { name: "Sunniva Superdemo can't be deleted" });
    await dialog.getByText('This is your own account.').waitFor();
    assert.equal(await dialog.getByRole('button').count(), 1);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await page.locator(':focus').getAttribute('aria-label'), 'Delete Sunniva Superdemo');
    await page.getByRole('link', { name: 'Sunniva Superdemo' }).last().click();
    await page.getByText('This admin has to stay active.').waitFor();
    assert.equal(await page.getByLabel('Status').isDisabled(), true);
    assert.equal(server.calls.filter((call) => call.startsWith('DELETE')).length, 0);
    await page.getByLabel('Name').fill('Sunniva Overdemo');
    await page.getByRole('button', { name: 'Save admin' }).click();
    await page.locator('main').getByRole('link', { name: 'Sunniva Overdemo' }).waitFor();
    await page.getByRole('banner').getByText('Sunniva Overdemo').waitFor();
    await page.reload();
    await page.getByRole('banner').getByText('Sunniva Overdemo').waitFor();
  },
);

browserTest(
  'an edit sends a password only if one was typed, and never a role; a refused delete says why',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/admins');
    await page.getByRole('link', { name: 'Marit Quillfeather' }).click();
    await page.getByLabel('Phone').fill('');
    await page.getByLabel('Status').selectOption({ label: 'Inactive' });
    let sending = page.waitForRequest('**/update-admin');
    await page.getByRole('button', { name: 'Save admin' }).click();
    const { admin_id: id, ...body } = (await sending).postDataJSON();
    assert.equal(typeof id, 'number');
    assert.deepEqual(body, {
      name: 'Marit Quillfeather',
      email: 'marit@solvane.example',
      phone: null,
      status: 'inactive',
    });
    // The form has a status too: the filter is there once the list is.
    await page.getByRole('heading', { level: 1, name: 'Admins', exact: true }).waitFor();
    await page.getByLabel('Status').selectOption({ label: 'Inactive' });
    await page.getByText('1 to 2 of 2 admins').waitFor();
    await page.getByRole('link', { name: 'Marit Quillfeather' }).click();
    await page.getByLabel('New password', { exact: true }).fill('quite another one');
    sending = page.waitForRequest('**/update-admin');
    await page.getByRole('button', { name: 'Save admin' }).click();
    assert.equal((await sending).postDataJSON().password, 'quite another one');

    // The list is found again as it was left.
    await page.getByRole('heading', { level: 1, name: 'Admins', exact: true }).waitFor();
    await page.getByText('1 to 2 of 2 admins').waitFor();
    await page.getByLabel('Status').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Delete Petra Lindqvale' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Petra Lindqvale?' });
    server.intercept = ({ url }) => (url?.includes('delete-admin') ? 409 : false);
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.getByText('Refused with 409.').waitFor();
    server.intercept = () => false;
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Petra Lindqvale' }).waitFor({ state: 'detached' });
    await page.getByText('1 to 4 of 4 admins').waitFor();
  },
);
