// Creates the HTML files from the template index.html, each with its security policy.
import { createHash } from 'node:crypto';
import type { Metafile } from 'esbuild';
import { site as agency } from '../content/site.ts';
import { contentSecurityPolicy } from '../hosting/headers.ts';
import { calledAddresses, hasConsole, listOf } from '../hosting/settings.ts';
import type { ServedDocument } from '../hosting/stamp.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import type { DocumentHead } from '../site/head.ts';
import type { SiteDocument } from '../site/prerender.tsx';
import { developmentScriptPath } from './channel.ts';
import type { Project } from './project.ts';
import { consoleScripts, scripts, sharedScripts } from './scripts.ts';
import { headingIn, shareSize } from './share-images.ts';
import type { Colors } from './styles/colors.ts';
import type { Styles } from './styles/styles.ts';

interface DocumentParts extends Project {
  documents: readonly SiteDocument[];
  /** The prerendered HTML of every public page, by path. */
  bodies: ReadonlyMap<string, string>;
  styles: Pick<Styles, 'inline' | 'siteLinks' | 'consoleLinks'>;
  colors: Colors;
  client: Metafile;
  template: string;
  /** The code of the inline script: `src/site/hydration/deferred.ts`, and the parts that settings add. */
  inlineScript: string;
}

/** Returns the HTML files by name, the file and security policy of each path, and the HTML of public pages by path. */
export function makeDocuments(parts: DocumentParts) {
  const { settings, styles, inlineScript } = parts;
  const served: Record<string, ServedDocument> = {};
  const files: Record<string, string> = {};
  const pages = new Map<string, string>();
  const add = (path: string, html: string, style?: string) => {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const policy = contentSecurityPolicy({
      ...{ apiUrl: settings.apiUrl, calledUrls: calledAddresses(settings), reportUrl: settings.reportUrl },
      ...{ scriptHash: sourceHash(inlineScript), styleHashes: style ? [sourceHash(style)] : [] },
      ...{ hasFrames: path === '/admin', framedUrls: listOf(settings.frameUrls) },
      fileUrls: path === '/admin' ? listOf(settings.fileUrls) : [],
    });
    files[file] = html;
    served[path] = { file, policy };
  };
  for (const document of parts.documents) {
    const html = siteDocument(parts, document);
    add(document.path, html, styles.inline[document.path]);
    if (document.head.canonical) pages.set(document.path, html);
  }
  if (hasConsole(settings)) add('/admin', consoleDocument(parts));
  return { served, files, pages };
}

/** Matches end tags that are optional in HTML: of list items, and of paragraphs before a block or a block's end tag. */
const optionalEnds =
  /<\/(?:li|dt|dd|p(?=><(?:p|div|h\d|ul|ol|dl|figure|article|section|\/(?:div|fig\w+|article|section|li|dd|form|footer))[ >]))>/g;

/** Returns the HTML of a public page: head, prerendered body, and the inline script with the paths that it loads. */
function siteDocument(parts: DocumentParts, { path, head, file }: SiteDocument): string {
  const { settings, styles, client, inlineScript } = parts;
  const body = parts.bodies.get(path) ?? '';
  const style = styles.inline[path];
  const tags = [
    ...headTags(head, body),
    ...alternates(parts.documents, path, head),
    ...(path === '/' ? listOf(settings.siteVerification).map(verificationTag) : []),
    ...(style ? [`<style>${style}</style>`] : []),
    ...styles.siteLinks,
  ];
  // Shortens what React writes in full: empty SVG elements, and optional end tags.
  const app = body.replace(/><\/(?:path|circle|rect|use)>/g, '/>').replace(optionalEnds, '');
  const src = scripts(client, 'src/site/entry.tsx', file).join(' ');
  return fill(parts, tags, app, `<script data-src="${src}">${inlineScript}</script>`).replace(
    '<html lang="en">',
    `<html lang="${head.lang}">`,
  );
}

/** Returns the document of all console pages. Its body is empty, because the script renders it. */
function consoleDocument(parts: DocumentParts): string {
  const [entry, ...others] = consoleScripts(parts.client);
  const tags = [
    '<title>Console</title>',
    '<meta name="robots" content="noindex">',
    // Applies the user's preferred theme before the stylesheet has loaded.
    '<meta name="color-scheme" content="light dark">',
    ...parts.styles.consoleLinks,
    ...[...others, ...sharedScripts(parts.client)].map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ];
  return fill(parts, tags, '', '<noscript>The console needs JavaScript.</noscript>');
}

/** Replaces each `<!--name-->` of the template, and sets the `paper` color of both themes for the browser's toolbars. */
function fill(
  { template, colors, ...parts }: DocumentParts,
  head: readonly string[],
  app: string,
  boot: string,
): string {
  const overlay = parts.isDevelopment ? [`<script src="${developmentScriptPath}"></script>`] : [];
  const [light, dark] = [colors.light.paper ?? '', colors.dark.paper ?? ''];
  const texts = { head: [...head, ...overlay].join('\n'), app, boot, light, dark };
  return Object.entries(texts).reduce((html, [name, text]) => html.replace(`<!--${name}-->`, () => text), template);
}

function headTags(head: DocumentHead, body: string): string[] {
  const { title, description, canonical, noindex, image, feed, isArticle, structuredData } = head;
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
  return [
    `<title>${escapeXml(title)}</title>`,
    `<meta name="description" content="${escapeXml(description)}">`,
    ...(canonical ? [`<link rel="canonical" href="${escapeXml(canonical)}">`] : []),
    ...(canonical && !noindex ? [] : ['<meta name="robots" content="noindex">']),
    ...(isArticle ? [property('type', 'article')] : []),
    ...(feed ? [`<link rel="alternate" type="application/atom+xml" href="${feed}">`] : []),
    property('site_name', escapeXml(agency.name)),
    property('title', escapeXml(title)),
    property('description', escapeXml(description)),
    ...(canonical ? [property('url', escapeXml(canonical))] : []),
    property('image', escapeXml(image)),
    property('image:width', String(shareSize.width)),
    property('image:height', String(shareSize.height)),
    property('image:alt', headingIn(body)),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(structuredData.length > 0 ? [graph(structuredData)] : []),
  ];
}

/** Returns the links between a page and its translations, which search engines require on each of them. */
function alternates(documents: readonly SiteDocument[], path: string, { translates = path }: DocumentHead): string[] {
  const same = documents.filter((each) => each.path === translates || each.head.translates === translates);
  if (same.length < 2) return [];
  return same.map(({ head }) => `<link rel="alternate" hreflang="${head.lang}" href="${head.canonical}">`);
}

function verificationTag(pair: string): string {
  const [, name, value] = /^(.+?)=(.*)$/.exec(pair) ?? [];
  return `<meta name="${name}" content="${value}">`;
}

/** Returns structured data as a script element. Escapes `<`, because `</script>` in a value would end the element. */
function graph(objects: readonly object[]): string {
  const data = objects.length > 1 ? { '@graph': objects } : objects[0];
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
