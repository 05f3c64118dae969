import { useId } from 'react';
import { SUPER_ADMIN } from '../../contract/session.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useRowHeight } from '../kit/use-row-height.ts';
import { PrefetchContext } from '../navigation/Link.tsx';
import type { ScreenLoader } from '../screen-loader.ts';
import * as styles from './ConsoleShell.module.css';
import { Outlet } from './Outlet.tsx';
import { usePlacePrefetch } from './place-prefetch.ts';
import { Rail } from './Rail.tsx';
import { ServerNotices } from './ServerNotices.tsx';
import { TopBar } from './TopBar.tsx';

interface ShellProps {
  user: SessionUser;
  loader: ScreenLoader;
}

/** The frame of every screen: skip link, rail, top bar. */
export function Shell({ user, loader }: ShellProps) {
  const railId = useId();
  const isSuperAdmin = user.role === SUPER_ADMIN;
  useRowHeight();
  const prefetch = usePlacePrefetch(loader);
  return (
    <PrefetchContext value={prefetch}>
      <div className={styles.shell}>
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
    </PrefetchContext>
  );
}
