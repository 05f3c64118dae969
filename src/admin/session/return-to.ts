import { consoleHome, consoleHomes } from '../../state/session/console-home.ts';
import { SIGN_IN } from '../paths.ts';

const insideConsole = new RegExp(`^(?:${Object.values(consoleHomes).join('|')})(?=$|[/?])(.*)$`, 's');

/** Returns a console path below the role's base; the role's dashboard if the path isn't in the console. */
export function ownPath(role: string, pathAndQuery: string): string {
  return consoleHome(role) + (insideConsole.exec(pathAndQuery)?.[1] ?? '');
}

/** Returns the sign-in URL that leads back to a page. */
export function signInHref(pathAndQuery: string): string {
  return `${SIGN_IN}?returnTo=${encodeURIComponent(pathAndQuery)}`;
}

/** Returns the path to open after sign-in: the URL's `returnTo` if it's in the console, else the dashboard. */
export function returnPath(role: string, search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  const url = /^\/(?![/\\])/.test(wanted) && URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return ownPath(role, url?.origin === origin ? url.pathname + url.search : '');
}
