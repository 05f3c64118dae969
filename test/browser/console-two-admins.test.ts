// Two admins at one thing: the other one works over HTTP.
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { assertFaultless } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { type ConsoleServer, serveConsole, visitConsole } from './support/console.ts';

interface Case {
  name: string;
  /** The form's address. */
  path: string;
  call: string;
  /** The row as the other admin sends it. */
  row: Readonly<Record<string, unknown>>;
  /** A field that both edit, by its label, and one that only the other admin does: by their names on the wire. */
  label: string;
  both: string;
  theirs: readonly [name: string, value: string];
  list: string;
}

const other = 'Theirs over HTTP';
const scheduled = {
  title: 'Harvest report',
  message: 'The report is here.',
  audience: 'all',
  scheduled_at: '2031-07-01T09:30:00Z',
};

browserTest('no edit of another admin is lost without a question, on any form', async (t) => {
  const server = await serveConsole();
  const { token } = await server.signIn('SU');
  const ask = async (path: string, body?: object) => {
    const isForm = path.includes('profile');
    const response = await fetch(`${server.address}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? formOf(body) : JSON.stringify(body) }),
    });
    const answer = await response.json();
    assert.equal(response.status, 200, JSON.stringify(answer));
    return answer.data;
  };
  const { page } = await visitConsole(t, server, '/admin');
  for (const each of await casesOf(ask)) {
    await t.test(each.name, async () => {
      await page.goto(server.address + each.path);
      const field = page.getByLabel(new RegExp(`^${each.label}( \\(optional\\))?$`));
      await field.waitFor();
      const started = await field.inputValue();

      // What only they edited stays theirs, though it was read before.
      await ask(each.call, { ...each.row, [each.theirs[0]]: each.theirs[1] });
      await field.fill('Mine');
      await field.fill('Mine alone');
      await page.getByRole('button', { name: `Save ${each.name}` }).click();
      await settled(page, each);
      let row = await ask(each.list).then((rows) => find(rows, each.row));
      assert.equal(String(row[each.theirs[0]]), each.theirs[1], `started as ${started}`);
      assert.equal(row[each.both], 'Mine alone');

      // What both edited is asked about.
      await page.goto(server.address + each.path);
      await field.fill('Mine again');
      await ask(each.call, { ...each.row, [each.theirs[0]]: each.theirs[1], [each.both]: other });
      await page.getByRole('button', { name: `Save ${each.name}` }).click();
      const question = page.getByRole('alert').filter({ hasText: 'Someone else saved this' });
      await question.getByRole('group', { name: each.label }).waitFor();
      if (each.name === 'category') await assertFaultless(page, 'the question about two edits');
      row = await ask(each.list).then((rows) => find(rows, each.row));
      assert.equal(row[each.both], other);
      await question.getByRole('radio', { name: `Theirs ${other}` }).check();
      assert.equal(await field.inputValue(), other);
      await question.getByRole('radio', { name: 'Mine Mine again' }).check();
      await page.getByRole('button', { name: `Save ${each.name}` }).click();
      await settled(page, each);
      row = await ask(each.list).then((rows) => find(rows, each.row));
      assert.equal(row[each.both], 'Mine again');

      await saveUnread(page, server, each, field);
      row = await ask(each.list).then((rows) => find(rows, each.row));
      assert.equal(row[each.both], 'Mine last');
    });
  }
});

/** A row that can't be read before it is saved, or has gone, costs nothing that was typed. */
async function saveUnread(page: Page, server: ConsoleServer, each: Case, field: Locator): Promise<void> {
  await page.goto(server.address + each.path);
  await field.fill('Mine last');
  const reading = `**/api${each.list}`;
  const writes = () => server.calls.filter((call) => call.startsWith(`POST ${each.call}`)).length;
  const before = writes();
  for (const [data, sentence] of [
    [7, 'could not be read first'],
    [[], each.name === 'profile' ? 'could not be read first' : 'someone has deleted it'],
  ] as const) {
    await page.route(reading, (route) => route.fulfill({ json: { status: true, message: '', data } }));
    await page.getByRole('button', { name: `Save ${each.name}` }).click();
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    assert.equal(await field.inputValue(), 'Mine last');
    await page.unroute(reading);
  }
  assert.equal(writes(), before);
  await page.getByRole('button', { name: `Save ${each.name}` }).click();
  await settled(page, each);
}

async function settled(page: Page, { name }: Case): Promise<void> {
  if (name === 'project' || name === 'profile') await page.getByText('was saved.').first().waitFor();
  else await page.getByRole('button', { name: 'Export CSV' }).waitFor();
}

async function casesOf(ask: (path: string, body?: object) => Promise<unknown>): Promise<Case[]> {
  const firstOf = async (path: string): Promise<Record<string, unknown>> => Object([await ask(path)].flat()[0]);
  const category = await firstOf('/admin/get-all-category');
  const account = await firstOf('/super-admin/get-all-bank-accounts');
  const admin = Object([await ask('/super-admin/get-all-admins')].flat()[1]);
  const project = await firstOf('/admin/get-all-project?page=1&limit=100');
  const notification = Object(await ask('/admin/schedule-notification', scheduled));
  const profile = await firstOf('/super-admin/profile');
  return [
    {
      name: 'category',
      path: `/admin/categories/${category.category_id}`,
      call: '/admin/update-category',
      row: pick(category, 'category_id', 'name', 'description'),
      label: 'Description',
      both: 'description',
      theirs: ['name', 'Renamed by them'],
      list: '/admin/get-all-category',
    },
    {
      name: 'bank account',
      path: `/admin/bank-accounts/${account.bank_account_id}`,
      call: '/super-admin/update-bank-account',
      row: pick(account, 'bank_account_id'),
      label: 'Branch',
      both: 'branch',
      theirs: ['account_number', '99 8877 6655'],
      list: '/super-admin/get-all-bank-accounts',
    },
    {
      name: 'admin',
      path: `/admin/admins/${admin.admin_id}`,
      call: '/super-admin/update-admin',
      row: pick(admin, 'admin_id', 'name', 'email', 'phone'),
      label: 'Name',
      both: 'name',
      theirs: ['status', 'inactive'],
      list: '/super-admin/get-all-admins',
    },
    {
      name: 'project',
      path: `/admin/projects/${project.project_id}`,
      call: '/admin/update-project',
      row: pick(project, 'project_id'),
      label: 'Location',
      both: 'location',
      theirs: ['status', 'closed'],
      list: '/admin/get-all-project?page=1&limit=100',
    },
    {
      name: 'notification',
      path: `/admin/notifications/${notification.notification_id}`,
      call: '/admin/update-notification',
      row: pick(notification, 'notification_id'),
      label: 'Title',
      both: 'title',
      theirs: ['audience', 'investors'],
      list: '/admin/get-notifications',
    },
    {
      name: 'profile',
      path: '/admin/profile',
      call: '/super-admin/profile/update',
      row: pick(profile, 'user_id', 'name', 'email', 'phone'),
      label: 'Name',
      both: 'name',
      theirs: ['phone', '+1 555 0199'],
      list: '/super-admin/profile',
    },
  ];
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  return form;
}

function pick(row: Readonly<Record<string, unknown>>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

function find(rows: unknown, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const [name = ''] = Object.keys(row);
  const found = [rows].flat().find((each) => Object(each)[name] === row[name]);
  assert.ok(found, name);
  return found as Record<string, unknown>;
}
