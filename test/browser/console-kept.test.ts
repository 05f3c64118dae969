import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { moveTo, serveConsole, visitConsole } from './support/console.ts';

/** A new row of each form: what is filled in, what is typed while it is being saved, and the field that says so later. */
const forms = [
  ['categories', /create-category/, { Name: 'Kelp farms' }, 'Description', 'Create category', 'Kelp farms'],
  [
    'bank-accounts',
    /add-bank-account/,
    { 'Account name': 'Harbor escrow', Bank: 'Sample Trust', 'Account number': '12 3456 789' },
    'Branch',
    'Add bank account',
    'Harbor escrow',
  ],
  [
    'admins',
    /create-admin/,
    { Name: 'Tove Larkhurst', Email: 'tove@mail.example', Password: 'long enough' },
    'Phone',
    'Create admin',
    'Tove Larkhurst',
  ],
  [
    'notifications',
    /schedule-notification/,
    { Title: 'Harvest report', Message: 'Draft.', 'Time \\(UTC\\)': '2031-07-01T09:30' },
    'Message',
    'Schedule notification',
    'Harvest report',
  ],
] as const;

browserTest('what is typed while a slow save runs stays, and is saved by the next one, on every form', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin', 'SU', { timezoneId: 'UTC' });
  for (const [list, call, values, later, button, name] of forms) {
    await moveTo(page, `/admin/${list}/new`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.intercept = ({ url }) => (call.test(url ?? '') ? held : false);
    const field = (label: string) => page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
    for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    const sent = page.waitForRequest(call);
    await page.getByRole('button', { name: button }).click();
    await sent;
    const typed = later === 'Phone' ? '+1 555 0100' : 'Typed meanwhile.';
    await field(later).fill(typed);
    release();
    await page.getByText('What you have typed since is not saved yet.').waitFor();
    assert.equal(await field(later).inputValue(), typed, list);
    server.intercept = () => false;
    await page.getByRole('button', { name: button }).click();
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await link.waitFor();
    assert.equal(await link.count(), 1);
    await link.click();
    await page.waitForFunction(
      (text) =>
        [...document.querySelectorAll('input, textarea')].some((input) => 'value' in input && input.value === text),
      typed,
    );
  }
});

browserTest('a new row is found: the list opens where it stands, and Back does not lead to the form', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories?limit=10');
  await page.getByRole('link', { name: 'New category' }).click();
  await page.getByLabel('Name').fill('Zeppelins');
  await page.getByRole('button', { name: 'Create category' }).click();
  const row = page.getByRole('row', { name: /Zeppelins/ });
  await row.waitFor();
  assert.equal(await row.getAttribute('aria-current'), 'true');
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.waitForURL(/categories\/\d+$/);
  await page.goBack();
  await row.waitFor();
  await page.goBack();
  await page.waitForURL('**/admin/categories?limit=10');
});

browserTest('Cancel, Save, Delete and the way up keep what the list showed', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?search=an&page=2');
  const list = '**/admin/users?search=an&page=2';
  await page.locator('main tbody th a').first().click();
  await page.getByRole('button', { name: 'Delete user' }).waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await page.waitForURL(list);

  await page.locator('main tbody th a').first().click();
  await page.getByRole('button', { name: 'Delete user' }).click();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const url = page.url();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(list);
  await page.goBack();
  assert.notEqual(page.url(), url);

  // At its own address nothing is left of who has gone.
  await page.goto(url);
  await page.getByRole('heading', { name: 'Not found' }).waitFor();
  assert.equal(await page.getByText(name).count(), 0);
  assert.equal(await page.getByRole('switch').count(), 0);

  await page.goto(`${server.address}/admin/categories?search=e&sort=-name`);
  const leave = [
    () => page.getByRole('link', { name: 'Cancel' }).click(),
    async () => {
      await page.getByLabel('Description').fill('Other words.');
      await page.getByRole('button', { name: 'Save category' }).click();
    },
  ];
  for (const press of leave) {
    await page.locator('main tbody th a').first().click();
    await page.getByLabel('Description').waitFor();
    await press();
    await page.waitForURL('**/admin/categories?search=e&sort=-name');
  }
});
