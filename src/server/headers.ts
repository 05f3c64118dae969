/**
 * The headers of every answer, for the preview server, development and the files that static hosts read.
 *
 * One module, so that a breach of the policy shows in development already.
 */

export interface PolicySources {
  /** Addresses that the pages may call beside their own origin; same-origin paths and unset ones are skipped. */
  calledUrls: readonly string[];
  /** The API's, which also serves images. */
  apiUrl: string;
  /** `'sha256-…'` of the one inline script. */
  scriptHash: string;
  /** `'sha256-…'` of the inline styles. */
  styleHashes: readonly string[];
  /** A file that the page has read itself may be shown in a frame: the console's receipts. */
  hasFrames?: boolean;
  /** The address to which browsers report what the policy stopped; empty for nowhere. */
  reportUrl: string;
}

/** The Content-Security-Policy. Errors: throws on an absolute address that is not one. */
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
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(sources.reportUrl ? [`report-uri ${sources.reportUrl}`] : []),
  ].join(';');
}

/**
 * The policy for the document's own head, where no header says it: scripts and Trusted Types. Framing and reports only a header
 * can rule.
 */
export function documentPolicy(policy: string): string {
  const own = /^(script-src|base-uri|require-trusted-types-for|trusted-types) /;
  return policy
    .split(';')
    .filter((directive) => own.test(directive))
    .join(';');
}

/** The policy of what is no document: nothing may run in it, nobody may frame it. */
export const policyOfOthers = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** The file of the pages that a browser may fetch ahead, because the policy allows no rules inside a document. */
export const speculationPath = '/site.speculationrules';

/** The headers that are the same on every answer. */
export const steadyHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=()',
  'Speculation-Rules': `"${speculationPath}"`,
};

/** The headers of every answer; a document has a policy of its own. */
export const securityHeaders = { 'Content-Security-Policy': policyOfOthers, ...steadyHeaders };

/** `Cache-Control` by the path that was asked for. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/images/')) return 'public, max-age=86400';
  return 'no-cache';
}

/** The console's documents are never kept: they are for one person. */
export const consoleCacheControl = 'no-store';

/** The paths that the console's one document answers. */
export function isConsolePath(path: string): boolean {
  return /^\/(sign-in|admin|dashboard)(\/|$)/.test(path);
}

function origins(urls: readonly string[]): string[] {
  const absolute = urls.filter((url) => /^https?:/i.test(url)).map((url) => new URL(url).origin);
  return [...new Set(absolute)];
}
