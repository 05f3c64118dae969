import {
  type NotificationAction,
  type NotificationsState,
  noNotifications,
  notificationsReducer,
} from './notifications/notifications.ts';
import { type SessionAction, type SessionState, sessionReducer, unknownSession } from './session/session.ts';
import { noToasts, type ToastAction, type ToastsState, toastsReducer } from './toasts/toasts.ts';

/** Client state, in three slices. Data of the server is in the API cache. */
export interface RootState {
  session: SessionState;
  notifications: NotificationsState;
  toasts: ToastsState;
}

/** `app/started` is the first action: before it there is no state, so nothing can render. Specification §4. */
export type RootAction = { type: 'app/started' } | SessionAction | NotificationAction | ToastAction;

/** Returns the notifications that a change of the toasts adds to the bell. Pure. */
export type NoticesOf = (before: ToastsState, after: ToastsState, action: ToastAction) => readonly NotificationAction[];

const startedState: RootState = { session: unknownSession, notifications: noNotifications, toasts: noToasts };

/**
 * Passes each action to the slice that its type names.
 *
 * Always true afterward: an action without effect returns the same object, so nothing re-renders.
 * Errors: throws when any other action comes before `app/started`.
 */
export function rootReducer(state: RootState | null, action: RootAction, noticesOf?: NoticesOf): RootState {
  if (action.type === 'app/started') return startedState;
  if (state === null) throw new Error(`'app/started' comes before '${action.type}'`);
  const next = reduceSlices(state, action, noticesOf);
  const isSame =
    next.session === state.session && next.notifications === state.notifications && next.toasts === state.toasts;
  return isSame ? state : next;
}

function reduceSlices(
  state: RootState,
  action: Exclude<RootAction, { type: 'app/started' }>,
  noticesOf: NoticesOf | undefined,
): RootState {
  switch (action.type) {
    case 'session/restored':
    case 'session/loggedIn':
    case 'session/userUpdated':
    case 'session/loggedOut':
    case 'session/expired':
      return { ...state, session: sessionReducer(state.session, action) };
    case 'notification/added':
    case 'notification/read':
    case 'notifications/allRead':
    case 'notifications/cleared':
      return { ...state, notifications: notificationsReducer(state.notifications, action) };
    case 'toast/pushed':
    case 'toast/dismissed':
    case 'toast/removed':
    case 'toast/paused':
    case 'toast/resumed':
    case 'toast/timePassed': {
      const toasts = toastsReducer(state.toasts, action);
      const notices = noticesOf?.(state.toasts, toasts, action) ?? [];
      return { ...state, toasts, notifications: notices.reduce(notificationsReducer, state.notifications) };
    }
  }
}
