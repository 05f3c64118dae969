import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { moveTo, serveConsole, unexpected, visitConsole } from './support/console.ts';

browserTest(
  'a form names what is wrong, inline and in a summary that leads there, and is sent once by two clicks',
  async (t) => {
    const server = await serveConsole();
    const { page, complaints } = await visitConsole(t, server, '/admin/categories/new');
    await page.getByRole('button', { name: 'Create category' }).click();
    await page.getByText('One field needs another look:').waitFor();
    assert.equal(await page.locator(':focus').getAttribute('role'), 'alert');
    // What is pasted beyond the limit is cut by the browser, and said.
    const notice = page.getByText(/^Only [\d,]+ characters fit there/);
    await page.evaluate(() => {
      const source = document.body.appendChild(document.createElement('textarea'));
      source.value = 'x\n'.repeat(10_000);
      source.select();
    });
    await page.keyboard.press('Control+c');
    await page.evaluate(() => document.activeElement?.remove());
    await page.getByLabel('Description').focus();
    await page.keyboard.press('Control+v');
    await notice.waitFor();
    await page.keyboard.press('Backspace');
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Enter a name.' }).click();
    assert.equal(await page.locator(':focus').getAttribute('name'), 'name');
    await page.keyboard.type('Education');
    assert.equal(await page.getByText('Enter a name.').count(), 0);
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: 'A category with this name exists already.' }).waitFor();
    assert.equal(await page.getByLabel('Name').getAttribute('aria-invalid'), 'true');
    assert.equal(await page.getByLabel('Name').inputValue(), 'Education');

    // A failure keeps what was typed.
    server.calls.length = 0;
    await page.getByLabel('Name').fill('Kelp farms');
    server.intercept = ({ url }) => (url?.includes('create') ? 503 : false);
    await page.getByRole('button', { name: 'Create category' }).dblclick();
    await page.getByText('The server has a problem. Try again later.').waitFor();
    assert.equal(await page.getByLabel('Name').inputValue(), 'Kelp farms');
    server.intercept = () => false;
    await page.getByRole('button', { name: 'Create category' }).dblclick();
    await page.getByRole('link', { name: 'Kelp farms' }).waitFor();
    assert.equal(server.calls.filter((call) => call.includes('create')).length, 2);
    assert.equal(await page.locator(':focus').textContent(), 'Categories');
    assert.deepEqual(unexpected(complaints), []);
  },
);

browserTest('an unsaved form is not left by link, Back, sign-out or reload without a question', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories');
  await page.getByRole('link', { name: 'New category' }).click();
  const name = page.getByLabel('Name');
  const leave = page.getByRole('dialog', { name: 'Leave this page?' });
  const stay = async () => {
    await leave.waitFor();
    assert.equal(await page.locator(':focus').textContent(), 'Stay');
    await page.keyboard.press('Escape');
    await leave.waitFor({ state: 'detached' });
    assert.equal(await name.inputValue(), 'Half a na');
    assert.equal(page.url(), `${server.address}/admin/categories/new`);
  };
  await name.fill('Half a na');
  await page.getByRole('link', { name: 'Users' }).click();
  await stay();
  await page.evaluate(() => history.back());
  await stay();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await stay();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const question = await asked;
  assert.equal(question.type(), 'beforeunload');
  await question.dismiss();
  await page.evaluate(() => history.back());
  await leave.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/admin/categories');
  await page.goForward();
  await page.waitForURL('**/admin/categories/new');
  assert.equal(await name.inputValue(), '');
});

browserTest('a clean form is left without a question, and so is a saved one; a refused delete says why', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories');
  await page.getByRole('link', { name: 'Education' }).click();
  await page.getByLabel('Name').fill('Learning');
  await page.getByLabel('Name').fill('Education');
  await page.goBack();
  await page.waitForURL('**/admin/categories');
  await page.getByRole('link', { name: 'Education' }).click();
  await page.getByLabel('Description').fill('Schools and more.');
  await page.getByRole('button', { name: 'Save category' }).click();
  await page.getByText('Schools and more.').waitFor();
  await page.getByRole('button', { name: 'Delete Education' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Education?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText(/^This category is used by \d+ projects\.$/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await page.locator(':focus').getAttribute('aria-label'), 'Delete Education');
});

browserTest('a user without the fuller reading misses one panel, and one that is gone says so', async (t) => {
  const server = await serveConsole();
  server.intercept = ({ url }) => (url?.includes('user-details') ? 500 : false);
  const { page } = await visitConsole(t, server, '/admin/users/3');
  const accounts = page.getByRole('region', { name: 'Bank accounts' });
  await accounts.getByRole('button', { name: 'Retry' }).waitFor();
  await page.getByRole('cell', { name: 'Approved' }).first().waitFor();
  server.intercept = () => false;
  await accounts.getByRole('button', { name: 'Retry' }).click();
  await accounts.getByRole('button', { name: 'Retry' }).waitFor({ state: 'detached' });
  await moveTo(page, '/admin/users/999999');
  await page.getByRole('heading', { name: 'Not found' }).waitFor();
});
