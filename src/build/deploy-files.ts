// What a host needs beside the pages: sitemap, robots, manifest, and the header and rewrite files of static hosts.
import { pageTitles } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { cacheControl, consoleCacheControl, consolePatterns, securityHeaders } from '../server/headers.ts';
import type { Settings } from '../server/settings.ts';
import type { ServedDocument } from '../server/stamp.ts';

/** Text by file name. */
export function deployFiles(
  settings: Settings,
  documents: Readonly<Record<string, ServedDocument>>,
  documentPaths: readonly string[],
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(settings.siteUrl),
    'robots.txt': robots(settings.siteUrl),
    'site.webmanifest': manifest(),
    _headers: headers(documents, documentPaths),
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

/**
 * Headers by path, as Netlify and Cloudflare Pages read them.
 *
 * These hosts join the values of all rules that match, and two joined policies allow only what both do. So there is one
 * policy for all paths, which allows the inline styles of every page.
 */
function headers(documents: Readonly<Record<string, ServedDocument>>, documentPaths: readonly string[]): string {
  const policies = Object.values(documents).map(({ policy }) => policy);
  const hashes = [...new Set(policies.flatMap((policy) => policy.match(/style-src 'self'([^;]*)/)?.[1]?.trim() ?? []))];
  const policy = (policies[0] ?? '').replace(
    /style-src 'self'[^;]*/,
    `style-src 'self' ${hashes.filter(Boolean).join(' ')}`,
  );
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(values)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    rule('/*', { ...securityHeaders, 'Content-Security-Policy': policy }),
    ...documentPaths.map((path) => rule(path, { 'Cache-Control': cacheControl(path) })),
    ...consolePatterns.map((path) => rule(path, { 'Cache-Control': consoleCacheControl })),
    ...['/assets/*', '/fonts/*', '/images/*'].map((path) => rule(path, { 'Cache-Control': cacheControl(path) })),
  ].join('\n');
}
