import clsx from 'clsx';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useParams, useSearch } from 'wouter';
import { consoleHome } from '../../state/session/console-home.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import * as kit from '../kit/Kit.module.css';
import { Loading, noAccess } from '../kit/screen/Loading.tsx';
import { ScreenHead } from '../kit/screen/ScreenHead.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { LinkButton } from '../navigation/Link.tsx';
import { useNavigator } from '../navigation/use-navigation.ts';
import { pathTo, patterns, type RouteName, routeNames, SIGN_IN } from '../paths.ts';
import { mayOpen, type Screen, type ScreenLoader } from '../routes.ts';
import { ownPath, returnPath } from '../session/return-to.ts';
import { ServerNotices } from '../session/ServerNotices.tsx';
import * as styles from './ConsoleShell.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';

/** Delay before the other screens' code is prefetched, in ms. */
const PREFETCH_DELAY_MS = 2000;

/** The signed-in admin's console. Redirects paths outside the role's base, such as the sign-in page, to a path inside. */
export function Workspace({ user, loader }: { user: SessionUser; loader: ScreenLoader }) {
  const { subscribe } = useNavigator();
  const railId = useId();
  const { role } = user;
  const [path] = useLocation();
  useEffect(() => {
    const timer = setTimeout(loader.loadAll, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loader]);
  useEffect(() => subscribe(closeMenus), [subscribe]);
  if (ownPath(role, path) !== path) return <ToOwnPath role={role} />;
  return (
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
  );
}

function ToOwnPath({ role }: { role: string }) {
  const [path] = useLocation();
  const search = useSearch();
  const own = ownPath(role, path) + (search && `?${search}`);
  return <Redirect to={path === SIGN_IN ? returnPath(role, search, location.origin) : own} replace />;
}

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]')) menu.hidePopover();
}

/** The screen of the current path. Another path mounts a new screen. */
function Outlet({ role, loader }: { role: string; loader: ScreenLoader }) {
  const [path] = useLocation();
  const toDashboard = <LinkButton href={pathTo('dashboard')}>Go to the dashboard</LinkButton>;
  return (
    <Switch key={path}>
      {routeNames.map((name) => (
        <Route key={name} path={patterns[name]}>
          {mayOpen(name, role) ? (
            <ErrorBoundary>
              <LoadedScreen name={name} loader={loader} />
            </ErrorBoundary>
          ) : (
            <Message head="No access" {...noAccess} action={toDashboard} />
          )}
        </Route>
      ))}
      <Route>
        <Message head="Not found" title="Page not found" drawing="search" action={toDashboard}>
          Check the address or use the menu.
        </Message>
      </Route>
    </Switch>
  );
}

/** Loads a screen without Suspense: after a fallback, React delays the content, and thus its requests, by 300 ms. */
function LoadedScreen({ name, loader }: { name: RouteName; loader: ScreenLoader }) {
  const { id = '' } = useParams();
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
