import assert from 'node:assert/strict';
import { askServer, browserTest } from './support/browser.ts';
import { serveConsole, unexpected, visitConsole } from './support/console.ts';
import { countOf, image, parts, projectPath } from './support/projects.ts';

browserTest('a project is created, given an image, and rid of it, without a mouse', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/projects', 'ADMIN');
  await page.getByRole('link', { name: 'New project' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New project' }).waitFor();
  // Listened for from the start: the browser is told to hand the dialog over some time after the listening begins.
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Create project' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('4 fields need another look:').waitFor();
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Kelp farm');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kelp, dried and sold.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Agr');
  for (let field = 0; field < 3; field++) await page.keyboard.press('Tab');
  await page.keyboard.type('25000');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Kelp farm' }).waitFor();
  assert.equal(await page.getByLabel('Category').locator('option:checked').textContent(), 'Agriculture');
  const { imageInput, thumbs } = parts(page);
  await imageInput.focus();
  await page.keyboard.press('Enter');
  await (await dialog).setFiles(image('kelp.png'));
  await thumbs.first().waitFor();
  await page.getByRole('button', { name: 'Delete image 1' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('No images yet.').waitFor();
  assert.equal(await page.locator(':focus').textContent(), 'Kelp farm');
  assert.deepEqual(unexpected(complaints), []);
});

browserTest('a saved project stays on screen, with nothing unsaved and the focus where it was', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, projectPath);
  await page.getByLabel('Title').fill('School roof');
  server.intercept = ({ url }) => (url?.includes('update-project') ? 503 : false);
  await page.getByRole('button', { name: 'Save project' }).click();
  await page.getByText('The server has a problem. Try again later.').waitFor();
  server.intercept = () => false;
  await page.getByRole('button', { name: 'Save project' }).dblclick();
  await page.getByRole('heading', { name: 'School roof', exact: true }).waitFor();
  assert.equal(countOf(server, 'update-project'), 2);
  assert.equal(await page.locator(':focus').textContent(), 'Save project');
  await page.getByLabel('Title').fill('School roof solar');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Stay' }).click();
  await page.getByLabel('Title').fill('School roof');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('heading', { name: 'Users' }).waitFor();
});

browserTest('a project is deleted by its title, and what was unsaved of it is not asked about', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, projectPath);
  await page.getByLabel('Title').fill('Half a ti');
  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete School roof solar?' });
  await dialog.getByRole('textbox').fill('School roof');
  await dialog.getByRole('button', { name: 'Delete' }).click({ force: true });
  assert.equal(countOf(server, 'delete-project'), 0);
  await dialog.getByRole('textbox').fill('School roof solar');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/admin/projects');
  await page.getByText('1 to 10 of 36 projects').waitFor();
  assert.equal(await page.getByRole('link', { name: 'School roof solar' }).count(), 0);
  await page.goto(server.address + projectPath);
  await page.getByText('This project no longer exists.').waitFor();
});

browserTest('a project on a later page of the list is found, however short the pages are', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/projects?page=4');
  await page.route('**/get-all-project?*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '10');
    await route.fulfill({ response: await askServer(route, url.href) });
  });
  const link = page.locator('main tbody th a').last();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await page.getByLabel('Title').waitFor();
  assert.equal(await page.getByLabel('Title').inputValue(), title);
});
