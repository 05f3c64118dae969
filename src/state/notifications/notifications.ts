/** The notifications that the console's Activity shows. They are in memory only. */

/** The fields that the caller of `add` sets. The specification doesn't name them. */
export interface NotificationFields {
  title: string;
  href?: string;
}

/** Source: specification §3. */
export interface Notification extends NotificationFields {
  /** The time of creation, in epoch ms, as a string. Increased if necessary to be unique. */
  id: string;
  /** ISO date-time. */
  timestamp: string;
  read: boolean;
}

export interface NotificationsState {
  /** Newest first. */
  items: readonly Notification[];
  unreadCount: number;
}

/** `now` is epoch ms. */
export type NotificationAction =
  | { type: 'notification/added'; now: number; fields: NotificationFields }
  | { type: 'notification/read'; id: string }
  | { type: 'notifications/allRead' }
  | { type: 'notifications/cleared' };

/** The maximum number of notifications. Older ones are dropped, because a console may stay open for weeks. */
export const NOTIFICATION_LIMIT = 100;

export const noNotifications: NotificationsState = { items: [], unreadCount: 0 };

/**
 * Reduces the list of notifications. Pure: the time is in the action, and the id is derived from it.
 *
 * Invariants: newest first; unique ids, even within one millisecond; at most `NOTIFICATION_LIMIT` items.
 * Errors: none; an unknown id changes nothing. Source: specification §4.
 */
export function notificationsReducer(state: NotificationsState, action: NotificationAction): NotificationsState {
  const { items } = state;
  switch (action.type) {
    case 'notification/added': {
      const id = String(Math.max(action.now, Number(items[0]?.id ?? 0) + 1));
      const added = { ...action.fields, id, timestamp: new Date(action.now).toISOString(), read: false };
      return listOf([added, ...items.slice(0, NOTIFICATION_LIMIT - 1)]);
    }
    case 'notification/read':
      return markRead(state, (id) => id === action.id);
    case 'notifications/allRead':
      return markRead(state, () => true);
    case 'notifications/cleared':
      return items.length === 0 ? state : noNotifications;
  }
}

function markRead(state: NotificationsState, isMeant: (id: string) => boolean): NotificationsState {
  const marked = state.items.map((item) => (!item.read && isMeant(item.id) ? { ...item, read: true } : item));
  return marked.every((item, index) => item === state.items[index]) ? state : listOf(marked);
}

function listOf(items: readonly Notification[]): NotificationsState {
  return { items, unreadCount: items.filter(({ read }) => !read).length };
}
