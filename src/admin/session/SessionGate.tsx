import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Api } from '../../api/endpoint.ts';
import { ApiProvider } from '../../api/hooks/context.ts';
import { getProfile } from '../../api/profile.ts';
import { shareWrites } from '../../api/share-writes.ts';
import { statuses } from '../../contract/envelope.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../contract/session.ts';
import { HttpError } from '../../http/errors.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { readSession } from '../../state/session/session-storage.ts';
import { useNotificationCommands } from '../../state/use-notifications.ts';
import { useSession, useSessionCommands } from '../../state/use-session.ts';
import { useToast } from '../../toasts/use-toast.ts';
import { useIsMounted } from '../forms/use-is-mounted.ts';
import { useNavigator } from '../navigation/use-navigation.ts';
import type { Path } from '../paths.ts';
import { IdleWatch } from './IdleWatch.tsx';
import { SignIn, SignInAgain } from './SignIn.tsx';

/** Creates a client and a cache for one admin or, if `role` is `null`, for the sign-in page. */
export type Connect = (session: {
  role: string | null;
  readToken: () => string | null;
  onUnauthorized: () => void;
}) => Api;

/**
 * Renders `children` for a signed-in admin, else the sign-in page. Each admin has a separate cache.
 *
 * If a session ends during unsaved or unfinished work, `children` stay mounted under a sign-in dialog, and remount if a
 * different admin signs in. Otherwise, the sign-in page replaces them, with a notice if the session has expired.
 */
export function SessionGate({ connect, children }: { connect: Connect; children: (user: SessionUser) => ReactNode }) {
  const session = useSession();
  const { hasUnsaved } = useNavigator();
  const [shown, setShown] = useState<SessionUser | null>(null);
  const [hasExpired, setHasExpired] = useState(false);
  if (session.user && session.user !== shown) {
    setShown(session.user);
    setHasExpired(false);
  }
  if (session.status === 'visitor' && shown && !hasUnsaved()) setShown(null);
  if (session.status === 'unknown') return null;

  const user = session.user ?? shown;
  const person = user ? `${user.user_id ?? user.email} ${user.role}` : '';
  return (
    <PersonsApi
      key={person}
      connect={connect}
      role={user?.role ?? null}
      token={session.token}
      onExpired={() => setHasExpired(true)}
    >
      {user ? children(user) : <SignIn hasExpired={hasExpired} />}
      {user && !session.user && <SignInAgain user={user} onLeave={() => setShown(null)} />}
    </PersonsApi>
  );
}

const UNSTORED = "This browser can't store your session. You stay signed in until you reload or close this tab.";

interface PersonsApiProps {
  connect: Connect;
  role: string | null;
  token: string | null;
  onExpired: () => void;
  children: ReactNode;
}

/** Provides the client and cache of one admin, or of the sign-in page. Keeps them when the admin gets a new token. */
function PersonsApi({ connect, role, token, onExpired, children }: PersonsApiProps) {
  const { expire } = useSessionCommands();
  const { clear } = useNotificationCommands();
  const { forgetQueries } = useNavigator();
  const toast = useToast();
  const newest = useRef(token);
  const isSignedIn = useIsMounted();
  const end = () => {
    if (newest.current === null) return;
    onExpired();
    expire(newest.current);
  };
  const [api] = useState(() => connect({ role, readToken: () => newest.current, onUnauthorized: end }));
  useLayoutEffect(() => {
    if (newest.current === token) return;
    newest.current = token;
    if (token) api.cache.invalidate();
  }, [api, token]);
  useEffect(() => (token ? shareWrites(api.cache, token) : undefined), [api, token]);
  // On unmount, clears this admin's data before another signs in, and stops requests with the old token.
  useEffect(
    () => () => {
      newest.current = null;
      api.cache.clear();
      clear();
      forgetQueries();
      toast.clear();
    },
    [api, clear, forgetQueries, toast],
  );
  useCheckedRole(api);
  // Only the storage, which may be full or blocked, knows whether the session was stored.
  useEffect(() => {
    if (token && !readSession()) toast(UNSTORED, { duration: 10_000 });
  }, [token, toast]);
  return (
    <ApiProvider value={api}>
      <IsSignedInContext value={isSignedIn}>{children}</IsSignedInContext>
      {token !== null && <IdleWatch onEnd={end} />}
    </ApiProvider>
  );
}

/** Updates the stored user if the profile has another role. If the stored role gets a 403, tries the other role. */
function useCheckedRole({ client }: Api): void {
  const { user, token } = useSession();
  const { updateUser } = useSessionCommands();
  const role = user?.role;
  useEffect(() => {
    if (!token || !role) return;
    const controller = new AbortController();
    const readAs = async (as: string) =>
      getProfile.read(await client.request(getProfile.build(undefined, as), controller.signal));
    readAs(role)
      .catch((error) => {
        if (!(error instanceof HttpError && error.status === statuses.forbidden)) throw error;
        return readAs(role === SUPER_ADMIN ? PLAIN_ADMIN : SUPER_ADMIN);
      })
      .then(({ phone: _, ...current }) => current.role !== role && updateUser(current, token))
      // Ignored, because the screen's requests show the same error.
      .catch(() => undefined);
    return () => controller.abort();
  }, [client, role, token, updateUser]);
}

/** Provides a function that returns whether the admin of this subtree is still signed in. */
const IsSignedInContext = createContext<() => boolean>(() => true);

/** Returns a function that reports a failure in a toast and in Activity, even on another screen; not after sign-out. */
export function useReportFailure() {
  const isSignedIn = use(IsSignedInContext);
  const toast = useToast();
  const { add } = useNotificationCommands();
  return (title: string, href: Path) => {
    if (!isSignedIn()) return;
    add({ title, href });
    toast.error(title);
  };
}
