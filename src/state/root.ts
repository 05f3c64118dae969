import { textOf } from '../lib/text-of.ts';
import { noToasts, type ToastEvent, type ToastsState, toastsReducer } from '../toasts/queue.ts';
import type { Toast } from '../toasts/toast.ts';
import {
  type NotificationAction,
  type NotificationsState,
  noNotifications,
  notificationsReducer,
} from './notifications/notifications.ts';
import { type SessionAction, type SessionState, sessionReducer, unknownSession } from './session/session.ts';

/** The client's state. Data from the server is in the API cache. */
export interface RootState {
  session: SessionState;
  notifications: NotificationsState;
  toasts: ToastsState;
}

/** The first action is `app/started`: without it there is no state to render. Source: specification §4. */
export type RootAction = { type: 'app/started' } | SessionAction | NotificationAction | ToastEvent;

const startedState: RootState = { session: unknownSession, notifications: noNotifications, toasts: noToasts };

/**
 * Passes each action except `app/started` to its slice. An error toast that a new toast evicts becomes a notification.
 *
 * Invariants: if nothing changes, returns the same object, so nothing re-renders.
 * Errors: throws if another action comes before `app/started`.
 */
export function rootReducer(state: RootState | null, action: RootAction): RootState {
  if (action.type === 'app/started') return startedState;
  if (state === null) throw new Error(`'app/started' comes before '${action.type}'`);
  switch (action.type) {
    case 'session/restored':
    case 'session/loggedIn':
    case 'session/userUpdated':
    case 'session/loggedOut':
    case 'session/expired':
      return withSlice(state, 'session', sessionReducer(state.session, action));
    case 'notification/added':
    case 'notification/read':
    case 'notifications/allRead':
    case 'notifications/cleared':
      return withSlice(state, 'notifications', notificationsReducer(state.notifications, action));
    case 'toast/pushed': {
      const toasts = toastsReducer(state.toasts, action);
      const evicted = state.toasts.items.find(({ id }) => toasts.items.every((toast) => toast.id !== id));
      return { ...addLostError(state, evicted, action.epochMs), toasts };
    }
    case 'toast/dismissed':
    case 'toasts/cleared':
    case 'toasts/paused':
    case 'toasts/resumed':
    case 'toasts/timePassed':
      return withSlice(state, 'toasts', toastsReducer(state.toasts, action));
  }
}

function withSlice<Name extends keyof RootState>(state: RootState, name: Name, slice: RootState[Name]): RootState {
  return state[name] === slice ? state : { ...state, [name]: slice };
}

/** Adds an evicted error toast that was still open to the notifications, because the user has probably not read it. */
function addLostError(state: RootState, evicted: Toast | undefined, now: number): RootState {
  const title = evicted?.kind === 'error' && !evicted.isLeaving && textOf(evicted.content);
  if (!title) return state;
  const added = { type: 'notification/added', now, fields: { title } } as const;
  return { ...state, notifications: notificationsReducer(state.notifications, added) };
}
