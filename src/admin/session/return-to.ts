import { consoleHome, consoleHomes } from '../../state/session/console-home.ts';
import { SIGN_IN } from '../paths.ts';

const insideConsole = new RegExp(`^(?:${Object.values(consoleHomes).join('|')})(?=$|[/?])(.*)$`, 's');

/** Moves a console path to the role's base. Returns the role's dashboard for a path outside the console. */
export function ownPath(role: string, pathAndQuery: string): string {
  return consoleHome(role) + (insideConsole.exec(pathAndQuery)?.[1] ?? '');
}

/** Returns the sign-in URL from which the user returns to a page. */
export function signInHref(pathAndQuery: string): string {
  return `${SIGN_IN}?returnTo=${encodeURIComponent(pathAndQuery)}`;
}

/** Returns the path to open after sign-in: the URL's `returnTo` if it's in the console, else the dashboard. */
export function returnPath(role: string, search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  const url = /^\/(?![/\\])/.test(wanted) && URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return ownPath(role, url?.origin === origin ? url.pathname + url.search : '');
}
