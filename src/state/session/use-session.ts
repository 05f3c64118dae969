import { useEffect, useMemo } from 'react';
import { type Dispatch, SessionContext, useDispatch, useSlice } from '../contexts.ts';
import type { SessionPair, SessionState, SessionUser } from './session.ts';
import { clearSession, isSessionKey, readSession, writeSession } from './session-storage.ts';

/** Returns the current session. Errors: throws outside the store's provider. */
export function useSession(): SessionState {
  return useSlice(SessionContext, 'useSession');
}

/** The commands of the session: storage first, then state. Stable for the life of the provider. */
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
    /** Rewrites the stored user, after a profile change, if `token` is still the session's token. */
    updateUser(user: SessionUser, token: string) {
      // If the user has signed out in any tab during the save, don't store the session again.
      if (readSession()?.token === token) writeSession({ user, token });
      dispatch({ type: 'session/userUpdated', user });
    },
    /** Signs out here and, through the storage, in every other tab. */
    logout() {
      clearSession();
      dispatch({ type: 'session/loggedOut' });
    },
    /** Ends the session after a 401 for `token`; a newer session with another token stays. */
    expire(token: string) {
      const stored = readSession();
      if (!stored || stored.token === token) clearSession();
      dispatch({ type: 'session/expired', token });
    },
  };
}

/**
 * Restores the stored session right after hydration and follows changes by other tabs. A page from the back/forward
 * cache has missed those changes, so it reads the storage again. Nothing else reads it: a session that couldn't be
 * stored is only in this tab's memory.
 *
 * An incomplete pair is cleared at the start only: during another tab's sign-in the two keys arrive one after the
 * other, and clearing the first would undo it.
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
