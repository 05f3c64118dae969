// The feed of the blog: Atom with summaries. Source: RFC 4287.
import { articlePath, feedPath, hero } from '../content/blog/blog.ts';
import type { Article } from '../content/blog/read-articles.ts';
import { contact, site } from '../content/site.ts';
import { escapeXml } from '../lib/escape-xml.ts';

/** Returns the feed. `articles` are newest first; the feed is as new as the last change. */
export function feed(siteUrl: string, articles: readonly Article[]): string {
  const dates = articles.map(({ post }) => post.updated ?? post.publishDate);
  const updated = instant(dates.toSorted().at(-1) ?? '2023-01-01');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${siteUrl}/blog</id>
<title>${escapeXml(`${hero.title} | ${site.name}`)}</title>
<subtitle>${escapeXml(hero.lead)}</subtitle>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${siteUrl}${feedPath}"/>
<link rel="alternate" type="text/html" href="${siteUrl}/blog"/>
<icon>${siteUrl}/images/icon-192.png</icon>
<author><name>${escapeXml(site.name)}</name><email>${contact.newsletterEmail}</email></author>
${articles.map((article) => entry(siteUrl, article)).join('\n')}
</feed>
`;
}

function entry(siteUrl: string, { post }: Article): string {
  const url = siteUrl + articlePath(post.slug);
  return `<entry>
<id>${url}</id>
<title>${escapeXml(post.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${instant(post.publishDate)}</published>
<updated>${instant(post.updated ?? post.publishDate)}</updated>
<author><name>${escapeXml(post.author)}</name></author>
<category term="${escapeXml(post.category)}"/>
<summary>${escapeXml(post.excerpt)}</summary>
</entry>`;
}

function instant(date: string): string {
  return `${date}T00:00:00Z`;
}
