import { useEffect } from 'react';
import { Router } from 'wouter';
import { consoleHome } from '../../state/session/console-home.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { useNavigator, usePath } from '../navigation/use-navigation.ts';
import { SIGN_IN } from '../paths.ts';
import type { ScreenLoader } from '../screen-loader.ts';
import { ownPlace, returnPlace } from '../session/return-to.ts';
import { Shell } from './Shell.tsx';

interface WorkspaceProps {
  user: SessionUser;
  loader: ScreenLoader;
}

/** The console of one person, at the address of their role: from the sign-in page and the other role's they are led here. */
export function Workspace({ user, loader }: WorkspaceProps) {
  const { navigate, readSearch } = useNavigator();
  const path = usePath();
  const { role } = user;
  const isHere = ownPlace(role, path) === path;
  useEffect(() => {
    if (isHere) return;
    const search = readSearch();
    const place = path === SIGN_IN ? returnPlace(role, search, location.origin) : ownPlace(role, path + search);
    navigate(place, { replace: true });
  }, [isHere, path, role, navigate, readSearch]);
  if (!isHere) return null;
  return (
    <Router base={consoleHome(role)}>
      <Shell user={user} loader={loader} />
    </Router>
  );
}
