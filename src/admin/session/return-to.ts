import { SUPER_ADMIN } from '../../contract/session.ts';

/** Where a role's console lives. Source: specification §2. */
export function homeOf(role: string): '/admin' | '/dashboard' {
  return role === SUPER_ADMIN ? '/admin' : '/dashboard';
}

/** The same place in the console of the role; a place outside of it is its start. */
export function ownPlace(role: string, pathAndQuery: string): string {
  const inner = /^\/(?:admin|dashboard)(?=$|[/?])(.*)$/s.exec(pathAndQuery)?.[1] ?? '';
  return homeOf(role) + inner;
}

/** The sign-in page, coming back to where one is. */
export function signInHref(pathAndQuery: string): string {
  return `/sign-in?returnTo=${encodeURIComponent(pathAndQuery)}`;
}

/** Where a sign-in leads: the `returnTo` of its address if that is a place of the console, else the role's start. */
export function returnPlace(role: string, search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  const url = /^\/(?![/\\])/.test(wanted) && URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return ownPlace(role, url?.origin === origin ? url.pathname + url.search : '');
}
