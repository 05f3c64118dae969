// Twelve tasks of the console without a mouse. Nothing is focused or clicked but by keys; locators only read.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../../src/server/api/accounts.ts';
import { browserTest } from './support/browser.ts';
import { demoPassword, serveConsole, unexpected, visitConsole } from './support/console.ts';
import { arriveAt, choose, goTo, press, tabBackTo, tabTo, typeInto } from './support/keyboard.ts';
import { countOf, image, parts } from './support/projects.ts';

for (const { role, email } of demoAccounts) {
  browserTest(`${role} does twelve tasks by keyboard alone`, async (t) => {
    const server = await serveConsole();
    const { page, complaints } = await visitConsole(t, server, '/sign-in', 'visitor');
    // Any pointer at all would be a mistake of this test. A click by Enter or Space has no pointer before it.
    await page.evaluate(() => addEventListener('pointerdown', () => console.error('A pointer was used'), true));
    const tasks: readonly (readonly [string, () => Promise<void>])[] = [
      ['sign in', () => signIn(page, email)],
      ['find a user', () => findUser(page)],
      ['deactivate a user', () => deactivateUser(page)],
      ['approve an investment', () => approve(page)],
      ['reject an investment', () => reject(page)],
      ['create a project', () => createProject(page)],
      ['upload an image', () => uploadImage(page)],
      ['delete the project', () => deleteProject(page)],
      ['schedule a notification', () => schedule(page)],
      ['edit the profile', () => editProfile(page)],
      ['open the bell', () => openBell(page)],
      ['sign out', () => signOut(page)],
    ];
    for (const [name, run] of tasks) {
      await run();
      t.diagnostic(`${role}: ${name}`);
    }
    const writes = ['change-user-status', 'approve-reject', 'create-project', 'add-project-images', 'delete-project'];
    assert.deepEqual(
      [...writes, 'schedule-notification', 'profile/update'].map((call) => countOf(server, call)),
      [1, 2, 1, 1, 1, 1, 1],
    );
    assert.deepEqual(unexpected(complaints), []);
  });
}

async function signIn(page: Page, email: string): Promise<void> {
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', demoPassword);
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Dashboard');
}

async function findUser(page: Page): Promise<void> {
  await goTo(page, 'Users');
  const active = page.locator('main tbody tr').filter({ has: page.getByRole('switch', { checked: true }) });
  const name = (await active.first().locator('th a').textContent()) ?? '';
  // Names are not unique; addresses are.
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

async function approve(page: Page): Promise<void> {
  await goTo(page, 'Investments');
  await choose(page, 'Status', 'Pending');
  await page.getByText('of 33 investments').waitFor();
  await press(page, /^Approve/);
  await page.getByRole('dialog', { name: /^Approve/ }).waitFor();
  await press(page, 'Approve');
  await page.getByText('of 32 investments').waitFor();
  await arriveAt(page, 'Investments');
}

async function reject(page: Page): Promise<void> {
  await press(page, /^Reject/);
  // Escape leaves it without a decision, and leads back to the button.
  await page.getByRole('dialog', { name: /^Reject/ }).waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Reject/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.locator('dialog textarea:focus').waitFor();
  await page.keyboard.type('The receipt is of another transfer.');
  await press(page, 'Reject');
  await page.getByText('of 31 investments').waitFor();
  await arriveAt(page, 'Investments');
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
  // Listened for from the start: the browser is told to hand the dialog over some time after the listening begins.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, /^Choose images/)]);
  await chooser.setFiles(image('kelp.png'));
  await parts(page).thumbs.first().waitFor();
  await page.getByText('1 image added to Kelp farm.').filter({ visible: true }).first().waitFor();
}

async function deleteProject(page: Page): Promise<void> {
  await tabBackTo(page, 'button', 'Delete project');
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
  await tabTo(page, 'textbox', /^Time/);
  await page.keyboard.type('07012031');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0930AM');
  assert.equal(await page.locator(':focus').inputValue(), '2031-07-01T09:30');
  await press(page, 'Schedule notification');
  await arriveAt(page, 'Notifications');
  await page.getByRole('row', { name: /Harvest report Investors/ }).waitFor();
}

async function editProfile(page: Page): Promise<void> {
  const name = (await page.locator('header a[href$="/profile"] span:not([aria-hidden])').textContent()) ?? '';
  await tabBackTo(page, 'link', name);
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Profile');
  await page.getByLabel('Phone').waitFor();
  await typeInto(page, 'Phone (optional)', '+1 555 0100');
  await press(page, 'Save profile');
  await page.getByText('Your profile was saved.').first().waitFor();
  await page.getByRole('button', { name: 'Save profile' }).and(page.locator(':focus')).waitFor();
}

async function openBell(page: Page): Promise<void> {
  await tabBackTo(page, 'button', /^Notices/);
  await page.keyboard.press('Enter');
  const notices = page.getByRole('region', { name: 'Notices' });
  await tabTo(page, 'link', / was rejected\.$/);
  await page.keyboard.press('Escape');
  await notices.waitFor({ state: 'hidden' });
  await page
    .getByRole('button', { name: /^Notices/ })
    .and(page.locator(':focus'))
    .waitFor();
}

async function signOut(page: Page): Promise<void> {
  await press(page, 'Sign out');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('token')), null);
}
