// What a person does in the console so that every call of the contract is made, screen by screen.
import type { Page } from 'playwright-core';
import { projectSteps } from './console-project-steps.ts';
import { open, remove, type Step } from './console-step.ts';

/** Each starts from the console's menu, and leaves no form open. */
export const steps: readonly Step[] = [
  {
    name: 'look at the dashboard of a super-admin',
    calls: ['getDashboard'],
    role: 'SU',
    run: readDashboard,
  },
  {
    name: 'look at the dashboard of an admin',
    calls: ['getDashboard'],
    role: 'ADMIN',
    run: readDashboard,
  },
  {
    name: 'find a user, look at them, switch them off',
    calls: ['getUserList', 'getUser', 'getUserDetails', 'changeUserStatus'],
    async run(page) {
      await open(page, 'Users');
      await page.locator('main tbody th a').first().click();
      await page
        .getByRole('region', { name: 'Bank accounts' })
        .getByText(/Account holder|No bank account/)
        .waitFor();
      await page.getByRole('switch').click();
      await page.locator('[role="switch"][aria-busy="false"]').waitFor();
    },
  },
  {
    name: 'delete a user',
    calls: ['deleteUser'],
    async run(page) {
      await open(page, 'Users');
      const name = (await page.locator('main tbody th a').first().textContent()) ?? '';
      await remove(page, name, true);
    },
  },
  {
    name: 'create, edit and delete a category',
    calls: ['getCategories', 'createCategory', 'updateCategory', 'deleteCategory'],
    async run(page) {
      await open(page, 'Categories');
      await page.getByRole('link', { name: 'New category' }).click();
      await page.getByLabel('Name').fill('Kelp farms');
      await page.getByRole('button', { name: 'Create category' }).click();
      await page.getByRole('link', { name: 'Kelp farms' }).click();
      await page.getByLabel('Description').fill('Food from the sea.');
      await page.getByRole('button', { name: 'Save category' }).click();
      await page.getByText('Food from the sea.').waitFor();
      await remove(page, 'Kelp farms');
    },
  },
  {
    name: 'schedule, edit and delete a notification',
    calls: ['getNotifications', 'scheduleNotification', 'updateNotification', 'deleteNotification'],
    async run(page) {
      await open(page, 'Notifications');
      await page.getByRole('link', { name: 'New notification' }).click();
      await page.getByLabel('Title').fill('Harvest report');
      await page.getByRole('textbox', { name: 'Message' }).fill('The report is in your account.');
      await page.locator('input[type="datetime-local"]').fill('2031-07-01T09:30');
      await page.getByRole('button', { name: 'Schedule notification' }).click();
      await page.getByRole('link', { name: 'Harvest report' }).click();
      await page.getByLabel('Audience').selectOption({ label: 'Investors' });
      await page.getByRole('button', { name: 'Save notification' }).click();
      await page.getByRole('row', { name: /Harvest report Investors/ }).waitFor();
      await remove(page, 'Harvest report');
    },
  },
  {
    name: 'add, edit and delete a bank account',
    calls: ['getBankAccounts', 'addBankAccount', 'updateBankAccount', 'deleteBankAccount'],
    role: 'SU',
    async run(page) {
      await open(page, 'Bank accounts');
      await page.getByRole('link', { name: 'New bank account' }).click();
      await page.getByLabel('Account name').fill('Harbor escrow');
      await page.getByLabel('Bank', { exact: true }).fill('Sample Trust');
      await page.getByLabel('Account number').fill('12 3456 789');
      await page.getByRole('button', { name: 'Add bank account' }).click();
      await page.getByRole('link', { name: 'Harbor escrow' }).click();
      await page.getByLabel('Branch').fill('Quayside');
      await page.getByRole('button', { name: 'Save bank account' }).click();
      await page.getByRole('cell', { name: 'Quayside' }).waitFor();
      await remove(page, 'Harbor escrow');
    },
  },
  {
    name: 'create, edit and delete an admin',
    calls: ['getAdmins', 'createAdmin', 'updateAdmin', 'deleteAdmin'],
    role: 'SU',
    async run(page) {
      await open(page, 'Admins');
      await page.getByRole('link', { name: 'New admin' }).click();
      await page.getByLabel('Name').fill('Tove Larkhurst');
      await page.getByLabel('Email').fill('tove@mail.example');
      await page.getByLabel('Password', { exact: true }).fill('long enough');
      await page.getByRole('button', { name: 'Create admin' }).click();
      await page.getByRole('link', { name: 'Tove Larkhurst' }).click();
      await page.getByLabel('Phone').fill('+1 555 0100');
      await page.getByRole('button', { name: 'Save admin' }).click();
      await page.getByRole('cell', { name: '+1 555 0100' }).waitFor();
      await remove(page, 'Tove Larkhurst');
    },
  },
  {
    name: 'approve one investment and reject another',
    calls: ['getInvestments', 'decideInvestment'],
    async run(page) {
      await open(page, 'Investments');
      await page.getByLabel('Status').selectOption('Pending');
      await page.getByText('of 33 investments').waitFor();
      await page
        .getByRole('button', { name: /^Approve/ })
        .first()
        .click();
      await page
        .getByRole('dialog', { name: /^Approve/ })
        .getByRole('button', { name: 'Approve' })
        .click();
      await page.getByText('of 32 investments').waitFor();
      await page
        .getByRole('button', { name: /^Reject/ })
        .first()
        .click();
      const question = page.getByRole('dialog', { name: /^Reject/ });
      await question.getByLabel('Reason').fill('The receipt is of another transfer.');
      await question.getByRole('button', { name: 'Reject' }).click();
      await page.getByText('of 31 investments').waitFor();
    },
  },
  ...projectSteps,
  {
    name: 'read and change the own profile',
    calls: ['getProfile', 'updateProfile'],
    async run(page) {
      await page.locator('header a[href$="/profile"]').click();
      await page.getByLabel('Phone').fill('+1 555 0100');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.getByText('Your profile was saved.').first().waitFor();
    },
  },
];

/** Read anew, so that the call is made in this step. */
async function readDashboard(page: Page): Promise<void> {
  await open(page, 'Dashboard');
  await page.reload();
  await page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: 'Users 246', exact: true }).waitFor();
}
