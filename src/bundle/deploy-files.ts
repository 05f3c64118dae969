// Creates the sitemap, the feed, robots.txt, security.txt and the speculation rules.
import { feedPath } from '../content/blog/blog.ts';
import { readArticles } from '../content/blog/read-articles.ts';
import { contact } from '../content/site.ts';
import { speculationPath } from '../hosting/headers.ts';
import type { Settings } from '../hosting/settings.ts';
import type { SiteDocument } from '../site/prerender.tsx';
import { feed } from './feed.ts';

/** Returns the files' texts by name. `patterns` are those of all pages. */
export function deployFiles(
  { siteUrl }: Settings,
  patterns: readonly string[],
  documents: readonly SiteDocument[],
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(documents),
    [feedPath.slice(1)]: feed(siteUrl, readArticles().articles),
    'robots.txt': robots(siteUrl),
    [speculationPath.slice(1)]: `${JSON.stringify(speculationRules(patterns))}\n`,
    '.well-known/security.txt': securityContact(siteUrl),
  };
}

/**
 * Prefetches the page that a hovered link leads to, until hydration makes links client-side. With 'eager', browsers
 * prefetch as soon as `a:hover` matches; 'moderate' would wait another 0.2 s. Without `a:hover`, 'eager' would prefetch
 * every link in older browsers and on phones.
 */
const speculationRules = (patterns: readonly string[]) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: patterns },
          { selector_matches: ':root:not([data-hydrated]) a:hover:not([aria-expanded])' },
        ],
      },
      eagerness: 'eager',
    },
  ],
});

function sitemap(documents: readonly SiteDocument[]): string {
  const urls = documents.map(({ head: { canonical }, changed }) =>
    canonical ? `<url><loc>${canonical}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>` : '',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}

/** Returns robots.txt. It allows all pages, because crawlers must read a page to see its `noindex`. */
function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}

/** Returns security.txt (RFC 9116), which expires a year after the first of this month: builds of a month are equal. */
function securityContact(siteUrl: string): string {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return `Contact: mailto:${contact.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
