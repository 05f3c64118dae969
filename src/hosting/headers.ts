// The headers of responses, for the preview server, development and the files for hosts.
export interface PolicySources {
  /** URLs that pages may request, besides those of their own origin. Paths and empty texts are ignored. */
  calledUrls: readonly string[];
  /** The address of the API, which also serves images. */
  apiUrl: string;
  /** The quoted hash of the inline script, such as `'sha256-…'`. Those of styles have the same form. */
  scriptHash: string;
  styleHashes: readonly string[];
  /** Allows `blob:` frames: the console shows PDF receipts in them. */
  hasFrames?: boolean;
  /** URLs whose origins pages may show in frames. */
  framedUrls?: readonly string[];
  /** URLs whose origins have the API's files. */
  fileUrls?: readonly string[];
  /** The address that browsers report policy violations to; empty for no reports. */
  reportUrl: string;
}

/** Returns the Content-Security-Policy of a document. Errors: throws on an invalid absolute URL. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const files = sources.fileUrls ?? [];
  const frames = [...(sources.hasFrames ? ['blob:'] : []), ...origins(sources.framedUrls ?? [])];
  return [
    "default-src 'none'",
    ["script-src 'self'", sources.scriptHash].join(' '),
    ["style-src 'self'", ...sources.styleHashes].join(' '),
    ["img-src 'self' blob: data:", ...origins([sources.apiUrl, ...files])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins([...sources.calledUrls, ...files])].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(sources.reportUrl ? [`report-uri ${sources.reportUrl}`] : []),
  ].join(';');
}

/** The policy of every response that isn't a document. Such a response runs no code, and no page can frame it. */
export const nonDocumentPolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** The path of the speculation rules (links to prefetch). They are a file, because the policy blocks inline rules. */
export const speculationPath = '/site.speculationrules';

export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=()',
  'Speculation-Rules': `"${speculationPath}"`,
};

/** Returns which sites may embed a path: all may show images, as feed readers and mail do in a browser. */
export function resourcePolicy(path: string): string {
  return path.startsWith('/images/') ? 'cross-origin' : 'same-origin';
}

/** The default headers of a response. Documents and images override the policies. */
export const securityHeaders = {
  'Content-Security-Policy': nonDocumentPolicy,
  'Cross-Origin-Resource-Policy': resourcePolicy('/'),
  ...commonHeaders,
};

/** Returns the `Cache-Control` of a path. File names in `/assets/` contain a hash, so those files never change. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/images/')) return 'public, max-age=86400';
  return 'no-cache';
}

export const consoleCacheControl = 'no-store';

/** The console's addresses. They and those below them have the same document. */
export const consolePaths = ['/sign-in', '/admin', '/dashboard'];

export function isConsolePath(path: string): boolean {
  return consolePaths.some((root) => path === root || path.startsWith(`${root}/`));
}

function origins(urls: readonly string[]): string[] {
  const absolute = urls.filter((url) => /^https?:/i.test(url)).map((url) => new URL(url).origin);
  return [...new Set(absolute)];
}
