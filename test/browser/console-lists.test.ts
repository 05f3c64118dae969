// Lists and forms of the console that depend on the browser: addresses, downloads, print.
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { browserTest, holdToasts, stopClock } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';
import { openScreen } from './support/console-walk.ts';

browserTest(
  'a list’s state is in its URL: Back restores it, a search is one request, a menu link resets it',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/users?page=3&limit=nonsense&search=');
    await page.getByText('21 to 30 of 246 users').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('31 to 40 of 246 users').waitFor();
    assert.equal(page.url(), `${server.address}/admin/users?page=4`);
    await page.goBack();
    await page.getByText('21 to 30 of 246 users').waitFor();
    server.calls.length = 0;
    // Slow typing would start several searches.
    await stopClock(page);
    await page.keyboard.press('/');
    await page.keyboard.type('quill');
    await page.clock.resume();
    await page.getByText(/^1 to \d+ of \d+ users$/).waitFor();
    assert.deepEqual(
      // Other requests load the whole list in the background.
      server.calls.filter((call) => /user-list.*search=/.test(call)),
      ['GET /admin/user-list?page=1&limit=10&search=quill'],
    );
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Users' }).click();
    await page.waitForURL('**/admin/users');
    assert.equal(await page.getByLabel('Search users').inputValue(), '');
    await page.goBack();
    await page.waitForURL('**/users?search=quill');
    // A year typed digit by digit makes one history entry.
    await openScreen(page, '/admin/investments');
    await page.getByRole('button', { name: 'Filter' }).click();
    const steps = await page.evaluate(() => history.length);
    await page.getByLabel('From', { exact: true }).focus();
    await page.keyboard.type('01012020');
    await page.waitForURL(/from=2020-01-01/);
    assert.equal(await page.evaluate(() => history.length), steps + 1);
  },
);

browserTest('the export contains every row that matches the search, with masked numbers', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?search=a');
  const total = Number(/of (\d+) users/.exec((await page.getByText(/of \d+ users/).textContent()) ?? '')?.[1]);
  const save = async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
  };
  const users = await save();
  assert.match(users.name, /^users-a-\d{4}-\d\d-\d\d\.csv$/);
  assert.equal(users.text.trim().split('\r\n').length, total + 1);
  // A phone number starts with +, which a spreadsheet would calculate with.
  assert.match(users.text, /,'\+1 /);
  await openScreen(page, '/admin/bank-accounts');
  const accounts = await save();
  assert.equal(accounts.text.match(/•••• \d{4}/g)?.length, 6);
  assert.doesNotMatch(accounts.text, /\d{5}/);
  await openScreen(page, '/admin/investments?from=2020-01-01&to=2020-02-01');
  await holdToasts(page);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByText('Nothing to export.').first().waitFor();
});

browserTest('a printed list has headings and states, and no controls', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?kyc=pending');
  await page.getByText('of 48 users').waitFor();
  await page.emulateMedia({ media: 'print' });
  const isThere = (selector: string) => page.locator(`main ${selector} >> visible=true`).count();
  assert.equal(await isThere('tbody [role="switch"]'), 10);
  for (const control of ['input', 'search', 'nav', 'select']) assert.equal(await isThere(control), 0, control);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  assert.equal(sheets, 1);
});
