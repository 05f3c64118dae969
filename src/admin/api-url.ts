import { safeHref } from '../lib/safe-address.ts';

/** Set by the build. */
declare const __API_URL__: string;

/** The API's base address: absolute, or a path of this site. */
export const apiUrl = typeof __API_URL__ === 'undefined' ? '/api' : __API_URL__;

/** Resolves an address from the API against its base address; `undefined` if it is missing or unsafe to link to. */
export function fileHref(address: string | null | undefined): string | undefined {
  return safeHref(address, apiBase().href);
}

/**
 * Resolves an image's address like `fileHref`. Returns `undefined` for images of other origins than the site's
 * and the API's, because the content security policy blocks them.
 */
export function imageHref(address: string | null | undefined): string | undefined {
  const href = fileHref(address);
  return href && [location.origin, apiBase().origin].includes(new URL(href).origin) ? href : undefined;
}

function apiBase(): URL {
  return new URL(apiUrl.replace(/\/*$/, '/'), location.href);
}
