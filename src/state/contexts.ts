import { type Context, createContext, use } from 'react';
import type { NotificationsState } from './notifications/notifications.ts';
import type { RootAction } from './root.ts';
import type { SessionState } from './session/session.ts';

export type Dispatch = (action: RootAction) => void;

// Dispatch has a separate context, so that state changes don't re-render a component that only dispatches.
// The contexts of toasts are in `toasts/use-toast.ts`.
export const DispatchContext = createContext<Dispatch | null>(null);
export const SessionContext = createContext<SessionState | null>(null);
export const NotificationsContext = createContext<NotificationsState | null>(null);

/** Returns the store's dispatch function, which is stable. Errors: throws outside the provider. */
export function useDispatch(): Dispatch {
  return useSlice(DispatchContext, 'useDispatch');
}

/** Returns a context's value. Errors: throws outside the provider; the message names `hook`. */
export function useSlice<T>(context: Context<T | null>, hook: string): T {
  const value = use(context);
  if (value === null) throw new Error(`${hook} needs a <StoreProvider> above it`);
  return value;
}
