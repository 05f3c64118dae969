// Creates the sitemap, the feed, robots.txt, security.txt and the speculation rules.
import { feedPath } from '../content/blog/blog.ts';
import type { Article } from '../content/blog/read-articles.ts';
import { contact } from '../content/site.ts';
import { speculationPath } from '../hosting/headers.ts';
import { calledAddresses, type Settings } from '../hosting/settings.ts';
import type { SiteDocument } from '../site/prerender.tsx';
import { feed } from './feed.ts';

/** Returns the files' texts by name. `patterns` are those of all pages. Without a blog, there is no feed. */
export function deployFiles(
  settings: Settings,
  patterns: readonly string[],
  documents: readonly SiteDocument[],
  articles: readonly Article[],
): Record<string, string> {
  const { siteUrl } = settings;
  const callsItself = calledAddresses(settings).some((address) => address.startsWith('/'));
  // Expires a year after the first of this month, so that builds of a month are equal.
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return {
    'sitemap.xml': sitemap(documents),
    ...(patterns.includes('/blog') && { [feedPath.slice(1)]: feed(siteUrl, articles) }),
    // Allows all pages, because crawlers must read a page to see its `noindex`.
    'robots.txt': `User-agent: *\nDisallow:${callsItself ? ' /api/' : ''}\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    [speculationPath.slice(1)]: `${JSON.stringify(speculationRules(patterns))}\n`,
    // Source: RFC 9116.
    '.well-known/security.txt': `Contact: mailto:${contact.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`,
  };
}

/**
 * Prefetches the page that a hovered link leads to, until hydration makes links client-side. With 'eager', browsers
 * prefetch as soon as `a:hover` matches; 'moderate' would wait another 0.2 s. Without `a:hover`, 'eager' would prefetch
 * every link in older browsers and on phones.
 */
function speculationRules(patterns: readonly string[]) {
  const isPage = { href_matches: patterns };
  const isHovered = { selector_matches: ':root:not([data-hydrated]) a:hover:not([aria-expanded])' };
  return { prefetch: [{ where: { and: [isPage, isHovered] }, eagerness: 'eager' }] };
}

function sitemap(documents: readonly SiteDocument[]): string {
  const urls = documents.map(({ head: { canonical, noindex }, changed }) =>
    canonical && !noindex ? `<url><loc>${canonical}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>` : '',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}
