import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { browserTest } from './support/browser.ts';
import { moveTo, serveConsole, unexpected, visitConsole } from './support/console.ts';

browserTest('a number is masked until it is shown, row by row; the file holds none in full', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/bank-accounts');
  await page.getByText('1 to 6 of 6 bank accounts').waitFor();
  const text = () => page.locator('main tbody').innerText();
  assert.equal((await text()).match(/•••• \d{4}/g)?.length, 6);
  assert.doesNotMatch(await text(), /\d{5}/);
  await page.getByRole('button', { name: 'Show number of Client funds 2' }).click();
  assert.equal((await text()).match(/\d{12}/g)?.length, 1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  assert.match(download.suggestedFilename(), /^bank-accounts-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  assert.equal(file.match(/•••• \d{4}/g)?.length, 6);
  assert.doesNotMatch(file, /\d{5}/);
  await page.getByRole('button', { name: 'Hide number of Client funds 2' }).click();
  assert.doesNotMatch(await text(), /\d{5}/);
  assert.deepEqual(unexpected(complaints), []);
});

browserTest('an account is added, edited, and deleted by POST', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/bank-accounts');
  await page.getByRole('link', { name: 'New bank account' }).click();
  await page.getByLabel('Account name').fill('Harbor escrow');
  await page.getByLabel('Bank', { exact: true }).fill('Sample Trust');
  await page.getByLabel('Account number').fill('#1');
  await page.getByLabel('Currency').fill('eur');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await page.getByRole('link', { name: /^Use 4 to 34 letters and digits/ }).click();
  await page.getByLabel('Account number').fill('12 3456 789');
  const adding = page.waitForRequest('**/add-bank-account');
  await page.getByRole('button', { name: 'Add bank account' }).click();
  assert.deepEqual((await adding).postDataJSON(), {
    account_name: 'Harbor escrow',
    bank_name: 'Sample Trust',
    account_number: '12 3456 789',
    iban: null,
    swift_code: null,
    branch: null,
    currency: 'EUR',
    is_active: true,
  });
  await page
    .getByRole('row', { name: /Harbor escrow/ })
    .getByText('•••• 6789')
    .waitFor();
  await page.getByRole('link', { name: 'Harbor escrow' }).click();
  await page.getByLabel('Branch').fill('Quayside');
  await page.getByLabel('Status').selectOption({ label: 'Inactive' });
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await page.getByRole('cell', { name: 'Quayside' }).waitFor();
  await page.getByRole('switch', { name: 'Harbor escrow active', checked: false }).waitFor();
  await page.getByRole('button', { name: 'Delete Harbor escrow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Harbor escrow?' });
  assert.equal((await dialog.innerText()).includes('3456'), false);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Harbor escrow' }).waitFor({ state: 'detached' });
  assert.equal(server.calls.filter((call) => call === 'POST /super-admin/delete-bank-account').length, 1);
});

browserTest('a number that exists already is refused at its field, and what was typed stays', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/bank-accounts');
  await page.getByRole('link', { name: 'Client funds 1' }).click();
  const number = await page.getByLabel('Account number').inputValue();
  await moveTo(page, '/admin/bank-accounts/new');
  await page.getByLabel('Account name').fill('Twin');
  await page.getByLabel('Bank', { exact: true }).fill('Sample Trust');
  await page.getByLabel('Account number').fill(number);
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await page.getByRole('link', { name: 'A bank account with this number exists already.' }).waitFor();
  assert.equal(await page.getByLabel('Account number').getAttribute('aria-invalid'), 'true');
  assert.equal(await page.getByLabel('Account name').inputValue(), 'Twin');
});

browserTest('an account is switched off once the server agrees, and stays on where it refuses', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/bank-accounts');
  const control = page.getByRole('switch', { name: 'Client funds 3 active' });
  await control.waitFor();
  server.intercept = ({ url }) => (url?.includes('update-bank-account') ? 503 : false);
  await control.click();
  await page.getByText('Client funds 3 was not deactivated. The server has a problem.').first().waitFor();
  assert.equal(await control.getAttribute('aria-checked'), 'true');
  server.intercept = () => false;
  const sending = page.waitForRequest('**/update-bank-account');
  await control.click();
  assert.deepEqual(Object.keys((await sending).postDataJSON()), ['bank_account_id', 'is_active']);
  await page.getByRole('switch', { name: 'Client funds 3 active', checked: false }).waitFor();
  await page.getByLabel('Status').selectOption({ label: 'Inactive' });
  await page.getByText('1 to 2 of 2 bank accounts').waitFor();
});
