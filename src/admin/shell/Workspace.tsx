import clsx from 'clsx';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { SUPER_ADMIN } from '../../contract/session.ts';
import { consoleHome } from '../../state/session/console-home.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import * as kit from '../kit/Kit.module.css';
import { useNavigator } from '../navigation/use-navigation.ts';
import { SIGN_IN } from '../paths.ts';
import type { ScreenLoader } from '../screen-loader.ts';
import { ownPlace, returnPlace } from '../session/return-to.ts';
import * as styles from './ConsoleShell.module.css';
import { Outlet } from './Outlet.tsx';
import { Rail } from './Rail.tsx';
import { ServerNotices } from './ServerNotices.tsx';
import { TopBar } from './TopBar.tsx';

/** Delay before the other screens' code is prefetched, in ms. */
const PREFETCH_DELAY_MS = 2000;

interface WorkspaceProps {
  user: SessionUser;
  loader: ScreenLoader;
}

/** One admin's console at their role's base; redirects there from the sign-in page and the other role's base. */
export function Workspace({ user, loader }: WorkspaceProps) {
  const { navigate, subscribe, readPath, readSearch } = useNavigator();
  const { role } = user;
  const isHere = useSyncExternalStore(subscribe, () => ownPlace(role, readPath()) === readPath());
  useEffect(() => {
    if (isHere) return;
    const [path, search] = [readPath(), readSearch()];
    const place = path === SIGN_IN ? returnPlace(role, search, location.origin) : ownPlace(role, path + search);
    navigate(place, { replace: true });
  }, [isHere, role, navigate, readPath, readSearch]);
  return isHere && <Shell user={user} loader={loader} />;
}

/** The frame of every screen: skip link, rail, top bar. Navigation re-renders its parts, not the frame. */
function Shell({ user, loader }: WorkspaceProps) {
  const railId = useId();
  const isSuperAdmin = user.role === SUPER_ADMIN;
  const base = consoleHome(user.role);
  useEffect(() => {
    const timer = setTimeout(() => savesData() || loader.loadAll(), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loader]);
  return (
    <Router base={base}>
      <div className={styles.shell}>
        <SkipLink>Skip to content</SkipLink>
        <Rail id={railId} isSuperAdmin={isSuperAdmin} />
        <div>
          <TopBar user={user} railId={railId} />
          <main id="main" className={clsx(kit.stack, styles.screen)} tabIndex={-1}>
            <ServerNotices>
              <Outlet isSuperAdmin={isSuperAdmin} loader={loader} />
            </ServerNotices>
          </main>
        </div>
      </div>
    </Router>
  );
}

/** Whether Save-Data is on; `false` if the browser doesn't report it. */
function savesData(): boolean {
  return Object(Reflect.get(navigator, 'connection')).saveData === true;
}
