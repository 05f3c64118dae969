import assert from 'node:assert/strict';
import test from 'node:test';
import {
  type SessionAction,
  type SessionState,
  sessionReducer,
  unknownSession,
} from '../../../src/state/session/session.ts';

const ada = { user: { role: 'SU', name: 'Ada' }, token: 'token-a' };
const ben = { user: { role: 'ADMIN', name: 'Ben' }, token: 'token-b' };

function run(...actions: SessionAction[]): SessionState {
  return actions.reduce(sessionReducer, unknownSession);
}

test('a login sets user and token', () => {
  assert.deepEqual(run({ type: 'session/loggedIn', pair: ada }), { status: 'signedIn', ...ada });
});

test('a logout clears user and token', () => {
  const state = run({ type: 'session/loggedIn', pair: ada }, { type: 'session/loggedOut' });
  assert.deepEqual(state, { status: 'visitor', user: null, token: null });
});

test('a restored pair of user and token signs in; without one, there is no session', () => {
  assert.equal(run({ type: 'session/restored', pair: ada }).status, 'signedIn');
  assert.equal(run({ type: 'session/restored', pair: null }).status, 'visitor');
});

test('restoring the current session returns the same object', () => {
  const state = run({ type: 'session/loggedIn', pair: ada });
  assert.equal(sessionReducer(state, { type: 'session/restored', pair: structuredClone(ada) }), state);
  const visitor = run({ type: 'session/restored', pair: null });
  assert.equal(sessionReducer(visitor, { type: 'session/restored', pair: null }), visitor);
  assert.equal(sessionReducer(visitor, { type: 'session/loggedOut' }), visitor);
});

test('an expired token ends its own session and no later one', () => {
  const state = run({ type: 'session/loggedIn', pair: ada }, { type: 'session/loggedIn', pair: ben });
  assert.equal(sessionReducer(state, { type: 'session/expired', token: 'token-a' }), state);
  assert.equal(sessionReducer(state, { type: 'session/expired', token: 'token-b' }).status, 'visitor');
});

test('a changed profile keeps the token and never signs a visitor in', () => {
  const user = { role: 'SU', name: 'Ada L.' };
  const state = run({ type: 'session/loggedIn', pair: ada }, { type: 'session/userUpdated', user });
  assert.deepEqual(state, { status: 'signedIn', user, token: 'token-a' });
  assert.equal(run({ type: 'session/userUpdated', user }), unknownSession);
});
