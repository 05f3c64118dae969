// What a person wants done in the console, one writing call each: for whoever makes the calls fail.
import { demoAccounts, demoPassword } from '../../../src/server/api/accounts.ts';
import { click, deletion, form, type Intent } from './console-intent.ts';
import { image, pdf } from './projects.ts';

const category = 'Kelp farms';
const message = 'The report is in your account.';

export const intents: readonly Intent[] = [
  form('create a category', /create-category/, '/admin/categories/new', { Name: category }, 'Create category'),
  {
    ...form(
      'edit a category',
      /update-category/,
      '/admin/categories',
      { Description: 'From the sea.' },
      'Save category',
    ),
    fill: async (page) => {
      await page.getByRole('link', { name: category }).click();
      await page.getByLabel('Description').fill('From the sea.');
    },
  },
  deletion('delete a category', /delete-category/, '/admin/categories', category),
  {
    ...form(
      'schedule a notification',
      /schedule-notification/,
      '/admin/notifications/new',
      { Title: 'Harvest report' },
      'Schedule notification',
    ),
    fill: async (page) => {
      await page.getByLabel('Title').fill('Harvest report');
      await page.getByRole('textbox', { name: 'Message' }).fill(message);
      await page.locator('input[type="datetime-local"]').fill('2031-07-01T09:30');
    },
  },
  {
    ...form('edit a notification', /update-notification/, '/admin/notifications', {}, 'Save notification'),
    fill: async (page) => {
      await page.getByRole('link', { name: 'Harvest report' }).click();
      await page.getByRole('textbox', { name: 'Message' }).fill(`${message} Read it.`);
    },
  },
  deletion('delete a notification', /delete-notification/, '/admin/notifications', 'Harvest report'),
  form(
    'add a bank account',
    /add-bank-account/,
    '/admin/bank-accounts/new',
    { 'Account name': 'Harbor escrow', Bank: 'Sample Trust', 'Account number': '12 3456 789' },
    'Add bank account',
  ),
  {
    ...form('edit a bank account', /update-bank-account/, '/admin/bank-accounts', {}, 'Save bank account'),
    fill: async (page) => {
      await page.getByRole('link', { name: 'Harbor escrow' }).click();
      await page.getByLabel('Branch').fill('Quayside');
    },
  },
  {
    name: 'switch a bank account off',
    call: /update-bank-account/,
    path: '/admin/bank-accounts',
    fill: (page) => page.getByRole('switch', { name: 'Harbor escrow active', checked: true }).waitFor(),
    press: (page) => page.getByRole('switch', { name: 'Harbor escrow active' }).dispatchEvent('click'),
    done: (page) => page.getByRole('switch', { name: 'Harbor escrow active', checked: false }).waitFor(),
  },
  deletion('delete a bank account', /delete-bank-account/, '/admin/bank-accounts', 'Harbor escrow'),
  form(
    'create an admin',
    /create-admin/,
    '/admin/admins/new',
    { Name: 'Tove Larkhurst', Email: 'tove@mail.example', Password: 'long enough' },
    'Create admin',
  ),
  {
    ...form('edit an admin', /update-admin/, '/admin/admins', {}, 'Save admin'),
    fill: async (page) => {
      await page.getByRole('link', { name: 'Tove Larkhurst' }).click();
      await page.getByLabel('Phone').fill('+1 555 0100');
    },
  },
  deletion('delete an admin', /delete-admin/, '/admin/admins', 'Tove Larkhurst'),
  {
    name: 'switch a user off',
    call: /change-user-status/,
    path: '/admin/users/3',
    fill: (page) => page.getByRole('switch', { checked: true }).waitFor(),
    press: (page) => page.getByRole('switch').dispatchEvent('click'),
    done: (page) => page.locator('[role="switch"][aria-checked="false"][aria-busy="false"]').waitFor(),
  },
  {
    name: 'approve an investment',
    call: /approve-reject/,
    path: '/admin/investments?status=pending',
    fill: (page) =>
      page
        .getByRole('button', { name: /^Approve/ })
        .first()
        .click(),
    press: (page, isAgain) => click(page.getByRole('dialog').getByRole('button', { name: 'Approve' }), isAgain),
    done: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  {
    name: 'reject an investment',
    call: /approve-reject/,
    path: '/admin/investments?status=pending',
    fill: async (page) => {
      await page
        .getByRole('button', { name: /^Reject/ })
        .first()
        .click();
      await page.getByLabel('Reason').fill('The receipt is of another transfer.');
    },
    press: (page, isAgain) => click(page.getByRole('dialog').getByRole('button', { name: 'Reject' }), isAgain),
    done: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  {
    ...form(
      'create a project',
      /create-project/,
      '/admin/projects/new',
      { Title: 'Kelp farm', Description: 'Dried and sold.', 'Target amount': '25000' },
      'Create project',
    ),
    fill: async (page) => {
      await page.getByLabel('Title').fill('Kelp farm');
      await page.getByLabel('Description').fill('Dried and sold.');
      await page.getByLabel('Target amount').fill('25000');
      await page.getByLabel('Category').selectOption('Agriculture');
    },
    done: (page) => page.getByRole('heading', { level: 1, name: 'Kelp farm' }).waitFor(),
  },
  {
    ...form('edit a project', /update-project/, '/admin/projects', {}, 'Save project'),
    fill: async (page) => {
      await page.getByRole('link', { name: 'Kelp farm' }).click();
      await page.getByLabel('Location').fill('Skerry Bay');
    },
    done: (page) => page.getByText('Kelp farm was saved.').first().waitFor(),
  },
  {
    name: 'add an image',
    call: /add-project-images/,
    path: '/admin/projects',
    fill: async (page) => {
      await page.getByRole('link', { name: 'Kelp farm' }).click();
      await page.getByRole('button', { name: 'Save project' }).waitFor();
    },
    press: async (page, isAgain) => {
      if (isAgain) return;
      const retry = page.getByRole('button', { name: 'Retry roof.png' });
      if ((await retry.count()) > 0) await retry.click();
      else await page.getByLabel('Choose images').setInputFiles(image('roof.png'));
    },
    done: (page) => page.getByRole('list', { name: 'Images of the project' }).getByRole('img').waitFor(),
  },
  {
    name: 'add a document',
    call: /add-project-documents/,
    path: '/admin/projects',
    fill: async (page) => {
      await page.getByRole('link', { name: 'Kelp farm' }).click();
      await page.getByRole('button', { name: 'Save project' }).waitFor();
      await page.getByLabel('Choose documents').setInputFiles(pdf('lease.pdf'));
      await page.getByLabel('Document name for lease.pdf').fill('Lease');
    },
    press: async (page, isAgain) => {
      if (!isAgain) await page.getByRole('button', { name: /^Retry lease.pdf|Upload 1 document$/ }).click();
    },
    done: (page) => page.getByRole('link', { name: 'Lease' }).waitFor(),
  },
  {
    ...deletion('delete an image', /delete-project-image/, '/admin/projects', 'Image 1'),
    fill: async (page) => {
      await page.getByRole('link', { name: 'Kelp farm' }).click();
      await page.getByRole('button', { name: 'Delete image 1' }).click();
    },
  },
  {
    ...deletion('delete a document', /delete-project-document/, '/admin/projects', 'Lease'),
    fill: async (page) => {
      await page.getByRole('link', { name: 'Kelp farm' }).click();
      await page.getByRole('button', { name: 'Delete Lease' }).click();
    },
  },
  deletion('delete a project', /delete-project /, '/admin/projects', 'Kelp farm', true),
  deletion('delete a user', /DELETE .*user-list/, '/admin/users', 'Katya Sandoval-Pike', true),
  {
    ...form('edit the own profile', /profile\/update/, '/admin/profile', { Phone: '+1 555 0100' }, 'Save profile'),
    done: (page) => page.getByText('Your profile was saved.').first().waitFor(),
  },
  {
    ...form('sign in', /login/, '/admin/nowhere', {}, 'Sign in'),
    async fill(page) {
      const signOut = page.getByRole('button', { name: 'Sign out' });
      if (await signOut.isVisible()) await signOut.click();
      await page.getByLabel('Email').fill(demoAccounts[0]?.email ?? '');
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    },
    done: (page) => page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor(),
  },
];
