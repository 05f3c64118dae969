import { type ReactNode, useReducer, useState } from 'react';
import { createToast } from '../toasts/create-toast.ts';
import { ToastContext, ToastsContext } from '../toasts/use-toast.ts';
import { DispatchContext, NotificationsContext, SessionContext } from './contexts.ts';
import { rootReducer } from './root.ts';
import { useSessionRestore } from './use-session.ts';

/**
 * Provides the store to the hooks of `src/state` and `src/toasts`.
 *
 * Reduces `app/started` to compute the initial state, so that nothing renders before that action.
 * Source: specification §4 (app start).
 */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(rootReducer, null, () => rootReducer(null, { type: 'app/started' }));
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
