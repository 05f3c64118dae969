import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useKeptNotices } from '../../../src/admin/session/use-kept-notices.ts';
import { useNotificationCommands, useNotifications } from '../../../src/state/notifications/use-notifications.ts';
import { StoreProvider } from '../../../src/state/store.tsx';

/** The bell after the tab was loaded by a person, with an empty store. */
function load(person: string) {
  cleanup();
  const { result } = renderHook(
    () => {
      useKeptNotices(person);
      return { ...useNotifications(), ...useNotificationCommands() };
    },
    { wrapper: StoreProvider },
  );
  return result;
}

const storeWith = (items: unknown, person: unknown = 'ada') =>
  sessionStorage.setItem('notices', JSON.stringify({ person, items }));

const notice = { title: 'Kept', timestamp: '2026-11-22T08:00:00.000Z', read: false };

test('a reload keeps the list, its order, its links and what was read', () => {
  const bell = load('ada');
  act(() => bell.current.add({ title: '2 users exported.' }));
  act(() => bell.current.add({ title: '$5 of Ada was approved.', href: '/investments?search=Ada' }));
  act(() => bell.current.markAsRead(bell.current.items[1]?.id ?? ''));
  const { items } = bell.current;
  const again = load('ada');
  assert.deepEqual(again.current.items, items);
  assert.equal(again.current.unreadCount, 1);
  act(() => again.current.clear());
  assert.deepEqual(load('ada').current.items, []);
});

test('another person finds nothing, also not in the storage', () => {
  const bell = load('ada');
  act(() => bell.current.add({ title: 'Of Ada' }));
  assert.deepEqual(load('').current.items, []);
  assert.equal(sessionStorage.getItem('notices'), null);
  assert.deepEqual(load('ada').current.items, []);
});

test('what makes no sense in the storage is left out, and the rest stays', () => {
  for (const stored of ['', 'null', '[]', '{"person":"ada"}', '{"person":"ada","items":7}', '{{']) {
    sessionStorage.setItem('notices', stored);
    assert.deepEqual(load('ada').current.items, []);
  }
  const odd = [
    null,
    7,
    [],
    { ...notice, title: 7 },
    { ...notice, timestamp: 'once' },
    { ...notice, timestamp: undefined },
    { ...notice, href: 'javascript:alert(1)' },
    { ...notice, href: '//evil.example' },
    { ...notice, href: '~/nowhere' },
    { ...notice, href: 7 },
  ];
  storeWith([...odd, notice, ...odd]);
  assert.deepEqual(
    load('ada').current.items.map(({ title }) => title),
    ['Kept'],
  );
  storeWith(Array.from({ length: 5000 }, () => notice));
  assert.equal(load('ada').current.items.length, 100);
});

test('a storage that is full or denied keeps nothing, and the list works', () => {
  const whole = sessionStorage;
  const refuse = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const standIn = { getItem: (key: string) => whole.getItem(key), removeItem: (key: string) => whole.removeItem(key) };
  try {
    storeWith([notice]);
    Object.defineProperty(globalThis, 'sessionStorage', { value: { ...standIn, setItem: refuse }, configurable: true });
    const bell = load('ada');
    act(() => bell.current.add({ title: 'Newer' }));
    assert.equal(bell.current.items.length, 2);
    assert.equal(whole.getItem('notices'), null, 'an old list is worse than none');
    Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
    const denied = load('ada');
    act(() => denied.current.add({ title: 'Newest' }));
    assert.equal(denied.current.items.length, 1);
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', { value: whole, configurable: true, writable: true });
  }
});
