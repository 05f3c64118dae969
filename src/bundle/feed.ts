// Creates the blog's Atom feed, with full texts. Source: RFC 4287.
import { articlePath, feedPath, hero } from '../content/blog/blog.ts';
import type { Article } from '../content/blog/read-articles.ts';
import { newsletterEmail, site } from '../content/site.ts';
import type { TextNode } from '../content/text/text.ts';
import { escapeXml } from '../lib/escape-xml.ts';

/** Returns the feed, dated by the latest change. `articles` are newest first. */
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
<author><name>${escapeXml(site.name)}</name><email>${newsletterEmail}</email></author>
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
<updated>${instant(post.updated ?? post.publishDate)}</updated>
<author><name>${escapeXml(post.author)}</name></author>
<category term="${escapeXml(post.category)}"/>
<summary>${escapeXml(post.excerpt)}</summary>
<content type="html">${escapeXml(html)}</content>
</entry>`;
}

/** Matches attributes that only the site's pages need. */
const ofPages = /^data-|^(tabIndex|role|loading|decoding)$/;
const empty = ['br', 'hr', 'img', 'source'];

/** Renders HTML. Resolves links against `base`. Omits decorations (`aria-hidden`), except remarks’ numbers in code. */
function toHtml(nodes: readonly TextNode[], base: string, isCode = false): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeXml(node);
      const { tag, attributes = {}, content } = node;
      if (attributes['aria-hidden']) return isCode ? ` (${toHtml(content, base)})` : '';
      const needed = Object.entries(attributes).filter(([name]) => !ofPages.test(name));
      const written = needed.map(([name, value]) => {
        const isAddress = /^(href|src|srcSet)$/.test(name);
        return ` ${name.toLowerCase()}="${escapeXml(isAddress ? new URL(String(value), base).href : String(value))}"`;
      });
      const html = `<${tag}${written.join('')}>${empty.includes(tag) ? '' : `${toHtml(content, base, tag === 'code')}</${tag}>`}`;
      // Adds spaces around spans, because feed readers drop the styles that separate spans from the text.
      return tag === 'span' ? ` ${html} ` : html;
    })
    .join('');
}

function instant(date: string): string {
  return `${date}T00:00:00Z`;
}
