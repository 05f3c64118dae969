// With the API slow, failing or down: no blank screen, no lost input, no wrong number, no double write.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { browserTest } from './support/browser.ts';
import { moveTo, serveConsole, unexpected, visitConsole } from './support/console.ts';
import { intents } from './support/console-intents.ts';
import { typedIn } from './support/typed.ts';
import { weatherOf } from './support/weather.ts';

/** A screen for each reading call: its heading before anything is known, and what is there once it was read. */
const readings = [
  // First, because the bell asks for it too, as soon as the console is there.
  ['/admin/notifications', 'Notifications', '1 to 10 of 24 notifications'],
  ['/admin', 'Dashboard', 'Pending investments'],
  ['/admin/users', 'Users', '1 to 10 of 246 users'],
  ['/admin/users/3', 'User', 'Total invested'],
  ['/admin/categories', 'Categories', /1 to \d+ of \d+ categories/],
  ['/admin/projects', 'Projects', '1 to 10 of 37 projects'],
  // Before the project, which reads them too.
  ['/admin/investments', 'Investments', /1 to 10 of \d+ investments/],
  ['/admin/projects/264', 'Project', 'Target amount'],
  ['/admin/bank-accounts', 'Bank accounts', /1 to \d+ of \d+ bank accounts/],
  ['/admin/admins', 'Admins', /1 to \d+ of \d+ admins/],
  ['/admin/profile', 'Profile', 'Current password'],
] as const;

const sentences = { failing: 'The server has a problem.', down: "The server can't be reached." } as const;

browserTest('a write that fails or finds no server keeps what was typed; each press is one call', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/nowhere');
  const weather = await weatherOf(page);
  for (const { name, call, path, fill, press, done } of intents) {
    await moveTo(page, path);
    await clearToasts(page);
    await fill(page);
    const before = await stateOf(page);
    server.calls.length = 0;
    for (const kind of ['failing', 'down'] as const) {
      weather.set(kind, call);
      await press(page, false);
      await told(page, name === 'sign in' && kind === 'down' ? "The API can't be reached" : sentences[kind]);
      // A password that was refused is not kept.
      if (name === 'sign in') await fill(page);
      assert.deepEqual(await stateOf(page), before, `${name} ${kind}`);
      assert.equal(weather.attempts.filter((made) => call.test(made)).length, 1, `${name} ${kind}`);
    }
    weather.set('slow', call);
    await press(page, false);
    await press(page, true);
    assert.deepEqual(await stateOf(page), before, `${name} slow`);
    weather.set('fine');
    await done(page);
    assert.equal(server.calls.filter((made) => call.test(made)).length, 1, name);
  }
  assert.deepEqual(unexpected(complaints), []);
});

browserTest(
  'what is slow to load, or does not, is said under its heading, and no number stands in for it',
  async (t) => {
    const server = await serveConsole();
    const { page, complaints } = await visitConsole(t, server, '/admin/nowhere');
    const weather = await weatherOf(page);
    await page.clock.install();
    weather.set('slow');
    await page.reload();
    for (const [path, heading, ready] of readings) {
      const hasRead = page.locator('main').getByText(ready).first();
      weather.set('slow');
      await moveTo(page, path);
      await page.getByRole('status', { name: /^Loading/ }).waitFor();
      await assertBare(page, heading);
      // Nothing is exported of what is not there.
      const button = page.getByRole('button', { name: 'Export CSV' });
      if (!/users|projects/.test(path) && (await button.count())) await button.dispatchEvent('click');
      weather.set('down');
      await failed(page, "The server can't be reached.");
      await assertBare(page, heading);
      weather.set('failing');
      await page.getByRole('button', { name: 'Retry' }).click();
      await failed(page, 'The server has a problem.');
      await assertBare(page, heading);
      weather.set('fine');
      await page.getByRole('button', { name: 'Retry' }).click();
      await hasRead.waitFor();
      assert.equal(await page.getByText('exported').count(), 0);
    }
    assert.deepEqual(unexpected(complaints), []);
  },
);

browserTest('what is shown after a write is what the server says, or is said to be old', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/categories/new');
  const weather = await weatherOf(page);
  await page.getByLabel('Name').fill('Kelp farms');
  await page.getByRole('button', { name: 'Create category' }).click();
  const row = page.getByRole('link', { name: 'Kelp farms' });
  await row.waitFor();
  await page.clock.install();
  await page.reload();
  await row.waitFor();
  weather.set('slow', /get-all-category/);
  await page.getByRole('button', { name: 'Delete Kelp farms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Kelp farms?' });
  const reading = page.waitForRequest('**/get-all-category');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await reading;
  // The row is still there, and so is the dialog: the list can't be taken for the new one.
  assert.equal(await dialog.getByRole('button', { name: 'Delete' }).getAttribute('aria-busy'), 'true');
  weather.set('failing', /get-all-category/);
  await failed(page, 'The server has a problem.');
  await page.getByRole('heading', { name: 'This may be out of date' }).waitFor();
  await page.getByText('Kelp farms was deleted.').first().waitFor();
  assert.equal(await dialog.count(), 0);
  weather.set('fine');
  await page.getByRole('button', { name: 'Retry' }).click();
  await row.waitFor({ state: 'detached' });

  await moveTo(page, '/admin/users/3');
  const control = page.getByRole('switch', { checked: true });
  weather.set('lost', /change-user-status/);
  await control.click();
  await page.getByText('It may have been done all the same: look before you try again.').first().waitFor();
  await control.waitFor({ state: 'detached' });
  await moveTo(page, '/admin/investments?status=pending');
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  weather.set('lost', /approve-reject/);
  const approve = page.getByRole('dialog').getByRole('button', { name: 'Approve' });
  await approve.click();
  await page.getByRole('dialog').getByRole('alert').getByText('It may have been done all the same').waitFor();
  await page.getByText('of 32 investments').waitFor();
  weather.set('fine');
  await approve.click();
  await page
    .getByRole('dialog', { name: 'Nothing was changed' })
    .getByText('This investment is approved already.')
    .waitFor();
  assert.deepEqual(unexpected(complaints), []);
});

browserTest('a screen whose code does not arrive says so, and comes on the next way there', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/nowhere');
  const isCode = /\/assets\/.*\.js$/;
  await page.route(isCode, (route) => route.abort('connectionrefused'));
  await moveTo(page, '/admin/users');
  await page.getByRole('heading', { name: 'This screen could not be loaded' }).waitFor();
  assert.equal(await page.locator('main h1').textContent(), 'Not loaded');
  await page.unroute(isCode);
  await moveTo(page, '/admin/nowhere');
  await moveTo(page, '/admin/users');
  await page.getByText('of 246 users').waitFor();
});

/** Waits until all repetitions have failed, however long they take. */
async function failed(page: Page, sentence: string): Promise<void> {
  const failure = page.getByRole('alert').getByText(sentence);
  while (!(await failure.isVisible())) await page.clock.runFor(500);
}

/** A heading, something to read, and no number. */
async function assertBare(page: Page, heading: string): Promise<void> {
  assert.equal(await page.locator('main h1').textContent(), heading);
  assert.doesNotMatch(await page.locator('main').innerText(), /\d/);
}

/** What was typed, and the heading. */
async function stateOf(page: Page): Promise<unknown> {
  return { heading: await page.locator('main h1').textContent(), typed: await typedIn(page) };
}

/** Waits for a sentence; one of a toast that is on its way out belongs to what was done before. */
function told(page: Page, sentence: string): Promise<void> {
  return page.getByText(sentence).and(page.locator(':not([inert] *)')).first().waitFor();
}

/** Until none is left, waiting ones included: they would lie over what is pressed next, or say what it is to say. */
async function clearToasts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[aria-label="Dismiss"]')];
    for (const button of buttons) button.click();
    return buttons.length === 0;
  });
}
