import { safeHref } from '../lib/safe-address.ts';

/** Set by the build. */
declare const __API_URL__: string;
declare const __FILE_URLS__: string | undefined;

/** The API's base address: absolute, or a path of this site. */
export const apiUrl = typeof __API_URL__ === 'undefined' ? '/api' : __API_URL__;

/** Resolves an address from the API against its base address; `undefined` if it is missing or unsafe to link to. */
export function fileHref(address: string | null | undefined): string | undefined {
  return safeHref(address, apiBase().href);
}

/** The origins whose images the content security policy allows, besides those of the site and the API. */
const fileUrls = (typeof __FILE_URLS__ === 'string' ? __FILE_URLS__ : '').split(/\s+/).filter(Boolean);

/** Resolves an image's address like `fileHref`. Returns `undefined` for images that the policy blocks. */
export function imageHref(address: string | null | undefined, others = fileUrls): string | undefined {
  const href = fileHref(address);
  const origins = [location.href, apiBase(), ...others].map((url) => new URL(url).origin);
  return href && origins.includes(new URL(href).origin) ? href : undefined;
}

function apiBase(): URL {
  return new URL(apiUrl.replace(/\/*$/, '/'), location.href);
}
