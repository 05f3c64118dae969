import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';

browserTest('what is typed while a slow save runs stays, and is saved by the next one', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories/new');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.intercept = ({ url }) => (url?.includes('create-category') ? held : false);
  await page.getByLabel('Name').fill('Kelp farms');
  const sent = page.waitForRequest(/create-category/);
  await page.getByRole('button', { name: 'Create category' }).click();
  await sent;
  await page.getByLabel('Description').fill('Typed meanwhile.');
  release();
  await page.getByText('What you have typed since is not saved yet.').waitFor();
  assert.equal(await page.getByLabel('Description').inputValue(), 'Typed meanwhile.');
  await page.getByRole('button', { name: 'Create category' }).click();
  await page.getByRole('row', { name: /Kelp farms Typed meanwhile/ }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Kelp farms' }).count(), 1);
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
    () => page.getByRole('button', { name: 'Save category' }).click(),
  ];
  for (const press of leave) {
    await page.locator('main tbody th a').first().click();
    await page.getByLabel('Description').waitFor();
    await press();
    await page.waitForURL('**/admin/categories?search=e&sort=-name');
  }
});
