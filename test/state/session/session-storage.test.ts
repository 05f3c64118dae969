import assert from 'node:assert/strict';
import test, { afterEach } from 'node:test';
import { IDLE_LIMIT_MS, writeActivity } from '../../../src/state/session/activity.ts';
import { clearSession, readSession, writeSession } from '../../../src/state/session/session-storage.ts';

const values = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  },
});
afterEach(() => values.clear());

const store = (user: string, token = 'abc') => {
  values.set('user', user);
  values.set('token', token);
};

test('a stored user and token make a session, even if the user has unknown fields', () => {
  for (const user of ['{"role":"SU"}', '{"role":"SU","name":"Ada","user_id":7,"image_url":null,"theme":{"a":1}}']) {
    store(user);
    assert.deepEqual(readSession(), { user: JSON.parse(user), token: 'abc' });
  }
});

for (const user of [
  '{"role":"SU","name":{"first":"A"}}',
  '{"role":"SU","email":["a@b.example"]}',
  '{"role":"SU","image_url":{}}',
  '{"role":"SU","user_id":{"$oid":"1"}}',
  '{"role":7}',
  '{"role":""}',
  '["SU"]',
  '"SU"',
  'null',
  '{"role":',
])
  test(`the stored user ${user} makes no session`, () => {
    store(user);
    assert.equal(readSession(), null);
  });

for (const token of ['a\nb', 'a\r\nX-Evil: 1', 'a b', 'tökén', '\0', '', 'undefined', 'null'])
  test(`the stored token ${JSON.stringify(token)} makes no session`, () => {
    store('{"role":"SU"}', token);
    assert.equal(readSession(), null);
  });

test('a session that is unused for half an hour ends, and clearSession leaves nothing in the storage', () => {
  writeSession({ user: { role: 'SU' }, token: 'abc' });
  assert.ok(readSession());
  writeActivity(Date.now() - IDLE_LIMIT_MS);
  assert.equal(readSession(), null);
  clearSession();
  assert.deepEqual([...values], []);
});

test('a last activity far in the past or in the future ends the session', () => {
  for (const [offset, isKept] of [
    [IDLE_LIMIT_MS + 60_000, false],
    [60_000, true],
    [-60_000, true],
    [-IDLE_LIMIT_MS, false],
  ] as const) {
    store('{"role":"SU"}');
    writeActivity(Date.now() + offset);
    assert.equal(readSession() !== null, isKept, String(offset));
  }
});
