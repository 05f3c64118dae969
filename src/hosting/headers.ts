/**
 * The headers of every response, for the preview server, development and the files that static hosts read.
 *
 * All of them use this module, so that violations of the security policy already show in development.
 */

export interface PolicySources {
  /** Addresses that pages may request, besides their own origin. Same-origin paths and empty addresses are skipped. */
  calledUrls: readonly string[];
  /** The address of the API, which also serves images. */
  apiUrl: string;
  /** `'sha256-…'` of the one inline script. */
  scriptHash: string;
  /** `'sha256-…'` of the inline styles. */
  styleHashes: readonly string[];
  /** Allows frames for blobs that the page has fetched: the console's receipts. */
  hasFrames?: boolean;
  /** The address for reports of policy violations; empty for no reports. */
  reportUrl: string;
}

/** Returns the Content-Security-Policy. Errors: throws on an invalid absolute address. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const api = origins([sources.apiUrl]);
  return [
    "default-src 'none'",
    ["script-src 'self'", sources.scriptHash].join(' '),
    ["style-src 'self'", ...sources.styleHashes].join(' '),
    ["img-src 'self' blob: data:", ...api].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins(sources.calledUrls)].join(' '),
    ...(sources.hasFrames ? ['frame-src blob:'] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(sources.reportUrl ? [`report-uri ${sources.reportUrl}`] : []),
  ].join(';');
}

/** The policy of every response but documents: nothing may run in it or frame it. */
export const nonDocumentPolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** The file of speculation rules (pages to prefetch), because the policy allows none inside a document. */
export const speculationPath = '/site.speculationrules';

/** The headers that are the same on every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=()',
  'Speculation-Rules': `"${speculationPath}"`,
};

/** The default headers of a response; a document has its own policy. */
export const securityHeaders = { 'Content-Security-Policy': nonDocumentPolicy, ...commonHeaders };

/** Returns the `Cache-Control` of a request path. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/images/')) return 'public, max-age=86400';
  return 'no-cache';
}

/** The `Cache-Control` of the console's documents. */
export const consoleCacheControl = 'no-store';

/** Returns whether the console's one document serves a path. */
export function isConsolePath(path: string): boolean {
  return /^\/(sign-in|admin|dashboard)(\/|$)/.test(path);
}

function origins(urls: readonly string[]): string[] {
  const absolute = urls.filter((url) => /^https?:/i.test(url)).map((url) => new URL(url).origin);
  return [...new Set(absolute)];
}
