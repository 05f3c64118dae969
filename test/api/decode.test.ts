import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDashboard } from '../../src/api/dashboard.ts';
import { writeErrorMessage } from '../../src/api/error-message.ts';
import { changeUserStatus, deleteUser, getUserList } from '../../src/api/users.ts';
import { unreadIn } from '../../src/contract/parse.ts';
import { ApiError } from '../../src/http/errors.ts';
import { mutations } from './endpoints.ts';

const user = {
  user_id: 7,
  name: 'Ada',
  email: 'ada@mail.example',
  status: 'active',
  created_at: '2026-01-02T03:04:05Z',
};
const ok = (data: unknown) => ({ status: true, message: '', data });

function failureOf(read: () => unknown): ApiError {
  try {
    read();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  return assert.fail('It reads.');
}

test('a response that breaks the contract is a PARSING_ERROR that lists every fault, also in the browser’s console; a list only loses the row', (t) => {
  const wrong = { ...user, email: {}, user_id: null };
  const warn = t.mock.method(console, 'warn', () => undefined);
  const error = failureOf(() => changeUserStatus.read(ok(wrong)));
  assert.deepEqual(warn.mock.calls[0]?.arguments, ['/admin/change-user-status', error.cause]);
  assert.deepEqual([error.kind, error.status], ['PARSING_ERROR', 200]);
  assert.equal((error.cause as Error).message, "data.user_id isn't an id (null), data.email isn't text (object)");
  const { rows } = getUserList.read(ok([user, wrong]));
  assert.deepEqual([[...rows], unreadIn(rows)], [[user], 1]);
});

test('a write whose response has no data returns null; an invalid row is still an error', () => {
  const { read } = changeUserStatus;
  for (const body of [null, { status: true }, ok(null)]) assert.equal(read(body), null);
  assert.deepEqual(read(ok(user)), user);
  assert.equal(failureOf(() => read(ok({}))).kind, 'PARSING_ERROR');
  assert.equal(deleteUser.read(ok({ deleted: 1 })), null);
});

test('the dashboard keeps valid figures and separates unknown ones', () => {
  assert.deepEqual(getDashboard.read(ok({ total_users: '5', total_invested_amount: 10, new_leads: 3, note: 'x' })), {
    total_users: 5,
    total_invested_amount: '10.00',
    more: { new_leads: 3 },
  });
});

test('a 2xx response with a failure flag is an error with the response’s message', () => {
  for (const [name, { read }] of Object.entries(mutations)) {
    for (const flags of [{ status: false }, { status: 'error' }, { status: true, success: 0 }]) {
      const error = failureOf(() => read({ ...flags, message: 'In use.', data: null }));
      assert.deepEqual([error.kind, writeErrorMessage(error)], ['HTTP_ERROR', 'In use.'], name);
    }
  }
});
