import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Api } from '../../api/endpoint.ts';
import { ApiProvider } from '../../api/hooks/context.ts';
import { shareWrites } from '../../api/share-writes.ts';
import type { OptimisticCache } from '../../http/optimistic-cache.ts';
import { useNotificationCommands } from '../../state/notifications/use-notifications.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { useSession, useSessionCommands } from '../../state/session/use-session.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import { useIsMounted } from '../forms/use-is-mounted.ts';
import { useNavigator } from '../navigation/use-navigation.ts';
import { IdleWatch } from './IdleWatch.tsx';
import { SignIn } from './SignIn.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useKeptNotices } from './use-kept-notices.ts';
import { useStoredSession } from './use-stored-session.ts';
import { IsHereContext } from './use-tell.ts';

/** The parts that one person's client and cache are made of. */
export interface Connection {
  readonly role: string | null;
  readonly readToken: () => string | null;
  readonly onUnauthorized: () => void;
}

/** Makes a client and a cache of its own for whoever uses the console. */
export type Connect = (connection: Connection) => Api & { readonly cache: OptimisticCache };

interface SessionGateProps {
  connect: Connect;
  /** The console of whoever is signed in. */
  children: (user: SessionUser) => ReactNode;
}

/**
 * Lets in who is signed in, and keeps people apart: each gets a cache of their own, which goes when they go.
 *
 * When a session ends over something unsaved or unfinished, that stays under a dialog to sign in again; whoever else signs
 * in gets a console of their own. Otherwise the way leads to the sign-in page, with one notice.
 */
export function SessionGate({ connect, children }: SessionGateProps) {
  const session = useSession();
  const { hasUnsaved } = useNavigator();
  const [present, setPresent] = useState<SessionUser | null>(null);
  const [hasExpired, setHasExpired] = useState(false);
  if (session.user && session.user !== present) {
    setPresent(session.user);
    setHasExpired(false);
  }
  if (session.status === 'visitor' && present && !hasUnsaved()) setPresent(null);
  if (session.status === 'unknown') return null;

  const user = session.user ?? present;
  const person = user ? `${user.user_id ?? user.email} ${user.role}` : '';
  return (
    <PersonsApi
      key={person}
      person={person}
      connect={connect}
      role={user?.role ?? null}
      token={session.token}
      onExpired={() => setHasExpired(true)}
    >
      {user ? children(user) : <SignIn hasExpired={hasExpired} />}
      {user && !session.user && <SignInAgain user={user} onLeave={() => setPresent(null)} />}
    </PersonsApi>
  );
}

interface PersonsApiProps {
  /** Id of the person; `''` for a visitor. */
  person: string;
  connect: Connect;
  role: string | null;
  token: string | null;
  onExpired: () => void;
  children: ReactNode;
}

/** Client and cache for one person's stay; a new token of the same person goes on with them. */
function PersonsApi({ person, connect, role, token, onExpired, children }: PersonsApiProps) {
  const { expire } = useSessionCommands();
  const { clear } = useNotificationCommands();
  const { ownQueries } = useNavigator();
  const toast = useToast();
  const present = useRef(token);
  const isHere = useIsMounted();
  const [api] = useState(() =>
    connect({
      role,
      readToken: () => present.current,
      onUnauthorized() {
        const ended = present.current;
        if (ended === null) return;
        onExpired();
        expire(ended);
      },
    }),
  );
  useLayoutEffect(() => {
    if (present.current === token) return;
    present.current = token;
    if (token) api.cache.invalidate();
  }, [api, token]);
  useEffect(() => (token ? shareWrites(api.cache, token) : undefined), [api, token]);
  // Nothing of one person is there for the next, nor asked for with the token of who has left.
  useEffect(
    () => () => {
      present.current = null;
      api.cache.clear();
      clear();
      toast.remove();
    },
    [api, clear, toast],
  );
  useLayoutEffect(() => ownQueries(person), [ownQueries, person]);
  useKeptNotices(person);
  useStoredSession(api);
  const end = () => {
    if (token === null) return;
    onExpired();
    expire(token);
  };
  return (
    <ApiProvider value={api}>
      <IsHereContext value={isHere}>{children}</IsHereContext>
      {token !== null && <IdleWatch onEnd={end} />}
    </ApiProvider>
  );
}
