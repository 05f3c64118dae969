import { consoleHome, consoleHomes } from '../../state/session/console-home.ts';
import { SIGN_IN } from '../paths.ts';

const insideConsole = new RegExp(`^(?:${Object.values(consoleHomes).join('|')})(?=$|[/?])(.*)$`, 's');

/** The same place in the console of the role; a place outside of it is its start. */
export function ownPlace(role: string, pathAndQuery: string): string {
  return consoleHome(role) + (insideConsole.exec(pathAndQuery)?.[1] ?? '');
}

/** The sign-in page, coming back to where one is. */
export function signInHref(pathAndQuery: string): string {
  return `${SIGN_IN}?returnTo=${encodeURIComponent(pathAndQuery)}`;
}

/** The target of a sign-in: the `returnTo` of its address if that is a place of the console, else the role's start. */
export function returnPlace(role: string, search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  const url = /^\/(?![/\\])/.test(wanted) && URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return ownPlace(role, url?.origin === origin ? url.pathname + url.search : '');
}
