import { consoleHome, consoleHomes } from '../../state/session/console-home.ts';
import { SIGN_IN } from '../paths.ts';

/** Moves a console path to the role's base. Returns the role's dashboard for a path outside the console. */
export function ownPath(role: string, path: string): string {
  const home = Object.values(consoleHomes).find((each) => `${path}/`.startsWith(`${each}/`));
  return consoleHome(role) + (home ? path.slice(home.length) : '');
}

/** Returns the sign-in URL from which the user returns to a page. */
export function signInHref(path: string, search: string): string {
  return `${SIGN_IN}?${new URLSearchParams({ returnTo: path + (search && `?${search}`) })}`;
}

/** Returns the path to open after sign-in: the URL's `returnTo` if it's in the console, else the dashboard. */
export function returnPath(role: string, search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  const url = /^\/(?![/\\])/.test(wanted) && URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return url?.origin === origin ? ownPath(role, url.pathname) + url.search : consoleHome(role);
}
