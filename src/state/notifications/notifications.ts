/** The client-side notification list: what the console's bell shows. */

/** The caller's part of a notification. The specification doesn't name these fields; they are our choice. */
export interface NotificationFields {
  title: string;
  href?: string;
}

/** One entry of the list. Source: specification §3. */
export interface Notification extends NotificationFields {
  /** A timestamp: epoch ms as a string. */
  id: string;
  /** ISO date-time. */
  timestamp: string;
  read: boolean;
}

export interface NotificationsState {
  /** Newest first. */
  items: readonly Notification[];
  /** How many of `items` are unread. */
  unreadCount: number;
}

/** `now` is epoch ms. */
export type NotificationAction =
  | { type: 'notification/added'; now: number; fields: NotificationFields }
  | { type: 'notification/read'; id: string }
  | { type: 'notifications/allRead' }
  | { type: 'notifications/cleared' };

/** The maximum number of entries, because a console may stay open for weeks. The oldest are dropped. */
export const NOTIFICATION_LIMIT = 100;

export const noNotifications: NotificationsState = { items: [], unreadCount: 0 };

/**
 * Reduces the list.
 *
 * Pure: the time arrives in the action, and the id is made from it. Always true afterward: newest first, ids unique
 * even for two in one millisecond, at most `NOTIFICATION_LIMIT` entries, `unreadCount` counts the unread among them.
 * Errors: none; an unknown id changes nothing. Source: specification §4.
 */
export function notificationsReducer(state: NotificationsState, action: NotificationAction): NotificationsState {
  const { items, unreadCount } = state;
  switch (action.type) {
    case 'notification/added': {
      const id = String(Math.max(action.now, Number(items[0]?.id ?? 0) + 1));
      const added = { ...action.fields, id, timestamp: new Date(action.now).toISOString(), read: false };
      const dropped = items[NOTIFICATION_LIMIT - 1];
      const unreadDropped = dropped && !dropped.read ? 1 : 0;
      return {
        items: [added, ...items.slice(0, NOTIFICATION_LIMIT - 1)],
        unreadCount: unreadCount + 1 - unreadDropped,
      };
    }
    case 'notification/read': {
      if (!items.some((item) => item.id === action.id && !item.read)) return state;
      const marked = items.map((item) => (item.id === action.id ? { ...item, read: true } : item));
      return { items: marked, unreadCount: unreadCount - 1 };
    }
    case 'notifications/allRead':
      if (unreadCount === 0) return state;
      return { items: items.map((item) => ({ ...item, read: true })), unreadCount: 0 };
    case 'notifications/cleared':
      return items.length === 0 ? state : noNotifications;
  }
}
