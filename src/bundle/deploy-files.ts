// What the site has beside its pages: sitemap, robots, manifest, and whom to tell of a weakness.
import { pageTitles } from '../content/pages.ts';
import { contact, description, site } from '../content/site.ts';
import type { Settings } from '../server/settings.ts';
import type { Colors } from './colors.ts';

/** Text by file name. */
export function deployFiles({ siteUrl }: Settings, colors: Colors): Record<string, string> {
  return {
    'sitemap.xml': sitemap(siteUrl),
    'robots.txt': robots(siteUrl),
    'site.webmanifest': manifest(colors),
    '.well-known/security.txt': securityContact(siteUrl),
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

function manifest({ light }: Colors): string {
  const icon = (sizes: number, purpose: string) => ({
    src: `/images/icon-${sizes}.png`,
    sizes: `${sizes}x${sizes}`,
    type: 'image/png',
    purpose,
  });
  const data = {
    name: site.name,
    short_name: site.name,
    description,
    start_url: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(data)}\n`;
}

/** RFC 9116. It is good for a year from the first of the month, so that builds of one month are the same. */
function securityContact(siteUrl: string): string {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return `Contact: mailto:${contact.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
