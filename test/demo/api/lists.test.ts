import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoForTests, startDemo } from './client.ts';

const own = demoForTests();

const users = async (args: object) => (await own.client.call('getUserList', args)).body;

test('a fresh demo has enough records for every list', async () => {
  const admin = await own.demo.signIn('super');
  assert.ok((await users({})).total >= 240);
  assert.ok((await own.client.call('getProjects')).body.total >= 36);
  const investments = (await own.client.call('getInvestments')).body.data;
  assert.ok(investments.length >= 420);
  assert.deepEqual(new Set(investments.map(({ status }) => status)), new Set(['pending', 'approved', 'rejected']));
  assert.equal((await own.client.call('getCategories')).body.data.length, 8);
  assert.equal((await admin.call('getBankAccounts')).body.data.length, 6);
  assert.equal((await admin.call('getAdmins')).body.data.length, 5);
  const notifications = (await own.client.call('getNotifications')).body.data;
  assert.ok(notifications.length >= 20);
  assert.deepEqual(new Set(notifications.map(({ status }) => status)), new Set(['scheduled', 'sent', 'failed']));
});

test('a list starts with page 1 and 10 rows, the newest first', async () => {
  const { data, page, limit } = await users({});
  assert.deepEqual([data.length, page, limit], [10, 1, 10]);
  const moments = data.map(({ created_at }) => created_at);
  assert.deepEqual(moments, moments.toSorted().toReversed());
});

test('pages hold every row once', async () => {
  const { total } = await users({ limit: 100 });
  const ids = new Set<unknown>();
  for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
    for (const { user_id } of (await users({ page, limit: 100 })).data) ids.add(user_id);
  }
  assert.equal(ids.size, total);
});

test('a page beyond the last is empty and tells the total', async () => {
  const { data, total, page } = await users({ page: 9999 });
  assert.deepEqual([data.length, total > 0, page], [0, true, 9999]);
});

for (const wish of ['0', '-1', '1.5', 'ten', '', '1e3', '99999999999999999999']) {
  test(`page and limit '${wish}' fall back to 1 and 10`, async () => {
    const { page, limit } = await users({ page: wish, limit: wish });
    assert.deepEqual([page, limit], [1, 10]);
  });
}

test('a limit above the highest is answered with the highest', async () => {
  const { limit, data } = await users({ limit: 5000 });
  assert.deepEqual([limit, data.length], [100, 100]);
});

test('a search ignores case and accents and counts what it finds', async () => {
  const { data, total } = await users({ search: '  JOAQUIN ', limit: 100 });
  assert.ok(total > 0 && total === data.length);
  assert.ok(data.every(({ name }) => name.startsWith('Joaquín')));
});

test('a user is found by email and by phone', async () => {
  const user = (await users({ search: '555' })).data[0] ?? assert.fail();
  assert.ok(user.phone?.includes('555'));
  const found = (await users({ search: user.email })).data;
  assert.deepEqual(
    found.map(({ user_id }) => user_id),
    [user.user_id],
  );
});

test('a project is found by its category', async () => {
  const { data, total } = (await own.client.call('getProjects', { search: 'housing', limit: 100 })).body;
  assert.ok(total >= 4);
  assert.ok(data.every(({ category_name }) => category_name === 'Housing'));
});

test('a search without result is an empty page, not an error', async () => {
  const { data, total } = await users({ search: '.*' });
  assert.deepEqual([data, total], [[], 0]);
});

test('the dashboard counts what the lists hold', async () => {
  const { data } = (await own.client.call('getDashboard')).body;
  const investments = (await own.client.call('getInvestments')).body.data;
  assert.equal(data.total_users, (await users({})).total);
  assert.equal(data.pending_investments, investments.filter(({ status }) => status === 'pending').length);
  const approved = investments.filter(({ status }) => status === 'approved');
  const cents = approved.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  assert.equal(data.total_invested_amount, (cents / 100).toFixed(2));
  assert.equal(data.monthly_investments?.length, 12);
  // The current month may have just begun.
  assert.ok(data.monthly_investments.slice(0, -1).every(({ count }) => count > 0));
  assert.equal(data.recent_investments?.[0]?.investment_id, investments[0]?.investment_id);
});

test('two fresh demos hold the same records', async () => {
  const other = await startDemo();
  try {
    const { data } = (await (await other.signIn('plain')).call('getInvestments')).body;
    const mine = (await own.client.call('getInvestments')).body.data;
    const essence = (rows: typeof data) =>
      rows.map(({ user_name, project_name, amount }) => [user_name, project_name, amount]);
    assert.deepEqual(essence(data), essence(mine));
  } finally {
    await other.close();
  }
});
