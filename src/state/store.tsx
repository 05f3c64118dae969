import { type ReactNode, useReducer, useState } from 'react';
import { DispatchContext, NotificationsContext, SessionContext, ToastContext, ToastsContext } from './contexts.ts';
import { type NoticesOf, type RootAction, type RootState, rootReducer } from './root.ts';
import { useSessionRestore } from './session/use-session.ts';
import { createToast } from './toasts/create-toast.ts';

interface StoreProviderProps {
  children: ReactNode;
  /** Set by an application with a bell. Must not change. */
  noticesOf?: NoticesOf;
}

/**
 * The one store: every hook of `src/state` works below it.
 *
 * Its initial state is the reduction of `app/started`, so that nothing renders before that action was dispatched.
 * Source: specification §4 (app start).
 */
export function StoreProvider({ children, noticesOf }: StoreProviderProps) {
  const [reducer] = useState(() => (state: RootState, action: RootAction) => rootReducer(state, action, noticesOf));
  const [state, dispatch] = useReducer(reducer, null, () => rootReducer(null, { type: 'app/started' }));
  const [toast] = useState(() => createToast(dispatch));
  useSessionRestore(dispatch);
  return (
    <DispatchContext value={dispatch}>
      <ToastContext value={toast}>
        <SessionContext value={state.session}>
          <NotificationsContext value={state.notifications}>
            <ToastsContext value={state.toasts}>{children}</ToastsContext>
          </NotificationsContext>
        </SessionContext>
      </ToastContext>
    </DispatchContext>
  );
}
