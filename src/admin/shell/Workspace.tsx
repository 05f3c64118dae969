import clsx from 'clsx';
import { type ComponentProps, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { consoleHome } from '../../state/session/console-home.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import * as kit from '../kit/Kit.module.css';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { LinkButton } from '../navigation/Link.tsx';
import { useInnerPath, useNavigator } from '../navigation/use-navigation.ts';
import { matchRoute, pathTo, type RouteMatch, SIGN_IN } from '../paths.ts';
import { mayOpen, type Screen, type ScreenLoader } from '../routes.ts';
import { ownPath, returnPath } from '../session/return-to.ts';
import * as styles from './ConsoleShell.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading, noAccess } from './Loading.tsx';
import { Rail } from './Rail.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { ServerNotices } from './ServerNotices.tsx';
import { TopBar } from './TopBar.tsx';

/** Delay before the other screens' code is prefetched, in ms. */
const PREFETCH_DELAY_MS = 2000;

/**
 * The signed-in admin's console. Redirects paths outside the role's base, such as the sign-in page, to a path inside.
 * Navigation re-renders only the rail and the screen.
 */
export function Workspace({ user, loader }: { user: SessionUser; loader: ScreenLoader }) {
  const { navigate, subscribe, readPath, readSearch } = useNavigator();
  const railId = useId();
  const { role } = user;
  const isHere = useSyncExternalStore(subscribe, () => ownPath(role, readPath()) === readPath());
  useEffect(() => {
    if (isHere) return;
    const [path, search] = [readPath(), readSearch()];
    const target = path === SIGN_IN ? returnPath(role, search, location.origin) : ownPath(role, path + search);
    navigate(target, { replace: true });
  }, [isHere, role, navigate, readPath, readSearch]);
  useEffect(() => {
    const timer = setTimeout(loader.loadAll, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loader]);
  useEffect(() => subscribe(closeMenus), [subscribe]);
  return (
    isHere && (
      <Router base={consoleHome(role)}>
        <div className={styles.shell}>
          <SkipLink>Skip to content</SkipLink>
          <Rail id={railId} role={role} />
          <div className={styles.main}>
            <TopBar user={user} railId={railId} />
            <main id="main" className={clsx(kit.stack, styles.screen)} tabIndex={-1}>
              <ServerNotices>
                <Outlet role={role} loader={loader} />
              </ServerNotices>
            </main>
          </div>
        </div>
      </Router>
    )
  );
}

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]')) menu.hidePopover();
}

/** The screen of the current path. Another path mounts a new screen. */
function Outlet({ role, loader }: { role: string; loader: ScreenLoader }) {
  const path = useInnerPath();
  const match = matchRoute(path);
  const toDashboard = <LinkButton href={pathTo('dashboard')}>Go to the dashboard</LinkButton>;
  if (!match)
    return (
      <Message key={path} head="Not found" title="Page not found" drawing="search" action={toDashboard}>
        Check the address or use the menu.
      </Message>
    );
  if (!mayOpen(match.name, role)) return <Message key={path} head="No access" {...noAccess} action={toDashboard} />;
  return (
    <ErrorBoundary key={path}>
      <LoadedScreen match={match} loader={loader} />
    </ErrorBoundary>
  );
}

/** Loads a screen without Suspense: after a fallback, React delays the content, and thus its requests, by 300 ms. */
function LoadedScreen({ match: { name, id }, loader }: { match: RouteMatch; loader: ScreenLoader }) {
  const [Loaded, setLoaded] = useState<Screen | undefined>(() => loader.peek(name));
  useEffect(() => {
    void loader.load(name).then((screen = LoadFailure) => setLoaded(() => screen));
  }, [loader, name]);
  return Loaded ? <Loaded id={id} /> : <Loading query={{}} what="the screen" isShown={false} />;
}

function LoadFailure() {
  const reload = (
    <Button size="small" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
  return (
    <Message head="Screen not loaded" title="Couldn't load this screen" drawing="failed" action={reload}>
      Check your connection, or reload to get the latest version.
    </Message>
  );
}

function Message({ head, children, ...about }: { head: string } & ComponentProps<typeof EmptyState>) {
  return (
    <>
      <ScreenHead title={head} />
      <EmptyState {...about}>{children}</EmptyState>
    </>
  );
}
