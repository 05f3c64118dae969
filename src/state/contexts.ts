import { type Context, createContext, use } from 'react';
import type { NotificationsState } from './notifications/notifications.ts';
import type { RootAction } from './root.ts';
import type { SessionState } from './session/session.ts';
import type { ToastCommand } from './toasts/create-toast.ts';
import type { ToastsState } from './toasts/toasts.ts';

export type Dispatch = (action: RootAction) => void;

// One context per slice, and separate ones for commands: a new toast re-renders no page, and a component that only
// dispatches or shows toasts never re-renders.
export const DispatchContext = createContext<Dispatch | null>(null);
export const SessionContext = createContext<SessionState | null>(null);
export const NotificationsContext = createContext<NotificationsState | null>(null);
export const ToastContext = createContext<ToastCommand | null>(null);
export const ToastsContext = createContext<ToastsState | null>(null);

/** Sends an action to the store. Stable. Errors: throws outside the provider. */
export function useDispatch(): Dispatch {
  return useSlice(DispatchContext, 'useDispatch');
}

/** Reads one context. Errors: throws outside the provider, naming the hook and the provider that is missing. */
export function useSlice<T>(context: Context<T | null>, hook: string): T {
  const value = use(context);
  if (value === null) throw new Error(`${hook} needs a <StoreProvider> above it`);
  return value;
}
