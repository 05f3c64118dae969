import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../../../src/demo/api/accounts.ts';
import { browserTest, holdToasts } from '../support/browser.ts';
import { demoPassword, image, visitConsole } from '../support/console.ts';
import { arriveAt, choose, goTo, isFocused, press, tabBackTo, tabTo, typeInto } from '../support/keyboard.ts';

const [superAdmin] = demoAccounts;

browserTest('a super-admin does a day of work by keyboard alone', async (t) => {
  const { page, server } = await visitConsole(t, '/sign-in', 'visitor');
  // Fails the test on a pointer event: a click by Enter or Space fires none.
  await page.evaluate(() => {
    addEventListener('pointerdown', () => console.error('A pointer was used'), true);
    // Allows more time to undo, because Undo may otherwise disappear before a slow test finds it.
    localStorage.setItem('review-hold', '"60"');
  });
  await holdToasts(page);
  await signIn(page);
  await findUser(page);
  await deactivateUser(page);
  await approve(page);
  await reject(page);
  await createProject(page);
  await uploadImage(page);
  await deleteProject(page);
  await schedule(page);
  await openBell(page);
  await signOut(page);
  const writes = ['change-user-status', 'approve-reject', 'create-project', 'add-project-images', 'delete-project'];
  assert.deepEqual(
    [...writes, 'schedule-notification'].map((call) => server.calls.filter((made) => made.includes(call)).length),
    [1, 2, 1, 1, 1, 1],
  );
});

async function signIn(page: Page): Promise<void> {
  await typeInto(page, 'Email', superAdmin.email);
  await typeInto(page, 'Password', demoPassword);
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Dashboard');
}

async function findUser(page: Page): Promise<void> {
  await goTo(page, 'Users');
  const active = page.locator('main tbody tr').filter({ has: page.getByRole('switch', { checked: true }) });
  const name = (await active.first().locator('th a').textContent()) ?? '';
  // Names aren't unique; email addresses are.
  const email = (await active.first().getByText('@mail.example').textContent()) ?? '';
  await typeInto(page, 'Search users', email, 'searchbox');
  await page.keyboard.press('Enter');
  await page.getByText('1 to 1 of 1 user', { exact: true }).waitFor();
  await tabTo(page, 'link', name);
  await page.keyboard.press('Enter');
  await arriveAt(page, name);
}

async function deactivateUser(page: Page): Promise<void> {
  const user = await tabTo(page, 'switch', / active$/);
  assert.equal(await user.getAttribute('aria-checked'), 'true');
  await page.keyboard.press('Space');
  await page.locator('[role="switch"][aria-checked="false"][aria-busy="false"]:focus').waitFor();
}

/** Finds the Approve button only when it's enabled: once the data to check has loaded. */
const readyToApprove = (page: Page) =>
  page.locator('article button[aria-keyshortcuts="a"]:not([aria-disabled="true"])');

async function approve(page: Page): Promise<void> {
  await goTo(page, 'Investments');
  await tabTo(page, 'link', /^Pending/);
  await page.keyboard.press('Enter');
  await page.getByText('of 33 investments').waitFor();
  await tabTo(page, 'link', /^Review \S+ from/);
  await page.keyboard.press('Enter');
  // The focus starts at the investment's heading.
  await page.locator('article h2:focus').waitFor();
  await readyToApprove(page).waitFor();
  await press(page, /^Approve/);
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  await page.locator('article h2:focus').waitFor();
}

async function reject(page: Page): Promise<void> {
  await readyToApprove(page).waitFor();
  await page.keyboard.press('r');
  // Escape closes the form without a decision, and returns the focus to Reject.
  await page.locator('article input[type="radio"]:focus').waitFor();
  await page.keyboard.press('Escape');
  await isFocused(page, 'button', /^Reject/);
  await page.keyboard.press('Enter');
  await page.locator('article input[type="radio"]:focus').waitFor();
  // The last choice is 'another reason', which moves the focus to its field.
  const field = page.locator('article input:not([type="radio"]):focus');
  for (let reasons = 1; reasons < 5 && (await field.count()) === 0; reasons += 1)
    await page.keyboard.press('ArrowDown');
  await field.waitFor();
  await page.keyboard.type('The receipt is of another transfer.');
  await press(page, 'Reject');
  await page.locator('article h2:focus').waitFor();
}

async function createProject(page: Page): Promise<void> {
  await goTo(page, 'Projects');
  await tabTo(page, 'link', 'New project');
  await page.keyboard.press('Enter');
  await arriveAt(page, 'New project');
  await page.getByRole('option', { name: 'Agriculture' }).waitFor({ state: 'attached' });
  await typeInto(page, 'Title', 'Kelp farm');
  await typeInto(page, 'Description', 'Kelp, dried and sold.');
  await choose(page, 'Category', 'Agriculture');
  await typeInto(page, 'Target amount', '25000');
  await press(page, 'Create project');
  await arriveAt(page, 'Kelp farm');
}

async function uploadImage(page: Page): Promise<void> {
  // Listens before pressing, because interception of the file dialog starts some time after `waitForEvent`.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, /^Choose images/)]);
  await chooser.setFiles(image('kelp.png'));
  await page.getByRole('list', { name: 'Images of the project' }).getByRole('img').waitFor();
  await page.getByText('1 image added to Kelp farm.').filter({ visible: true }).first().waitFor();
}

async function deleteProject(page: Page): Promise<void> {
  await tabTo(page, 'button', 'Delete project');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete Kelp farm?' });
  await question.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
  await tabBackTo(page, 'textbox', /to confirm$/);
  await page.keyboard.type('Kelp farm');
  await press(page, 'Delete');
  await arriveAt(page, 'Projects');
}

async function schedule(page: Page): Promise<void> {
  await goTo(page, 'Notifications');
  await tabTo(page, 'link', 'New notification');
  await page.keyboard.press('Enter');
  await arriveAt(page, 'New notification');
  await typeInto(page, 'Title', 'Harvest report');
  await typeInto(page, 'Message', 'The report is in your account.');
  await choose(page, 'Audience', 'Investors');
  await tabTo(page, 'textbox', /^Send time/);
  // The year ends after four digits, so the time can follow at once.
  await page.keyboard.type('070120310930AM');
  assert.equal(await page.locator(':focus').inputValue(), '2031-07-01T09:30');
  await press(page, 'Schedule notification');
  await arriveAt(page, 'Notifications');
  await page.getByRole('row', { name: /Harvest report Investors/ }).waitFor();
}

async function openBell(page: Page): Promise<void> {
  await tabBackTo(page, 'button', /^Activity/);
  await page.keyboard.press('Enter');
  const notices = page.getByRole('region', { name: 'Activity' });
  await notices.waitFor();
  await page.keyboard.press('Escape');
  await notices.waitFor({ state: 'hidden' });
  await isFocused(page, 'button', /^Activity/);
}

async function signOut(page: Page): Promise<void> {
  await tabBackTo(page, 'button', / (Superdemo|Admindemo)$|demo$/);
  await page.keyboard.press('Enter');
  await press(page, 'Sign out');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('token')), null);
}
