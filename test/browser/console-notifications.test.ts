import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { type ConsoleServer, serveConsole, unexpected, visitConsole } from './support/console.ts';

const inBerlin = { timezoneId: 'Europe/Berlin' };

browserTest('a notification is scheduled in local time, sent as UTC, edited while scheduled, deleted', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/dashboard/notifications', 'ADMIN', inBerlin);
  await page.getByRole('link', { name: 'New notification' }).click();
  await page.getByLabel('Title').fill('Harvest report');
  await page.getByRole('textbox', { name: 'Message' }).fill('The report is in your account.');
  await page.getByLabel('Audience').selectOption({ label: 'Investors' });
  const time = page.getByLabel('Time (Europe/Berlin)');
  await time.fill('2031-07-01T09:30');
  await page.getByText('That is 2031-07-01 07:30 UTC.').waitFor();
  const sending = page.waitForRequest('**/schedule-notification');
  await page.getByRole('button', { name: 'Schedule notification' }).click();
  assert.deepEqual((await sending).postDataJSON(), {
    title: 'Harvest report',
    message: 'The report is in your account.',
    audience: 'investors',
    scheduled_at: '2031-07-01T07:30:00.000Z',
  });
  await page.getByRole('cell', { name: 'Jul 1, 2031, 9:30 AM' }).waitFor();
  await page.getByRole('link', { name: 'Harvest report' }).click();
  await page.waitForFunction(() => document.querySelector('input[type="datetime-local"]') !== null);
  assert.equal(await time.inputValue(), '2031-07-01T09:30');
  await page.getByLabel('Title').fill('Harvest report, second edition');
  const saving = page.waitForRequest('**/update-notification');
  await page.getByRole('button', { name: 'Save notification' }).click();
  const { notification_id: id, ...edited } = (await saving).postDataJSON();
  assert.equal(typeof id, 'number');
  assert.deepEqual(edited, { title: 'Harvest report, second edition' });
  await page.getByRole('button', { name: 'Delete Harvest report, second edition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Harvest report, second edition?' });
  await dialog.getByText('It will not be sent.').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Harvest report, second edition' }).waitFor({ state: 'detached' });
  assert.deepEqual(unexpected(complaints), []);
});

browserTest('a time must be given, exist, and lie ahead; now needs none and goes out at once', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/notifications/new', 'SU', inBerlin);
  await page.getByLabel('Title').fill('Bridge closed');
  await page.getByRole('textbox', { name: 'Message' }).fill('Use the ferry.');
  const schedule = page.getByRole('button', { name: 'Schedule notification' });
  const time = page.getByLabel('Time (Europe/Berlin)');
  for (const [value, sentence] of [
    ['', 'Enter a date and a time.'],
    ['2031-03-30T02:30', 'There is no such time on that day: the clocks change. Enter another one.'],
    ['2020-01-01T10:00', 'Choose a time in the future.'],
  ] as const) {
    await time.fill(value);
    await schedule.click();
    await page.getByRole('link', { name: sentence }).waitFor();
  }
  assert.equal(server.calls.filter((call) => call.includes('schedule')).length, 0);
  await page.getByLabel('When').selectOption({ label: 'Now' });
  assert.equal(await time.count(), 0);
  const sending = page.waitForRequest('**/schedule-notification');
  await page.getByRole('button', { name: 'Send now' }).click();
  assert.equal((await sending).postDataJSON().scheduled_at, null);
  await page.getByRole('link', { name: 'Bridge closed' }).click();
  await page.getByRole('heading', { name: 'Details' }).waitFor();
  assert.equal(await page.locator('main form').count(), 0);
});

browserTest('one that goes out while it is edited keeps what was typed, and saving says why not', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/notifications?status=scheduled');
  await page.getByRole('link', { name: 'Terms updated' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a sen');
  const id = Number(page.url().split('/').at(-1));
  await post(server, 'update-notification', { notification_id: id, scheduled_at: null });
  const reading = page.waitForResponse('**/get-notifications');
  await page.getByRole('button', { name: 'Save notification' }).click();
  await page.getByText('This notification has been sent already.').waitFor();
  await (await reading).finished();
  assert.equal(await page.getByRole('textbox', { name: 'Message' }).inputValue(), 'Half a sen');
});

browserTest('the list is filtered by status, searched, and sorted by time', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/notifications');
  await page.getByText('1 to 10 of 24 notifications').waitFor();
  await page.getByLabel('Status').selectOption({ label: 'Scheduled' });
  await page.getByText('1 to 5 of 5 notifications').waitFor();
  await page.getByRole('button', { name: 'Time' }).click();
  await page.waitForURL('**?status=scheduled&sort=time');
  const titles = await page.locator('main tbody th a').allTextContents();
  assert.equal(titles.length, 5);
  await page.getByRole('button', { name: 'Time' }).click();
  await page.locator('th[aria-sort="descending"]').waitFor();
  assert.deepEqual(await page.locator('main tbody th a').allTextContents(), titles.toReversed());
  await page.getByLabel('Search notifications').fill('two to three');
  await page.getByRole('heading', { name: 'No notifications match' }).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByText('1 to 10 of 24 notifications').waitFor();
});

browserTest(
  'what appears on the server goes to the bell, once and on any screen; what one wrote oneself does not',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/notifications');
    await page.getByText('of 24 notifications').waitFor();
    await page.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('link', { name: 'Education' }).waitFor();
    const notice = { title: 'From elsewhere', message: 'Words.', audience: 'all', scheduled_at: null };
    await post(server, 'schedule-notification', notice);
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await comeBack();
    await page.getByRole('button', { name: 'Notices, 1 unread' }).waitFor();
    const reading = page.waitForResponse('**/get-notifications');
    await comeBack();
    await (await reading).finished();
    await page.getByRole('button', { name: 'Notices, 1 unread' }).click();
    await page.getByRole('link', { name: 'New notification: From elsewhere' }).click();
    await page.getByRole('heading', { name: 'From elsewhere' }).waitFor();
    await page.getByRole('link', { name: 'Notifications' }).first().click();
    await page.getByRole('link', { name: 'New notification' }).click();
    await page.getByLabel('Title').fill('From here');
    await page.getByRole('textbox', { name: 'Message' }).fill('Words.');
    await page.getByLabel('When').selectOption({ label: 'Now' });
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByText('of 26 notifications').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Notices', exact: true }).count(), 1);
  },
);

/** What another admin does meanwhile. */
async function post(server: ConsoleServer, call: string, body: object): Promise<void> {
  const { token } = await server.signIn('ADMIN');
  const response = await fetch(`${server.address}/api/admin/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  assert.equal(response.status, 200);
}
