import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDashboard } from '../../src/api/dashboard.ts';
import { writeErrorMessage } from '../../src/api/error-message.ts';
import { getProjects } from '../../src/api/projects.ts';
import { changeUserStatus, deleteUser, getUserList } from '../../src/api/users.ts';
import { readAnswer } from '../../src/api/wire/decode.ts';
import { readerOfKind } from '../../src/api/wire/readers.ts';
import type { Kind } from '../../src/contract/shape.ts';
import { userCalls } from '../../src/contract/users.ts';
import { ApiError } from '../../src/http/errors.ts';
import { mutations } from './endpoints.ts';

const user = {
  user_id: 7,
  name: 'Ada',
  email: 'ada@mail.example',
  status: 'active',
  created_at: '2026-01-02T03:04:05Z',
} as const;
const ok = (data: unknown) => ({ status: true, message: '', data });
const readUser = readAnswer({ ...userCalls.changeUserStatus });
const readUsers = getUserList.read;

function failureOf(read: () => unknown): ApiError {
  try {
    read();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  return assert.fail('It reads.');
}

test('reads the canonical answer as it is, without unknown fields', () => {
  assert.deepEqual(readUser(ok({ ...user, phone: null, image_url: '', password_hash: 'x' })), user);
  assert.deepEqual(readUsers({ ...ok([user]), total: 31, page: 2, limit: 10 }), {
    rows: [user],
    total: 31,
    page: 2,
    limit: 10,
  });
});

test('reads every flag that says success, and none', () => {
  for (const flag of [{ status: 'ok' }, { status: 'success' }, { status: 200 }, { success: true }, {}]) {
    assert.deepEqual(readUser({ ...flag, data: user }), user);
  }
});

test('a failure inside a success is an error with its message', () => {
  for (const flag of [{ status: false }, { success: false }]) {
    const error = failureOf(() => readUser({ ...flag, message: 'No such user', data: null }));
    assert.deepEqual([error.kind, error.body], ['HTTP_ERROR', { ...flag, message: 'No such user', data: null }]);
  }
});

test('reads a page however it is wrapped', () => {
  const bodies = [
    { data: { data: [user], total: 3, current_page: 1, per_page: 10 } },
    { data: { items: [user], count: 3, page: 1, limit: 10 } },
    { data: { users: [user] }, total_items: '3', current_page: '1', per_page: '10' },
    { data: { projects: [user], total: 3, page: 1, limit: 10 } },
  ];
  for (const body of bodies) assert.deepEqual(readUsers(body), { rows: [user], total: 3, page: 1, limit: 10 });
  assert.deepEqual(readUsers({ data: [], total: 0 }), { rows: [], total: 0, page: undefined, limit: undefined });
  assert.equal(readUsers({ data: [user] }).total, undefined);
});

test('reads an id by any of its names, exactly as received', () => {
  const { user_id: _, ...rest } = user;
  assert.equal(readUser(ok({ ...rest, id: '007' })).user_id, '007');
  assert.equal(readUser(ok({ ...rest, _id: 'f00' })).user_id, 'f00');
  assert.equal(readUser(ok({ ...rest, user_id: 0, id: 9 })).user_id, 0);
});

test('reads whether something is active in any of its forms', () => {
  for (const status of [1, '1', true, 'Active', 'ACTIVE'])
    assert.equal(readUser(ok({ ...user, status })).status, 'active');
  for (const status of [0, '0', false, 'Inactive']) assert.equal(readUser(ok({ ...user, status })).status, 'inactive');
});

test('reads amounts as decimal text, from numbers too', () => {
  const read = (total_invested: unknown) => readUser(ok({ ...user, total_invested })).total_invested;
  assert.deepEqual([read('1200.50'), read(1200.5), read(null), read('')], ['1200.50', '1200.50', undefined, undefined]);
  assert.deepEqual([10.125, 1.005, 0.1 + 0.2, 1000 / 3, 7].map(read), ['10.125', '1.005', '0.30', '333.33', '7.00']);
  assert.equal(failureOf(() => read('1,200')).kind, 'PARSING_ERROR');
});

test('what is not what the contract says is a PARSING_ERROR that says where', () => {
  const wrong: [unknown, string][] = [
    [null, 'answer is no object'],
    [[], 'answer is no object'],
    ['text', 'answer is no object'],
    [{}, 'data is no object'],
    [ok(null), 'data is no object'],
    [ok({ ...user, user_id: null }), 'data.user_id is no id'],
    [ok({ ...user, name: null }), 'data.name is no text'],
    [ok({ ...user, status: 'odd' }), 'data.status is neither active nor inactive'],
    [ok({ ...user, created_at: 'soon' }), 'data.created_at is no date'],
  ];
  for (const [body, where] of wrong) {
    const error = failureOf(() => readUser(body));
    assert.equal(error.kind, 'PARSING_ERROR');
    assert.equal((error.cause as Error).message, where);
  }
  const second = failureOf(() => readUsers(ok([user, { ...user, email: {} }])));
  assert.equal((second.cause as Error).message, 'data[1].email is no text');
});

test('a moment without a zone is in UTC, wherever it is read; a day is the one that is written there', (t) => {
  const { TZ } = process.env;
  t.after(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  const read = (kind: Kind, value: unknown) => readerOfKind(kind)(value, '');
  for (const zone of ['America/New_York', 'Pacific/Kiritimati', 'Europe/Berlin']) {
    process.env.TZ = zone;
    // The night in which Berlin's clocks skip from 2 to 3.
    for (const text of ['2026-03-29 02:30:00', '2026-03-29T02:30:00', '2026-03-29T02:30', '2026-03-29T02:30:00.000000'])
      assert.equal(Date.parse(String(read('moment', text))), Date.UTC(2026, 2, 29, 2, 30), `${zone} ${text}`);
    assert.equal(read('moment', '2026-03-29T02:30:00+02:00'), '2026-03-29T02:30:00+02:00');
    const midnights = ['T00:00:00.000000Z', 'T00:00:00+02:00', ' 00:00:00', ''];
    for (const rest of midnights) assert.equal(read('day', `2026-03-31${rest}`), '2026-03-31', `${zone} ${rest}`);
    assert.equal(read('day', 'Mar 31, 2026'), '2026-03-31');
  }
  assert.throws(() => read('day?', 'soon'), /no date/);
});

test('a write that says no more than that it succeeded reads null, a wrong row is still an error', () => {
  const { read } = changeUserStatus;
  for (const body of [null, { status: true }, ok(null)]) assert.equal(read(body), null);
  assert.deepEqual(read(ok(user)), user);
  assert.equal(failureOf(() => read(ok({}))).kind, 'PARSING_ERROR');
  assert.equal(deleteUser.read(ok({ deleted: 1 })), null);
  assert.equal(failureOf(() => deleteUser.read({ success: false })).kind, 'HTTP_ERROR');
});

test('the dashboard keeps what arrived and sets apart the numbers it does not know', () => {
  const { read } = getDashboard;
  assert.deepEqual(read(ok({ total_users: '5', total_invested_amount: 10, new_leads: 3, note: 'x' })), {
    total_users: 5,
    total_invested_amount: '10.00',
    more: { new_leads: 3 },
  });
});

test('lists that a project lacks are empty', () => {
  const { read } = getProjects;
  const project = { id: 1, title: 'T', description: '', category_id: 2, target_amount: 5, status: 'Draft' };
  const [row] = read({ ...ok([project]), total: 1 }).rows;
  assert.deepEqual([row?.images, row?.documents, row?.status, row?.project_id], [[], [], 'draft', 1]);
});

test('a write whose success says anything but success is a failure, and no screen says that it is done', () => {
  const said = ['error', 'fail', 'failed', 0, '0', 422, 500, 'false', 'partial', ''];
  const refusals = said.flatMap((flag) => [{ status: flag }, { success: flag }, { status: true, success: flag }]);
  for (const [name, { read }] of Object.entries(mutations)) {
    for (const flags of refusals) {
      const body = { ...flags, message: 'In use.', data: null };
      const error = failureOf(() => read(body));
      assert.deepEqual(
        [error.kind, writeErrorMessage(error)],
        ['HTTP_ERROR', 'In use.'],
        `${name} ${JSON.stringify(flags)}`,
      );
    }
  }
});

test('an id that JSON has rounded, or that no address can hold, is an unreadable answer and never another row', () => {
  const read = (id: string) =>
    readUser(JSON.parse(`{"data":${JSON.stringify({ ...user, user_id: 0 }).replace(':0', `:${id}`)}}`));
  assert.equal(read('9007199254740991').user_id, 9007199254740991);
  assert.equal(read('"9007199254740993"').user_id, '9007199254740993');
  for (const id of ['9007199254740993', '-9007199254740993', '1e21', '1e400', '0.12345678901234567', '"a\\ud800"'])
    assert.equal(failureOf(() => read(id)).kind, 'PARSING_ERROR', id);
});

test('numbers that are written oddly are read as what they are, or not at all', () => {
  const read = (total_invested: string) =>
    readUser(JSON.parse(`{"data":{"total_invested":${total_invested},${JSON.stringify(user).slice(1)}}`))
      .total_invested;
  assert.deepEqual(['1e3', '-0', '-0.001', '"-0.00"'].map(read), ['1000.00', '0.00', '-0.001', '0.00']);
  for (const amount of ['1e21', '"1e21"', '1e400', '"NaN"', '"0x10"']) {
    assert.equal(failureOf(() => read(amount)).kind, 'PARSING_ERROR', amount);
  }
  const count = (total: unknown) => readUsers({ data: [], total }).total;
  assert.deepEqual(['7', ' 7 ', 7, ''].map(count), [7, 7, 7, undefined]);
  for (const total of ['1e21', 1e21, 'many']) assert.equal(failureOf(() => count(total)).kind, 'PARSING_ERROR');
});
