import assert from 'node:assert/strict';
import { test } from 'node:test';
import { investmentStates } from '../../../src/contract/investments.ts';
import { notificationStates } from '../../../src/contract/notifications.ts';
import { demoForTests } from './client.ts';

const { demo, boss, client } = await demoForTests();
const users = async (args: object) => (await client.call('getUserList', args)).body;

test('a fresh demo has many rows in every list, and every status of investments and notifications', async () => {
  const least = { getInvestments: 420, getNotifications: 20, getCategories: 8, getBankAccounts: 6, getAdmins: 5 };
  const states = new Set<unknown>();
  for (const [name, count] of Object.entries(least)) {
    const rows = (await boss.call(name as keyof typeof least)).body.data;
    assert.ok(rows.length >= count, `${name}: ${rows.length}`);
    for (const row of rows) states.add('status' in row && row.status);
  }
  for (const state of [...investmentStates, ...notificationStates]) assert.ok(states.has(state), state);
  assert.ok((await users({})).total >= 240);
  assert.ok((await boss.call('getProjects')).body.total >= 36);
});

test('pages of a list contain every row once, newest first; a page beyond the last is empty', async () => {
  const { total } = await users({ limit: 100 });
  const pages = [1, 2, 3, 4].map(async (page) => (await users({ page, limit: 100 })).data);
  const rows = (await Promise.all(pages)).flat();
  assert.deepEqual([rows.length, new Set(rows.map(({ user_id }) => user_id)).size], [total, total]);
  const moments = rows.map(({ created_at }) => created_at);
  assert.deepEqual(moments, moments.toSorted().toReversed());
  const beyond = await users({ page: 9999 });
  assert.deepEqual([beyond.data, beyond.total, beyond.page], [[], total, 9999]);
});

test('an invalid page or limit falls back to its default, and a limit above 100 is 100', async () => {
  const headers = { Authorization: `Bearer ${client.token}` };
  for (const wish of [undefined, '0', '-1', '1.5', 'ten', '', '1e3', '99999999999999999999']) {
    const query = wish === undefined ? '' : `?page=${wish}&limit=${wish}`;
    const response = await fetch(`${demo.url}/admin/user-list${query}`, { headers });
    const { page, limit, data } = (await response.json()) as Awaited<ReturnType<typeof users>>;
    assert.deepEqual([page, limit, data.length], [1, 10, 10], wish);
  }
  const { limit, data } = await users({ limit: 5000 });
  assert.deepEqual([limit, data.length], [100, 100]);
});

test('a demo search finds users by name, email and phone, and projects by category', async () => {
  const named = await users({ search: '  JOAQUIN ', limit: 100 });
  assert.ok(named.total > 0 && named.total === named.data.length);
  assert.ok(named.data.every(({ name }) => name.startsWith('Joaquín')));
  const user = (await users({ search: '555' })).data[0] ?? assert.fail();
  assert.ok(user.phone?.includes('555'));
  const found = await users({ search: user.email });
  assert.deepEqual([found.total, found.data[0]?.user_id], [1, user.user_id]);
  const { data, total } = (await client.call('getProjects', { search: 'housing', limit: 100 })).body;
  assert.ok(total >= 4 && data.every(({ category_name }) => category_name === 'Housing'));
  assert.deepEqual((await users({ search: '.*' })).data, []);
});

test('the dashboard’s counts agree with the lists', async () => {
  const { data } = (await client.call('getDashboard')).body;
  const investments = (await client.call('getInvestments')).body.data;
  const approved = investments.filter(({ status }) => status === 'approved');
  const cents = approved.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  assert.deepEqual(
    [data.total_users, data.pending_investments, data.total_invested_amount, data.recent_investments?.[0]],
    [
      (await users({})).total,
      investments.filter(({ status }) => status === 'pending').length,
      (cents / 100).toFixed(2),
      investments[0],
    ],
  );
  assert.equal(data.monthly_investments?.length, 12);
  // Leaves out the current month, which may have only just begun.
  assert.ok(data.monthly_investments.slice(0, -1).every(({ count }) => count > 0));
});
