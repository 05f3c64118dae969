// The feed of the blog: Atom with the whole texts. Source: RFC 4287.
import { type ArticleNode, articlePath, feedPath, hero } from '../content/blog/blog.ts';
import type { Article } from '../content/blog/read-articles.ts';
import { contact, site } from '../content/site.ts';
import { escapeXml } from '../lib/escape-xml.ts';

/** `articles` newest first; the feed is as new as the newest. */
export function feed(siteUrl: string, articles: readonly Article[]): string {
  const updated = instant(articles[0]?.post.publishDate ?? '2023-01-01');
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

function entry(siteUrl: string, { post, text }: Article): string {
  const url = siteUrl + articlePath(post.slug);
  const html = `<p><img src="${siteUrl}${post.image}" alt="" width="800" height="500"></p>${toHtml(text, url)}`;
  return `<entry>
<id>${url}</id>
<title>${escapeXml(post.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${instant(post.publishDate)}</published>
<updated>${instant(post.publishDate)}</updated>
<author><name>${escapeXml(post.author)}</name></author>
<category term="${escapeXml(post.category)}"/>
<summary>${escapeXml(post.excerpt)}</summary>
<content type="html">${escapeXml(html)}</content>
</entry>`;
}

/** `base` is the address that the links of a text are beside. */
function toHtml(nodes: readonly ArticleNode[], base: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeXml(node);
      const { tag, href, content } = node;
      if (tag === 'br' || tag === 'hr') return `<${tag}>`;
      const target = href ? ` href="${escapeXml(new URL(href, base).href)}"` : '';
      return `<${tag}${target}>${toHtml(content, base)}</${tag}>`;
    })
    .join('');
}

function instant(date: string): string {
  return `${date}T00:00:00Z`;
}
