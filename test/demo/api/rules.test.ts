import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoForTests, demoPassword, emails } from './client.ts';

const HOUR_MS = 3_600_000;
let nowMs = Date.UTC(2026, 2, 15, 12);
const { boss, client } = await demoForTests({ now: () => nowMs });

test('a write of a user’s status sets the given status, even if it is repeated', async () => {
  const user_id = (await client.call('getUserList')).body.data[0]?.user_id;
  for (const status of ['inactive', 'inactive', 'active']) {
    const { body } = await client.call('changeUserStatus', { user_id: String(user_id), status });
    assert.equal(body.data.status, status);
  }
});

test('a deleted user disappears, and their investments stay', async () => {
  const before = (await client.call('getInvestments')).body.data;
  const id = before[0]?.user_id;
  assert.equal((await client.call('deleteUser', { id })).body.data, null);
  assert.equal((await client.fail('getUser', { id })).status, 404);
  assert.equal((await client.fail('deleteUser', { id })).status, 404);
  const after = (await client.call('getInvestments')).body.data;
  assert.deepEqual([after.length, after[0]?.user_id, after[0]?.user_name], [before.length, null, before[0]?.user_name]);
});

test('a category that projects use can’t be deleted; changing the case of its name isn’t a duplicate', async () => {
  const categories = (await client.call('getCategories')).body.data;
  const { category_id, name } = categories.find(({ project_count }) => project_count) ?? assert.fail();
  const { status, body } = await client.fail('deleteCategory', { category_id });
  assert.deepEqual([status, /used by \d+ projects/.test(body.message)], [409, true]);
  assert.equal((await client.call('updateCategory', { category_id, name: name.toUpperCase() })).status, 200);
});

test('an invalid amount of a project is rejected; an update keeps omitted fields and clears null ones', async () => {
  const category_id = (await client.call('getCategories')).body.data[0]?.category_id;
  const text = { title: 'T', description: 'D', location: 'Lakemoor' };
  const fields = { ...text, category_id, target_amount: 2500.5, status: 'draft' };
  const { project_id, target_amount } = (await client.call('createProject', { ...fields, start_date: '2026-01-31' }))
    .body.data;
  assert.equal(target_amount, '2500.50');
  for (const amount of [0, '-1', '1.234', '1,5', '1e3', 'NaN', '0x1', 1e21, '1000000000000', true]) {
    const { status } = await client.call('createProject', { ...fields, target_amount: amount as string });
    assert.equal(status, 422, String(amount));
  }
  const { data } = (await client.call('updateProject', { project_id, location: null, title: 'New' })).body;
  assert.deepEqual([data.title, data.location, data.start_date], ['New', null, '2026-01-31']);
});

test('an update of the profile without fields changes nothing', async () => {
  const read = async () => (await client.call('getProfile')).body.data;
  const before = await read();
  assert.equal((await client.call('updateProfile')).status, 200);
  assert.deepEqual(await read(), before);
});

test('a project rejects an end date before its stored start date', async () => {
  const projects = (await client.call('getProjects', { limit: 100 })).body.data;
  const { project_id } = projects.find(({ start_date }) => start_date) ?? assert.fail();
  assert.deepEqual(await client.errors('updateProject', { project_id, end_date: '1999-01-01' }), [422, 'end_date']);
});

test('an investment can be decided only once', async () => {
  const pending = (await client.call('getInvestments')).body.data.find(({ status }) => status === 'pending');
  const decision = { investment_id: pending?.investment_id, status: 'rejected', reason: 'No receipt.' };
  const { status, reason, decided_at } = (await client.call('decideInvestment', decision)).body.data;
  assert.deepEqual([status, reason, decided_at], ['rejected', 'No receipt.', new Date(nowMs).toISOString()]);
  const again = await client.fail('decideInvestment', { ...decision, status: 'approved' });
  assert.deepEqual([again.status, again.body.message], [409, 'This investment has already been rejected.']);
});

test('a scheduled notification is sent at its time, and can’t be changed afterward', async () => {
  const scheduled_at = new Date(nowMs + 2 * HOUR_MS).toISOString();
  const fields = { title: 'T', message: 'M', audience: 'all', scheduled_at };
  const { notification_id, status } = (await client.call('scheduleNotification', fields)).body.data;
  assert.equal(status, 'scheduled');
  const change = { notification_id, title: 'Changed' };
  assert.equal((await client.call('updateNotification', change)).body.data.title, 'Changed');
  nowMs += HOUR_MS;
  assert.equal((await client.call('updateNotification', change)).body.data.status, 'scheduled');
  nowMs += HOUR_MS;
  const rows = (await client.call('getNotifications')).body.data;
  assert.equal(rows.find((row) => row.notification_id === notification_id)?.status, 'sent');
  assert.equal((await client.fail('updateNotification', change)).status, 409);
});

test('a notification without a send time is sent at once; a send time with an offset is stored as UTC', async () => {
  const fields = { title: 'T', message: 'M', audience: 'investors', scheduled_at: null };
  assert.equal((await client.call('scheduleNotification', fields)).body.data.status, 'sent');
  const later = await client.call('scheduleNotification', { ...fields, scheduled_at: '2030-01-01T01:00:00+02:00' });
  assert.equal(later.body.data.scheduled_at, '2029-12-31T23:00:00.000Z');
});

test('the responses to creating and listing admins contain no password', async () => {
  const fields = { name: 'Twin', email: 'Twin@mail.example', password: 'long enough' };
  const { body } = await boss.call('createAdmin', fields);
  assert.equal(body.data.email, 'twin@mail.example');
  for (const response of [body, (await boss.call('getAdmins')).body])
    assert.doesNotMatch(JSON.stringify(response), /password|long enough/);
});

test('admins can’t delete or deactivate themselves, so at least one super-admin always remains', async () => {
  const admins = (await boss.call('getAdmins')).body.data;
  const own = admins.find(({ email }) => email === emails.super) ?? assert.fail();
  const other = admins.find(({ role, email }) => role === 'SU' && email !== own.email) ?? assert.fail();
  assert.equal((await boss.fail('deleteAdmin', { admin_id: own.admin_id })).status, 409);
  assert.equal((await boss.fail('updateAdmin', { ...own, status: 'inactive' })).status, 409);
  assert.equal((await boss.call('deleteAdmin', { admin_id: other.admin_id })).status, 200);
  assert.equal((await boss.call('getAdmins')).body.data.filter(({ role }) => role === 'SU').length, 1);
});

test('a duplicate is reported, even if its spaces, case or accents are written differently', async () => {
  const account = { bank_name: 'B', account_name: 'A', account_number: '1234 5678 99' };
  assert.equal((await boss.call('addBankAccount', account)).status, 200);
  assert.equal((await client.call('createCategory', { name: 'Caf\u00e9 au lait' })).status, 200);
  for (const [name, args, field] of [
    ...['1234567899', '1234-5678-99', '12 34 56 78 99'].map(
      (account_number) => ['addBankAccount', { ...account, account_number }, 'account_number'] as const,
    ),
    ...['Cafe\u0301 au lait', 'CAF\u00c9  AU LAIT'].map((name) => ['createCategory', { name }, 'name'] as const),
    ['createAdmin', { name: 'A', email: emails.plain.toUpperCase(), password: 'long enough' }, 'email'] as const,
    ['updateProfile', { name: 'A', email: emails.plain.toUpperCase(), phone: '' }, 'email'] as const,
  ])
    assert.deepEqual(await boss.errors(name, args), [422, field], JSON.stringify(args));
});

test('an invalid or missing value is reported by field', async () => {
  const account = { bank_name: 'B', account_name: 'A', account_number: '12345' };
  const person = { name: 'A', email: 'a@mail.example', password: 'long enough' };
  const category_id = (await client.call('getCategories')).body.data[0]?.category_id;
  const project = { title: 'T', description: 'D', category_id, target_amount: '10', status: 'draft' };
  for (const [name, args, field] of [
    ['addBankAccount', { ...account, account_number: '<1>' }, 'account_number'],
    ['addBankAccount', { ...account, currency: 'usd' }, 'currency'],
    ['addBankAccount', { ...account, branch: 7 }, 'branch'],
    ['createAdmin', { ...person, email: 'a@b' }, 'email'],
    ['createAdmin', { ...person, phone: 'call me' }, 'phone'],
    ['createAdmin', { ...person, role: 'KING' }, 'role'],
    ['createAdmin', { ...person, password: demoPassword }, 'password'],
    ['createAdmin', { ...person, name: ' \u0000 ' }, 'name'],
    ['createCategory', { name: '\u200b' }, 'name'],
    ['createProject', { ...project, start_date: '0026-03-01' }, 'start_date'],
    ['createProject', { ...project, category_id: 'none' }, 'category_id'],
    ['createProject', { ...project, min_investment: '11' }, 'min_investment'],
    ['createProject', { ...project, duration_months: 601 }, 'duration_months'],
    ['scheduleNotification', { title: 'T', message: 'M', audience: 'all' }, 'scheduled_at'],
    [
      'scheduleNotification',
      { title: 'T', message: 'M', audience: 'all', scheduled_at: '2020-01-01T00:00Z' },
      'scheduled_at',
    ],
    ['updateProfile', { ...person, phone: '' }, 'current_password'],
  ] as const) {
    assert.deepEqual(await boss.errors(name, args), [422, field], name);
  }
});
