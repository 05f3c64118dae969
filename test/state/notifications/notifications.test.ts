import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  NOTIFICATION_LIMIT,
  type NotificationAction,
  type NotificationsState,
  noNotifications,
  notificationsReducer,
} from '../../../src/state/notifications/notifications.ts';

const now = Date.UTC(2026, 0, 15, 9, 30);
const add = (title: string, at = now): NotificationAction => ({
  type: 'notification/added',
  now: at,
  fields: { title },
});
const run = (actions: readonly NotificationAction[], from: NotificationsState = noNotifications) =>
  actions.reduce(notificationsReducer, from);
const assertCounted = (state: NotificationsState) =>
  assert.equal(state.unreadCount, state.items.filter((item) => !item.read).length);

describe('notificationsReducer', () => {
  it('puts a new unread entry at the front and counts it', () => {
    const { items, unreadCount } = run([add('First'), add('Second', now + 5)]);
    assert.deepEqual(
      items.map((item) => item.title),
      ['Second', 'First'],
    );
    assert.deepEqual(items[1], { id: String(now), timestamp: '2026-01-15T09:30:00.000Z', read: false, title: 'First' });
    assert.equal(unreadCount, 2);
  });

  it('makes ids unique, even in one millisecond or when the clock is set back', () => {
    const { items } = run([add('a'), add('b'), add('c', now - 60_000), add('d')]);
    assert.equal(new Set(items.map((item) => item.id)).size, 4);
  });

  it('decrements the count once per entry, however often it is marked as read', () => {
    const read: NotificationAction = { type: 'notification/read', id: String(now) };
    const state = run([add('a'), add('b'), read]);
    assert.equal(state.unreadCount, 1);
    assert.equal(run([read], state), state);
    assert.equal(run([{ type: 'notification/read', id: 'unknown' }], state), state);
    assertCounted(state);
  });

  it('returns the same object if all are already read, or there are none to clear', () => {
    const read = run([add('a'), add('b'), { type: 'notifications/allRead' }]);
    assert.equal(run([{ type: 'notifications/allRead' }], read), read);
    assert.equal(run([{ type: 'notifications/cleared' }]), noNotifications);
  });

  it('keeps at most the maximum of entries, and counts the unread ones correctly', () => {
    const many = Array.from({ length: NOTIFICATION_LIMIT + 5 }, (_, index) => add(`n${index}`));
    const unread = run(many);
    assert.equal(unread.items.length, NOTIFICATION_LIMIT);
    assert.equal(unread.unreadCount, NOTIFICATION_LIMIT);
    const read = run([...many, { type: 'notifications/allRead' }, add('one more')]);
    assert.equal(read.items.length, NOTIFICATION_LIMIT);
    assert.equal(read.unreadCount, 1);
    assertCounted(read);
  });
});
