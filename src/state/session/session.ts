import type { AuthUser } from '../../contract/session.ts';

/**
 * The signed-in user, as stored. Specification §3 names only `role`, which is `SU` for super-admins. The contract adds
 * the other fields, so a stored user may lack them.
 */
export type SessionUser = Pick<AuthUser, 'role'> & Partial<AuthUser>;

/** The user and the token of a session, stored under two keys. Neither is valid without the other. */
export interface SessionPair {
  user: SessionUser;
  token: string;
}

/** `unknown` lasts from the first render until the storage is read, when the provider has mounted. */
export type SessionState =
  | { status: 'unknown' | 'visitor'; user: null; token: null }
  | { status: 'signedIn'; user: SessionUser; token: string };

export type SessionAction =
  | { type: 'session/restored'; pair: SessionPair | null }
  | { type: 'session/loggedIn'; pair: SessionPair }
  | { type: 'session/userUpdated'; user: SessionUser; token: string; renewed?: string }
  | { type: 'session/loggedOut' }
  | { type: 'session/expired'; token: string };

export const unknownSession: SessionState = { status: 'unknown', user: null, token: null };
const visitorSession: SessionState = { status: 'visitor', user: null, token: null };

/**
 * Reduces the session. Pure; `use-session.ts` updates the storage. Ignores `session/userUpdated` and `session/expired`
 * for another token, because the response may arrive after the next user has signed in.
 *
 * Invariants: user and token are both set or both null.
 * Errors: none. Source: specification §4 (auth session).
 */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'session/restored':
      if (action.pair === null) return state.status === 'visitor' ? state : visitorSession;
      return isSamePair(state, action.pair) ? state : signedIn(action.pair);
    case 'session/loggedIn':
      return signedIn(action.pair);
    case 'session/userUpdated':
      if (state.status !== 'signedIn' || state.token !== action.token) return state;
      return { ...state, user: action.user, token: action.renewed ?? state.token };
    case 'session/loggedOut':
      return state.status === 'visitor' ? state : visitorSession;
    case 'session/expired':
      return state.token === action.token ? visitorSession : state;
  }
}

function signedIn({ user, token }: SessionPair): SessionState {
  return { status: 'signedIn', user, token };
}

function isSamePair(state: SessionState, pair: SessionPair): boolean {
  return state.token === pair.token && JSON.stringify(state.user) === JSON.stringify(pair.user);
}
