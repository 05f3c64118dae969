import { useEffect, useId, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { SUPER_ADMIN } from '../../contract/session.ts';
import { consoleHome } from '../../state/session/console-home.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useRowHeight } from '../kit/use-row-height.ts';
import { useMeantLink } from '../navigation/use-meant-link.ts';
import { useNavigator } from '../navigation/use-navigation.ts';
import { SIGN_IN } from '../paths.ts';
import type { ScreenLoader } from '../screen-loader.ts';
import { ownPlace, returnPlace } from '../session/return-to.ts';
import * as styles from './ConsoleShell.module.css';
import { Outlet } from './Outlet.tsx';
import { usePlacePrefetch } from './place-prefetch.ts';
import { Rail } from './Rail.tsx';
import { ServerNotices } from './ServerNotices.tsx';
import { TopBar } from './TopBar.tsx';

interface WorkspaceProps {
  user: SessionUser;
  loader: ScreenLoader;
}

/** The console of one person, at the address of their role: from the sign-in page and the other role's they are led here. */
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

/** The frame of every screen: skip link, rail, top bar. A move renders what shows the place, not the frame around it. */
function Shell({ user, loader }: WorkspaceProps) {
  const railId = useId();
  const isSuperAdmin = user.role === SUPER_ADMIN;
  const base = consoleHome(user.role);
  const meant = useMeantLink(base, usePlacePrefetch(loader));
  useRowHeight();
  return (
    <Router base={base}>
      <div className={styles.shell} {...meant}>
        <SkipLink />
        <Rail id={railId} isSuperAdmin={isSuperAdmin} loader={loader} />
        <div className={styles.column}>
          <TopBar user={user} railId={railId} />
          <main id="main" className={styles.screen} tabIndex={-1}>
            <ServerNotices>
              <Outlet isSuperAdmin={isSuperAdmin} loader={loader} />
            </ServerNotices>
          </main>
        </div>
      </div>
    </Router>
  );
}
