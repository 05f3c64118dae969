import '../support/dom.ts';
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { act, render, screen } from '@testing-library/react';
import { rootReducer } from '../../src/state/root.ts';
import { useSession, useSessionCommands } from '../../src/state/session/use-session.ts';
import { StoreProvider } from '../../src/state/store.tsx';

const pair = { user: { role: 'SU', name: 'Ada' }, token: 'token-a' };

function store(token: string | null, user: string | null): void {
  if (token !== null) localStorage.setItem('token', token);
  if (user !== null) localStorage.setItem('user', user);
}

function Name() {
  const session = useSession();
  return <p>{session.user?.name ?? session.status}</p>;
}

function Commands() {
  const { login, logout, expire } = useSessionCommands();
  return (
    <>
      <button type="button" onClick={() => login(pair)}>
        login
      </button>
      <button type="button" onClick={logout}>
        logout
      </button>
      <button type="button" onClick={() => expire('another token')}>
        expire another
      </button>
      <button type="button" onClick={() => expire(pair.token)}>
        expire
      </button>
    </>
  );
}

function show() {
  render(
    <StoreProvider>
      <Name />
      <Commands />
    </StoreProvider>,
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const stored = () => [localStorage.getItem('token'), localStorage.getItem('user')];

test('no action comes before app/started', () => {
  assert.throws(() => rootReducer(null, { type: 'session/loggedOut' }), /'app\/started' comes before/);
  assert.equal(rootReducer(null, { type: 'app/started' }).session.status, 'unknown');
});

test('the first render has the state that app/started gives', () => {
  const seen: string[] = [];
  function Probe() {
    seen.push(useSession().status);
    return null;
  }
  store(pair.token, JSON.stringify(pair.user));
  render(
    <StoreProvider>
      <Probe />
    </StoreProvider>,
  );
  assert.equal(seen[0], 'unknown');
});

test('an action that changes nothing returns the same state', () => {
  const state = rootReducer(null, { type: 'app/started' });
  assert.equal(rootReducer(state, { type: 'notification/read', id: 'none' }), state);
});

test('a stored session is restored', () => {
  store(pair.token, JSON.stringify(pair.user));
  show();
  screen.getByText('Ada');
});

test('a login keeps user and token under the two keys, a logout removes both', () => {
  show();
  press('login');
  screen.getByText('Ada');
  assert.deepEqual(stored(), ['token-a', '{"role":"SU","name":"Ada"}']);
  press('logout');
  screen.getByText('visitor');
  assert.deepEqual(stored(), [null, null]);
});

test('an earlier token’s expiry changes nothing', () => {
  show();
  press('login');
  press('expire another');
  screen.getByText('Ada');
  assert.equal(stored()[0], 'token-a');
  press('expire');
  screen.getByText('visitor');
  assert.deepEqual(stored(), [null, null]);
});

const broken: [why: string, token: string | null, user: string | null][] = [
  ['only a token', 'token-a', null],
  ['only a user', null, '{"role":"SU"}'],
  ['a user without a role', 'token-a', '{"name":"Ada"}'],
];
for (const [why, token, user] of broken) {
  test(`${why} in the storage gives no session, and both keys are cleared`, () => {
    store(token, user);
    show();
    screen.getByText('visitor');
    assert.deepEqual(stored(), [null, null]);
  });
}

test('a storage that can’t be read gives no session', (t) => {
  replaceStorage(t, {
    getItem() {
      throw new Error('denied');
    },
  });
  show();
  screen.getByText('visitor');
});

test('with a full storage, sign-in works for this visit and stores neither key', (t) => {
  const kept = new Map<string, string>();
  replaceStorage(t, {
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (key === 'token') throw new Error('quota exceeded');
      kept.set(key, value);
    },
  });
  show();
  press('login');
  screen.getByText('Ada');
  assert.equal(kept.size, 0);
});

function replaceStorage(t: TestContext, storage: Partial<Storage>): void {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {};
  Object.defineProperty(globalThis, 'localStorage', { value: { clear() {}, ...storage }, configurable: true });
  t.after(() => Object.defineProperty(globalThis, 'localStorage', real));
}

const pageShow = (fields: { persisted: boolean }) => Object.assign(new Event('pageshow'), fields);

function fromAnotherTab(key: string | null): void {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

test('this tab follows the login and logout of another', () => {
  show();
  // The two keys of a login arrive in sequence; the first alone changes nothing and isn't removed.
  store(null, JSON.stringify(pair.user));
  fromAnotherTab('user');
  screen.getByText('visitor');
  store(pair.token, null);
  fromAnotherTab('token');
  screen.getByText('Ada');
  localStorage.clear();
  fromAnotherTab(null);
  screen.getByText('visitor');
});

test('a page restored from the back/forward cache adopts changes made in the meantime', () => {
  store(pair.token, JSON.stringify(pair.user));
  show();
  localStorage.clear();
  act(() => void window.dispatchEvent(pageShow({ persisted: true })));
  screen.getByText('visitor');
});

test('a session that couldn’t be stored survives other tabs’ storage events and the end of loading', (t) => {
  replaceStorage(t, {
    getItem() {
      throw new Error('denied');
    },
  });
  show();
  press('login');
  fromAnotherTab('activeAt');
  act(() => void window.dispatchEvent(pageShow({ persisted: false })));
  screen.getByText('Ada');
});

test('a hook outside the provider names the provider', (t) => {
  t.mock.method(console, 'error', () => undefined);
  assert.throws(() => render(<Name />), /useSession needs a <StoreProvider> above it/);
});
