// What a host needs beside the pages: sitemap, robots, manifest, and the header and rewrite files of static hosts.
import { pageTitles } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { cacheControl, consoleCacheControl, consolePatterns, securityHeaders } from '../server/headers.ts';
import type { Settings } from '../server/settings.ts';
import type { ServedDocument } from '../server/stamp.ts';

type Documents = Readonly<Record<string, ServedDocument>>;

/** Text by file name. */
export function deployFiles(
  settings: Settings,
  documents: Documents,
  documentPaths: readonly string[],
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(settings.siteUrl),
    'robots.txt': robots(settings.siteUrl),
    'site.webmanifest': manifest(),
    _headers: headers(documents, documentPaths),
    '_nginx.conf': nginxHeaders(documents),
    _redirects: consolePatterns.map((pattern) => `${pattern} /admin.html 200\n`).join(''),
  };
}

function sitemap(siteUrl: string): string {
  const urls = Object.keys(pageTitles).map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}

function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /dashboard
Disallow: /sign-in
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}

function manifest(): string {
  const icon = (sizes: number, purpose: string) => ({
    src: `/images/icon-${sizes}.png`,
    sizes: `${sizes}x${sizes}`,
    type: 'image/png',
    purpose,
  });
  const data = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: '#f4f2ec',
    theme_color: '#f4f2ec',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(data)}\n`;
}

/** One policy for hosts that can't tell the pages apart: it allows the inline styles of every page. */
function commonPolicy(documents: Documents): string {
  const policies = Object.values(documents).map(({ policy }) => policy);
  const hashes = new Set(policies.flatMap((policy) => policy.match(/style-src 'self'([^;]*)/)?.[1]?.trim() || []));
  return (policies[0] ?? '').replace(/style-src 'self'[^;]*/, `style-src 'self' ${[...hashes].join(' ')}`);
}

/** The headers that do not depend on the path, for nginx to include. */
function nginxHeaders(documents: Documents): string {
  const values = { ...securityHeaders, 'Content-Security-Policy': commonPolicy(documents) };
  return Object.entries(values)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/**
 * Headers by path, as Netlify and Cloudflare Pages read them.
 *
 * These hosts join the values of all rules that match, and two joined policies would allow only what both do: so there is
 * one policy for all paths.
 */
function headers(documents: Documents, documentPaths: readonly string[]): string {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(values)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    rule('/*', { ...securityHeaders, 'Content-Security-Policy': commonPolicy(documents) }),
    ...documentPaths.map((path) => rule(path, { 'Cache-Control': cacheControl(path) })),
    ...consolePatterns.map((path) => rule(path, { 'Cache-Control': consoleCacheControl })),
    ...['/assets/*', '/fonts/*', '/images/*'].map((path) => rule(path, { 'Cache-Control': cacheControl(path) })),
  ].join('\n');
}
