import { type ReactNode, useReducer } from 'react';
import { DispatchContext, NotificationsContext, SessionContext, ToastsContext } from './contexts.ts';
import { rootReducer } from './root.ts';
import { useSessionRestore } from './session/use-session.ts';

/**
 * The one store: every hook of `src/state` works below it.
 *
 * Its initial state is the reduction of `app/started`, so that nothing renders before that action was dispatched.
 * Source: specification §4 (app start).
 */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(rootReducer, null, () => rootReducer(null, { type: 'app/started' }));
  useSessionRestore(dispatch);
  return (
    <DispatchContext value={dispatch}>
      <SessionContext value={state.session}>
        <NotificationsContext value={state.notifications}>
          <ToastsContext value={state.toasts}>{children}</ToastsContext>
        </NotificationsContext>
      </SessionContext>
    </DispatchContext>
  );
}
