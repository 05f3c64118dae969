import { useEffect, useMemo } from 'react';
import { type Dispatch, SessionContext, useDispatch, useSlice } from './contexts.ts';
import type { SessionPair, SessionState, SessionUser } from './session/session.ts';
import { clearSession, isSessionKey, readSession, writeSession } from './session/session-storage.ts';

/** Returns the current session. Errors: throws outside the store's provider. */
export function useSession(): SessionState {
  return useSlice(SessionContext, 'useSession');
}

/** Returns stable functions that change the session, first in the storage, then in the state. */
export function useSessionCommands() {
  const dispatch = useDispatch();
  return useMemo(() => createSessionCommands(dispatch), [dispatch]);
}

function createSessionCommands(dispatch: Dispatch) {
  return {
    /** Signs in, and stores user and token for the next visit. */
    login(pair: SessionPair) {
      writeSession(pair);
      dispatch({ type: 'session/loggedIn', pair });
    },
    /**
     * Updates the user, and perhaps the token, from a response of the API. `token` is the session's token when the
     * request was sent.
     */
    updateUser(user: SessionUser, token: string, renewed = token) {
      // If the user has signed out in any tab since then, the session must not be stored again.
      if (readSession()?.token === token) writeSession({ user, token: renewed });
      dispatch({ type: 'session/userUpdated', user, token, renewed });
    },
    /** Signs out here and, through the storage, in every other tab. */
    logout() {
      clearSession();
      dispatch({ type: 'session/loggedOut' });
    },
    /** Ends the session with `token`, after a 401 or inactivity. A newer session with another token stays. */
    expire(token: string) {
      const stored = readSession();
      if (!stored || stored.token === token) clearSession();
      dispatch({ type: 'session/expired', token });
    },
  };
}

/**
 * Restores the stored session on mount, and follows changes by other tabs. A page restored from the back/forward cache
 * reads the storage again, because it has missed those changes.
 *
 * Clears an incomplete or expired session on mount only. Later, another tab may be signing in: it stores user and token
 * one after the other, and clearing the first would undo the sign-in.
 */
export function useSessionRestore(dispatch: Dispatch): void {
  useEffect(() => {
    const pair = readSession();
    if (!pair) clearSession();
    dispatch({ type: 'session/restored', pair });
    const follow = ({ persisted = true, key = null }: Partial<PageTransitionEvent & StorageEvent>) => {
      if (persisted && isSessionKey(key)) dispatch({ type: 'session/restored', pair: readSession() });
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', follow);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', follow);
    };
  }, [dispatch]);
}
