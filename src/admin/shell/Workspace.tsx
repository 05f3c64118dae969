import { useEffect, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { consoleHome } from '../../state/session/console-home.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { useNavigator } from '../navigation/use-navigation.ts';
import { SIGN_IN } from '../paths.ts';
import type { ScreenLoader } from '../screen-loader.ts';
import { ownPlace, returnPlace } from '../session/return-to.ts';
import { Shell } from './Shell.tsx';

interface WorkspaceProps {
  user: SessionUser;
  loader: ScreenLoader;
}

/**
 * The console of one person, at the address of their role: from the sign-in page and the other role's they are led here.
 * A move within it renders what shows the place, not the frame around it.
 */
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
  if (!isHere) return null;
  return (
    <Router base={consoleHome(role)}>
      <Shell user={user} loader={loader} />
    </Router>
  );
}
