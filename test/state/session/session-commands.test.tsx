import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { useSession, useSessionCommands } from '../../../src/state/session/use-session.ts';
import { StoreProvider } from '../../../src/state/store.tsx';

const ada = { user: { role: 'SU', name: 'Ada' }, token: 'token-a' };
const open = () =>
  renderHook(() => ({ session: useSession(), commands: useSessionCommands() }), { wrapper: StoreProvider }).result;

test('a changed profile is kept for the next visit', () => {
  const tab = open();
  act(() => tab.current.commands.login(ada));
  act(() => tab.current.commands.updateUser({ ...ada.user, name: 'Ada M.' }, ada.token));
  assert.equal(tab.current.session.user?.name, 'Ada M.');
  assert.match(localStorage.getItem('user') ?? '', /Ada M\./);
});

test('a save that ends after the sign-out does not restore the session', () => {
  const tab = open();
  act(() => tab.current.commands.login(ada));
  // In another tab.
  localStorage.clear();
  act(() => tab.current.commands.updateUser({ ...ada.user, name: 'Ada M.' }, ada.token));
  assert.equal(localStorage.getItem('token'), null);
  assert.equal(localStorage.getItem('user'), null);
});
