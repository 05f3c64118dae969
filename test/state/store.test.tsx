import '../support/dom.ts';
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { rootReducer } from '../../src/state/root.ts';
import { StoreProvider } from '../../src/state/store.tsx';
import { useSession, useSessionCommands } from '../../src/state/use-session.ts';
import { replaceProperty } from '../support/replace-property.ts';

const pair = { user: { role: 'SU', name: 'Ada' }, token: 'token-a' };

function store(token: string | null, user: string | null): void {
  if (token !== null) localStorage.setItem('token', token);
  if (user !== null) localStorage.setItem('user', user);
}

/** Renders the store as a new tab does. `name` returns the user's name, or without a user the session's status. */
function open() {
  const seen: string[] = [];
  const { result } = renderHook(
    () => {
      const session = useSession();
      seen.push(session.user?.name ?? session.status);
      return useSessionCommands();
    },
    { wrapper: StoreProvider },
  );
  const run = (command: (commands: ReturnType<typeof useSessionCommands>) => void) =>
    act(() => command(result.current));
  return { seen, name: () => seen.at(-1), run, login: () => run(({ login }) => login(pair)) };
}

const stored = () => [localStorage.getItem('token'), localStorage.getItem('user')];

test('an action before app/started throws', () => {
  assert.throws(() => rootReducer(null, { type: 'session/loggedOut' }), /'app\/started' comes before/);
});

test('the first render has the state after app/started; then a stored session is restored', () => {
  assert.equal(rootReducer(null, { type: 'app/started' }).session.status, 'unknown');
  store(pair.token, JSON.stringify(pair.user));
  const { seen } = open();
  assert.deepEqual([seen[0], seen.at(-1)], ['unknown', 'Ada']);
});

test('an action that changes nothing returns the same state', () => {
  const state = rootReducer(null, { type: 'app/started' });
  assert.equal(rootReducer(state, { type: 'notification/read', id: 'none' }), state);
});

test('signing in stores user and token, each under its own key, and signing out removes both', () => {
  const { name, login, run } = open();
  login();
  assert.equal(name(), 'Ada');
  assert.deepEqual(stored(), ['token-a', '{"role":"SU","name":"Ada"}']);
  run(({ logout }) => logout());
  assert.equal(name(), 'visitor');
  assert.deepEqual(stored(), [null, null]);
});

test('an expired token ends its own session, and no other', () => {
  const { name, login, run } = open();
  login();
  run(({ expire }) => expire('another token'));
  assert.deepEqual([name(), stored()[0]], ['Ada', 'token-a']);
  run(({ expire }) => expire(pair.token));
  assert.equal(name(), 'visitor');
  assert.deepEqual(stored(), [null, null]);
});

test('a changed profile is stored for the next visit', () => {
  const { name, login, run } = open();
  login();
  run(({ updateUser }) => updateUser({ ...pair.user, name: 'Ada M.' }, pair.token));
  assert.equal(name(), 'Ada M.');
  assert.deepEqual(stored(), ['token-a', '{"role":"SU","name":"Ada M."}']);
});

test('a profile save that ends after the sign-out doesn’t restore the session', () => {
  const { login, run } = open();
  login();
  // Another tab signs out.
  localStorage.clear();
  run(({ updateUser }) => updateUser({ ...pair.user, name: 'Ada M.' }, pair.token));
  assert.deepEqual(stored(), [null, null]);
});

const broken: [why: string, token: string | null, user: string | null][] = [
  ['only a token', 'token-a', null],
  ['only a user', null, '{"role":"SU"}'],
  ['a user without a role', 'token-a', '{"name":"Ada"}'],
];
for (const [why, token, user] of broken) {
  test(`${why} in the storage restores no session, and both keys are cleared`, () => {
    store(token, user);
    assert.equal(open().name(), 'visitor');
    assert.deepEqual(stored(), [null, null]);
  });
}

const denied = {
  getItem() {
    throw new Error('denied');
  },
};

test('a storage that can’t be read restores no session', (t) => {
  replaceStorage(t, denied);
  assert.equal(open().name(), 'visitor');
});

test('if storage is full, sign-in works for this visit and stores neither token nor user', (t) => {
  const values = new Map<string, string>();
  replaceStorage(t, {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      if (key === 'token') throw new Error('quota exceeded');
      values.set(key, value);
    },
  });
  const { name, login } = open();
  login();
  assert.deepEqual([name(), values.size], ['Ada', 0]);
});

const replaceStorage = (t: TestContext, storage: Partial<Storage>) =>
  replaceProperty(t, globalThis, 'localStorage', { clear() {}, ...storage });

const pageShow = (fields: { persisted: boolean }) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), fields)));

function fromAnotherTab(key: string | null): void {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

test('a tab follows the sign-in and sign-out of another tab', () => {
  const { name } = open();
  // The two keys of a login arrive in sequence; the first alone changes nothing and isn't removed.
  store(null, JSON.stringify(pair.user));
  fromAnotherTab('user');
  assert.equal(name(), 'visitor');
  store(pair.token, null);
  fromAnotherTab('token');
  assert.equal(name(), 'Ada');
  localStorage.clear();
  fromAnotherTab(null);
  assert.equal(name(), 'visitor');
});

test('a page restored from the back/forward cache adopts a sign-out that it missed', () => {
  store(pair.token, JSON.stringify(pair.user));
  const { name } = open();
  localStorage.clear();
  pageShow({ persisted: true });
  assert.equal(name(), 'visitor');
});

test('a session that couldn’t be stored survives other tabs’ storage events and the end of loading', (t) => {
  replaceStorage(t, denied);
  const { name, login } = open();
  login();
  fromAnotherTab('activeAt');
  pageShow({ persisted: false });
  assert.equal(name(), 'Ada');
});

test('a hook used outside the provider throws an error that names the provider', (t) => {
  t.mock.method(console, 'error', () => undefined);
  assert.throws(() => renderHook(useSession), /useSession needs a <StoreProvider> above it/);
});
