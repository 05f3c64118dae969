// Creates the HTML files from the template index.html.
import type { Metafile } from 'esbuild';
import { site as agency } from '../content/site.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import type { DocumentHead } from '../site/head.ts';
import type { SiteDocument } from '../site/prerender.tsx';
import { developmentScriptPath } from './development/channel.ts';
import { filesOf } from './lazy.ts';
import { headingIn, shareSize } from './share-images.ts';
import type { Colors } from './styles/colors.ts';
import type { Styles } from './styles/styles.ts';

export interface DocumentParts {
  bodies: ReadonlyMap<string, string>;
  styles: Pick<Styles, 'inline' | 'siteSheets' | 'consoleSheets'>;
  client: Metafile;
  template: string;
  /** The code of the inline script: `src/site/hydration/deferred.ts`, and the parts that settings add. */
  inlineScript: string;
  /** If true, adds the script that updates the page after a change, and shows problems. */
  isDevelopment: boolean;
  /** The home page's tags for other services, as `NAME=VALUE`. */
  verification: readonly string[];
}

/** Matches end tags that are optional in HTML: of list items, and of paragraphs before a block or a block's end tag. */
const optionalEnds =
  /<\/(?:li|dt|dd|p(?=><(?:p|div|h\d|ul|ol|dl|figure|article|section|\/(?:div|figure|article|section|li))[ >]))>/g;

/** Returns the HTML of a public page: head, prerendered body, and the inline script with the paths that it loads. */
export function siteDocument(
  { bodies, styles, client, ...parts }: DocumentParts,
  { path, head, file }: SiteDocument,
): string {
  const body = bodies.get(path) ?? '';
  const style = styles.inline[path];
  return fill(parts.template, {
    head: [
      ...headTags(head, body),
      ...(path === '/' ? parts.verification.map(verificationTag) : []),
      ...(style ? [`<style>${style}</style>`] : []),
      ...styles.siteSheets.map(sheetLink),
      ...developmentTags(parts.isDevelopment),
    ].join('\n'),
    // Shortens what React writes in full: empty SVG elements, and optional end tags.
    app: body.replace(/><\/(?:path|circle|rect|use)>/g, '/>').replace(optionalEnds, ''),
    boot: `<script data-src="${siteScripts(client, file).join(' ')}">${parts.inlineScript}</script>`,
  });
}

/** Inserts the `paper` color of both themes into index.html, for the browser's toolbars (`theme-color`). */
export function withColors(template: string, { light, dark }: Colors): string {
  return fill(template, { light: light.paper ?? '', dark: dark.paper ?? '' });
}

/** Returns the document of all console pages. Its body is empty, because the script renders it. */
export function consoleDocument({ template, isDevelopment, styles, client }: DocumentParts): string {
  const [entry, ...others] = consoleScripts(client);
  return fill(template, {
    head: [
      '<title>Console</title>',
      '<meta name="robots" content="noindex">',
      // Applies the user's preferred theme before the stylesheet has loaded.
      '<meta name="color-scheme" content="light dark">',
      ...styles.consoleSheets.map(sheetLink),
      ...[...others, ...sharedScripts(client)].map((href) => `<link rel="modulepreload" href="${href}">`),
      `<script type="module" src="${entry}"></script>`,
      ...developmentTags(isDevelopment),
    ].join('\n'),
    app: '',
    boot: '<noscript>The console needs JavaScript.</noscript>',
  });
}

function sheetLink({ href, media }: Styles['siteSheets'][number]): string {
  return `<link rel="stylesheet"${media ? ` media="${media}"` : ''} href="${href}">`;
}

function headTags(
  { title, description, canonical, image, feed, isArticle, structuredData }: DocumentHead,
  body: string,
) {
  const escaped = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
  const property = (name: string, content: string) => escaped(name, escapeXml(content));
  return [
    `<title>${escapeXml(title)}</title>`,
    `<meta name="description" content="${escapeXml(description)}">`,
    canonical ? `<link rel="canonical" href="${escapeXml(canonical)}">` : '<meta name="robots" content="noindex">',
    ...(isArticle ? [property('type', 'article')] : []),
    ...(feed ? [`<link rel="alternate" type="application/atom+xml" href="${feed}">`] : []),
    property('site_name', agency.name),
    property('title', title),
    property('description', description),
    ...(canonical ? [property('url', canonical)] : []),
    property('image', image),
    property('image:width', String(shareSize.width)),
    property('image:height', String(shareSize.height)),
    escaped('image:alt', headingIn(body)),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(structuredData.length > 0 ? [graph(structuredData)] : []),
  ];
}

function verificationTag(pair: string): string {
  const [, name, value] = /^(.+?)=(.*)$/.exec(pair) ?? [];
  return `<meta name="${name}" content="${value}">`;
}

function developmentTags(isDevelopment: boolean): string[] {
  return isDevelopment ? [`<script src="${developmentScriptPath}"></script>`] : [];
}

/** Returns structured data as a script element. Escapes `<`, because `</script>` in a value would end the element. */
function graph(objects: readonly object[]): string {
  const data = objects.length > 1 ? { '@graph': objects } : objects[0];
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Returns the addresses of a public page's scripts: entry, page and shared chunks, so that they load in parallel. */
export function siteScripts(client: Metafile, pageFile: string): string[] {
  return [...new Set([...scripts(client, siteEntry), ...scripts(client, pageFile)])];
}

export const siteEntry = 'src/site/entry.tsx';
/** The console's entry module, and its shell, which the entry imports lazily. */
export const consoleEntry = 'src/admin/entry.tsx';
export const consoleShell = 'src/admin/start-console.tsx';

/** Returns the addresses of the console's initial scripts; a screen's own script loads with the screen. */
export function consoleScripts(client: Metafile): string[] {
  return [...new Set([...scripts(client, consoleEntry), ...scripts(client, consoleShell)])];
}

/** Returns the addresses of the scripts that all screens of the console share, without the initial scripts. */
function sharedScripts(client: Metafile): string[] {
  const start = consoleScripts(client);
  const screens = Object.keys(client.inputs).filter(
    (file) => /^src\/admin\/screens\/.*\.tsx$/.test(file) && chunkOf(client, file),
  );
  const [first = [], ...others] = screens.map((screen) => scripts(client, screen));
  return first.filter((file) => !start.includes(file) && others.every((files) => files.includes(file)));
}

/** Returns the addresses of an entry point's chunk and of every chunk that it imports statically. */
function scripts(metafile: Metafile, entryPoint: string): string[] {
  const files = filesOf(metafile.outputs, chunkOf(metafile, entryPoint) ?? entryPoint);
  return files.map((file) => file.replace(/^dist/, ''));
}

/** Returns the chunk of an entry point, or of a lazy module. */
function chunkOf({ outputs }: Metafile, file: string): string | undefined {
  return Object.keys(outputs).find((name) => outputs[name]?.entryPoint?.replace(/^lazy:/, '') === file);
}

function fill(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((html, [name, text]) => html.replace(`<!--${name}-->`, () => text), template);
}
