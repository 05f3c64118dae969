// The header and rewrite files of hosts that serve a folder.
import { cacheControl, consoleCacheControl, securityHeaders } from '../server/headers.ts';
import type { ServedDocument } from '../server/stamp.ts';

type Texts = Readonly<Record<string, string>>;
type Documents = Readonly<Record<string, ServedDocument>>;

const assetFolders = ['/assets/*', '/fonts/*', '/images/*'];
const consolePatterns = ['/sign-in', '/sign-in/*', '/admin', '/admin/*', '/dashboard', '/dashboard/*'];

/** One policy for hosts that can't tell the pages apart: it allows the inline styles of every page. */
export function commonPolicy(documents: Documents): string {
  const policies = Object.values(documents).map(({ policy }) => policy);
  const hashes = new Set(
    policies.flatMap((policy) =>
      policy
        .match(/style-src 'self'([^;]*)/)?.[1]
        ?.trim()
        .split(' '),
    ),
  );
  return (policies[0] ?? '').replace(/style-src 'self'[^;]*/, `style-src 'self' ${[...hashes].join(' ')}`.trim());
}

/** Netlify joins the values of all rules that match: no two rules say the same header of one path. */
export function netlifyFiles(documents: Documents, policy: string): Texts {
  const kept = (path: string) => rule(path, { 'Cache-Control': cacheControl(path) });
  const rules = [
    rule('/*', { ...securityHeaders, 'Content-Security-Policy': policy }),
    ...pagePaths(documents).map(kept),
    ...consolePatterns.map((path) => rule(path, { 'Cache-Control': consoleCacheControl })),
    ...assetFolders.map(kept),
  ];
  const spelled = spellings(documents).filter(([path]) => !path.endsWith('/'));
  return {
    'netlify/_headers': rules.join('\n'),
    // Exclamation: also where there is a file of that name.
    'netlify/_redirects': [
      ...spelled.map(([path, page]) => `${path} ${page} 308!`),
      ...['/404', '/404.html'].map((path) => `${path} /404.html 404!`),
      ...consolePatterns.map((path) => `${path} /admin.html 200`),
      '',
    ].join('\n'),
  };
}

/**
 * Cloudflare Pages lets a rule take back what a wider one set, and answers `/admin` with `admin.html` by itself.
 *
 * Errors: a sentence where a file would be longer than the host reads: 100 rules of 2,000 characters a line.
 */
export function cloudflareFiles(documents: Documents, policy: string): Texts {
  const own = (path: string, value: string) => rule(path, { '! Cache-Control': '', 'Cache-Control': value });
  const rules = [
    rule('/*', {
      ...securityHeaders,
      'Content-Security-Policy': policy,
      'Cache-Control': cacheControl('/'),
      Vary: 'Accept-Encoding',
    }),
    ...consolePatterns.map((path) => own(path, consoleCacheControl)),
    ...assetFolders.map((path) => own(path, cacheControl(path))),
  ];
  const headers = rules.join('\n');
  const redirects = [
    ...spellings(documents).map(([path, page]) => `${path} ${page} 308`),
    ...consolePatterns.filter((path) => path !== '/admin').map((path) => `${path} /admin 200`),
    '',
  ];
  if (rules.length > 100 || headers.split('\n').some((line) => line.length > 2000)) {
    throw new Error('Cloudflare Pages would not read _headers: it takes 100 rules, and 2,000 characters a line.');
  }
  return { 'cloudflare/_headers': headers, 'cloudflare/_redirects': redirects.join('\n') };
}

/** For `aws cloudfront create-response-headers-policy`. */
export function responseHeadersPolicy(policy: string): string {
  const headers = Object.entries({ ...securityHeaders, 'Content-Security-Policy': policy });
  const [maxAge = '0'] = /\d+/.exec(securityHeaders['Strict-Transport-Security'] ?? '') ?? [];
  const special = ['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy'];
  const custom = headers.filter(([name]) => !special.includes(name));
  const items = custom.map(([Header, Value]) => ({ Header, Value, Override: true }));
  const config = {
    Name: 'solvane',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: Number(maxAge), IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: securityHeaders['Referrer-Policy'], Override: true },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function rule(path: string, headers: Texts): string {
  const values = Object.entries(headers).map(([name, value]) => (value ? `  ${name}: ${value}\n` : `  ${name}\n`));
  return `${path}\n${values.join('')}`;
}

function pagePaths(documents: Documents): string[] {
  return Object.keys(documents).filter((path) => path !== '/admin' && path !== '/404');
}

/** Every other spelling of a page's address, with the right one. */
function spellings(documents: Documents): [path: string, page: string][] {
  const endings = ['/', '.html', '.html/', '/index', '/index/', '/index.html', '/index.html/'];
  const pages = pagePaths(documents).filter((path) => path !== '/');
  return [
    ...['/index', '/index/', '/index.html', '/index.html/'].map((path): [string, string] => [path, '/']),
    ...['/admin.html', '/admin.html/'].map((path): [string, string] => [path, '/admin']),
    ...pages.flatMap((page) => endings.map((ending): [string, string] => [page + ending, page])),
  ];
}
