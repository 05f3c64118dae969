// Mainly tests the session reducer's no-ops, because no screen can show that the state object stayed the same.
// `store.test.tsx` tests what the session actions change.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  type SessionAction,
  type SessionState,
  sessionReducer,
  unknownSession,
} from '../../../src/state/session/session.ts';

const ada = { user: { role: 'SU', name: 'Ada' }, token: 'token-a' };
const signedIn = sessionReducer(unknownSession, { type: 'session/loggedIn', pair: ada });
const visitor = sessionReducer(unknownSession, { type: 'session/restored', pair: null });

test('restoring the current session, signing out a visitor and another token’s expiry return the same object', () => {
  assert.deepEqual(signedIn, { status: 'signedIn', ...ada });
  assert.deepEqual(visitor, { status: 'visitor', user: null, token: null });
  const cases: readonly [SessionState, SessionAction][] = [
    [signedIn, { type: 'session/restored', pair: structuredClone(ada) }],
    [signedIn, { type: 'session/expired', token: 'token-b' }],
    [visitor, { type: 'session/restored', pair: null }],
    [visitor, { type: 'session/loggedOut' }],
  ];
  for (const [state, action] of cases) assert.equal(sessionReducer(state, action), state, action.type);
});

test('a changed profile keeps the token, or brings a new one, and never signs a visitor in or replaces the next user', () => {
  const user = { role: 'SU', name: 'Ada L.' };
  const updated = (token: string) => ({ type: 'session/userUpdated', user, token }) as const;
  assert.deepEqual(sessionReducer(signedIn, updated('token-a')), { ...signedIn, user });
  const renewed = { ...updated('token-a'), renewed: 'token-c' };
  assert.deepEqual(sessionReducer(signedIn, renewed), { ...signedIn, user, token: 'token-c' });
  assert.equal(sessionReducer(signedIn, updated('token-b')), signedIn);
  assert.equal(sessionReducer(visitor, updated('token-a')), visitor);
});
