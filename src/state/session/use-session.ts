import { useEffect, useMemo } from 'react';
import { type Dispatch, SessionContext, useDispatch, useSlice } from '../contexts.ts';
import type { SessionPair, SessionState, SessionUser } from './session.ts';
import { clearSession, isSessionKey, readSession, writeSession } from './session-storage.ts';

/** The present session. Errors: throws outside the store's provider. */
export function useSession(): SessionState {
  return useSlice(SessionContext, 'useSession');
}

export interface SessionCommands {
  /** Signs in and keeps user and token for the next visit. */
  login(pair: SessionPair): void;
  /** Rewrites the stored user, after a profile change, if the session is still the one of `token`. */
  updateUser(user: SessionUser, token: string): void;
  /** Signs out here and, through the storage, in every other tab. */
  logout(): void;
  /** Ends the session that a 401 was about; a later session of somebody else stays. `token` is the one that was sent. */
  expire(token: string): void;
}

/** The commands of the session: storage first, then state. Stable for the life of the provider. */
export function useSessionCommands(): SessionCommands {
  const dispatch = useDispatch();
  return useMemo(() => createSessionCommands(dispatch), [dispatch]);
}

function createSessionCommands(dispatch: Dispatch): SessionCommands {
  return {
    login(pair) {
      writeSession(pair);
      dispatch({ type: 'session/loggedIn', pair });
    },
    updateUser(user, token) {
      // A save that was under way when somebody signed out, in whichever tab, brings nobody back.
      if (readSession()?.token === token) writeSession({ user, token });
      dispatch({ type: 'session/userUpdated', user });
    },
    logout() {
      clearSession();
      dispatch({ type: 'session/loggedOut' });
    },
    expire(token) {
      const kept = readSession();
      if (!kept || kept.token === token) clearSession();
      dispatch({ type: 'session/expired', token });
    },
  };
}

/**
 * Restores the stored session right after hydration and follows what other tabs do with it. A page that the browser kept for
 * Back has heard of nothing meanwhile: it reads again when it is shown. Nothing else reads again, since a session that the
 * browser could not store lives in this tab's memory alone.
 *
 * A broken pair is cleared on the way in only: during another tab's sign-in the two keys arrive one after the other,
 * and clearing the first would undo it.
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
