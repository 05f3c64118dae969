/** The client-side notification list: what the console's bell shows. */

/**
 * One entry of the list.
 *
 * `id` is a timestamp string, `timestamp` an ISO date-time. Source: specification §3; the caller-supplied fields are
 * not shown there, a title and an optional link are this product's.
 */
export interface Notification {
  id: string;
  timestamp: string;
  read: boolean;
  title: string;
  href?: string;
}

export interface NotificationsState {
  items: readonly Notification[];
  /** How many of `items` are unread. */
  unreadCount: number;
}

export type NotificationAction =
  | { type: 'notification/added'; notification: Omit<Notification, 'read'> }
  | { type: 'notification/read'; id: string }
  | { type: 'notifications/allRead' }
  | { type: 'notifications/cleared' };

export const noNotifications: NotificationsState = { items: [], unreadCount: 0 };

/**
 * Decides what the list holds.
 *
 * Pure: id and time arrive in the action. Always true afterwards: newest first, `unreadCount` counts the unread items.
 * Errors: none; an unknown id changes nothing. Source: specification §4.
 */
export function notificationsReducer(state: NotificationsState, action: NotificationAction): NotificationsState {
  switch (action.type) {
    case 'notification/added':
      return {
        items: [{ ...action.notification, read: false }, ...state.items],
        unreadCount: state.unreadCount + 1,
      };
    case 'notification/read': {
      if (!state.items.some((item) => item.id === action.id && !item.read)) return state;
      const items = state.items.map((item) => (item.id === action.id ? { ...item, read: true } : item));
      return { items, unreadCount: state.unreadCount - 1 };
    }
    case 'notifications/allRead':
      if (state.unreadCount === 0) return state;
      return { items: state.items.map((item) => ({ ...item, read: true })), unreadCount: 0 };
    case 'notifications/cleared':
      return state.items.length === 0 ? state : noNotifications;
  }
}
