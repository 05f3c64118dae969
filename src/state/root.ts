import {
  type NotificationAction,
  type NotificationsState,
  noNotifications,
  notificationsReducer,
} from './notifications/notifications.ts';
import { type SessionAction, type SessionState, sessionReducer, unknownSession } from './session/session.ts';
import { noToasts, type ToastAction, type ToastsState, toastsReducer } from './toasts/toasts.ts';

/** Everything the client knows by itself, in three slices. What the server knows is the API cache's. */
export interface RootState {
  session: SessionState;
  notifications: NotificationsState;
  toasts: ToastsState;
}

/** `app/started` is the first action: before it there is no state, so nothing can render. Specification §4. */
export type RootAction = { type: 'app/started' } | SessionAction | NotificationAction | ToastAction;

/** Picks the notices that a change among the toasts leaves in the bell. Pure. */
export type NoticesOf = (before: ToastsState, after: ToastsState, action: ToastAction) => readonly NotificationAction[];

const startedState: RootState = { session: unknownSession, notifications: noNotifications, toasts: noToasts };

/**
 * Hands each action to the slice it names.
 *
 * Always true afterwards: an action that changed nothing gives back the same object, so nothing renders.
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
