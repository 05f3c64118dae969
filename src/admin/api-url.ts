import { safeHref } from '../lib/safe-address.ts';

/** Set by the build. */
declare const __API_URL__: string;

/** The API's base address: absolute, or a path of this site. */
export const apiUrl = typeof __API_URL__ === 'undefined' ? '/api' : __API_URL__;

/** An address that the API gave, resolved at the API's origin; `undefined` for one that no link may lead to. */
export function fileHref(address: string | null | undefined): string | undefined {
  return safeHref(address, apiOrigin());
}

/**
 * The address of a picture that the API named; `undefined` for what is none of its own: the page's security policy keeps
 * everything else out.
 */
export function pictureHref(address: string | null | undefined): string | undefined {
  const href = fileHref(address);
  return href && [location.origin, apiOrigin()].includes(new URL(href).origin) ? href : undefined;
}

function apiOrigin(): string {
  return new URL(apiUrl, location.href).origin;
}
