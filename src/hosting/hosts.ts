// Creates configuration files from `.hosts/templates/`. They make hosts respond like the preview server.
import {
  cacheControl,
  commonHeaders,
  consoleCacheControl,
  consolePaths,
  nonDocumentPolicy,
  resourcePolicy,
} from './headers.ts';
import { compressedTypes, mediaTypes } from './media-types.ts';
import { hasConsole, type Settings } from './settings.ts';
import type { ServedDocument } from './stamp.ts';

type Texts = Readonly<Record<string, string>>;
type Documents = Readonly<Record<string, ServedDocument>>;

export interface HostOptions {
  settings: Settings;
  documents: Documents;
  /** Templates by output path, such as `nginx/solvane.conf`. */
  templates: Readonly<Record<string, string | Buffer>>;
  /** A name that identifies this build: the hash of its files. */
  build: string;
}

/** Returns texts by file path below `.hosts/`. Only warns of Cloudflare's limit, as the site may use another host. */
export function hostFiles({ settings, documents, templates, build }: HostOptions): Texts {
  const values = { ...valuesOf(settings, documents), BUILD: build, PORT: '80' };
  const lists = listsOf(documents);
  const templateOf = (name: string) => withoutConsole(`${templates[name] ?? ''}`, hasConsole(settings));
  const files = Object.keys(templates).map((name) => [name, fill(templateOf(name), values, lists)] as const);
  const docker = fill(templateOf('nginx/solvane.conf'), { ...values, PORT: '8080' }, lists);
  const result: Texts = {
    ...Object.fromEntries(files),
    'docker/solvane.conf': docker.replace(/^.*brotli_static.*\n/m, ''),
  };
  if (result['cloudflare/_headers']?.split('\n').some((line) => line.length > 2000))
    console.warn(
      '.hosts/cloudflare/_headers: the policy is longer than the 2,000 characters that Cloudflare Pages accepts.',
    );
  return result;
}

/** Removes the rules of the console's addresses, unless the build has a console. */
function withoutConsole(template: string, hasConsole: boolean): string {
  if (hasConsole) return template;
  return template
    .replace(new RegExp(`^(${consolePaths.join('|')})\\S*\\n( .*\\n)+`, 'gm'), '')
    .replace(/^.*(\/admin\b|sign-in|\/dashboard|the console).*\n/gm, '');
}

/** Replaces each `@NAME@` with its value. A line with the name of a list's first column is repeated for each row. */
function fill(template: string, values: Texts, lists: readonly (readonly Texts[])[]): string {
  const fillLine = (line: string, row: Texts) =>
    line.replaceAll(/@([\w-]+)@/g, (whole, key) => row[key] ?? values[key] ?? whole);
  return template
    .split('\n')
    .flatMap((line) => {
      const list = lists.find(([row = {}]) => line.includes(`@${Object.keys(row)[0]}@`));
      return (list ?? [{}]).map((row) => fillLine(line, row));
    })
    .join('\n');
}

function valuesOf({ siteUrl }: Settings, documents: Documents): Texts {
  const { hostname } = new URL(siteUrl);
  const pages = pagePaths(documents).filter((path) => path !== '/');
  return {
    ...commonHeaders,
    NON_DOCUMENT_POLICY: nonDocumentPolicy,
    COMMON_POLICY: commonPolicy(documents),
    NAMES: pages.map((path) => path.slice(1)).join('|'),
    CACHE_PAGES: cacheControl('/'),
    CACHE_ASSETS: cacheControl('/assets/'),
    CACHE_IMAGES: cacheControl('/images/'),
    CACHE_CONSOLE: consoleCacheControl,
    RESOURCE_PAGES: resourcePolicy('/'),
    RESOURCE_IMAGES: resourcePolicy('/images/'),
    TEXT_TYPES: compressedTypes,
    // Without a SITE_URL the host name is unknown: `_` makes nginx accept every name.
    HOST: hostname === 'localhost' ? '_' : hostname,
  };
}

const headers = Object.entries(commonHeaders);

/** Returns the lists that `fill` repeats template lines for. */
function listsOf(documents: Documents): readonly (readonly Texts[])[] {
  const spellings = spellingsOf(documents);
  return [
    headers.map(([HEADER, VALUE]) => ({ HEADER, VALUE, QUOTED: JSON.stringify(VALUE) })),
    Object.values(documents).map(({ file, policy }) => ({ FILE: file, POLICY: policy })),
    spellings,
    spellings.filter(({ SPELLING }) => !SPELLING.endsWith('/')).map(({ SPELLING, PAGE }) => ({ BARE: SPELLING, PAGE })),
    Object.entries(mediaTypes).map(([EXTENSION, type]) => ({ TYPE: type.split(';')[0] ?? '', EXTENSION })),
  ];
}

/** Returns one policy for hosts that can't set one per page: the console's with the style hashes of every page. */
function commonPolicy(documents: Documents): string {
  const policies = Object.values(documents).map(({ policy }) => policy);
  const hashes = new Set(
    policies.flatMap((policy) => /style-src 'self'( [^;]*)?/.exec(policy)?.[1]?.match(/\S+/g) ?? []),
  );
  return ((documents['/admin'] ?? documents['/'])?.policy ?? '').replace(
    /style-src 'self'[^;]*/,
    ["style-src 'self'", ...hashes].join(' '),
  );
}

function pagePaths(documents: Documents): string[] {
  return Object.keys(documents).filter((path) => path !== '/admin' && path !== '/404');
}

/** Returns the paths that redirect to a page, such as `/about/` and `/about.html`, each with the page's own path. */
function spellingsOf(documents: Documents): { SPELLING: string; PAGE: string }[] {
  const endings = ['/', '.html', '.html/', '/index', '/index/', '/index.html', '/index.html/'];
  return [...pagePaths(documents), ...('/admin' in documents ? ['/admin'] : [])].flatMap((page) =>
    endings
      .filter((ending) => (page === '/' ? ending.startsWith('/i') : page !== '/admin' || /^\.html/.test(ending)))
      .map((ending) => ({ SPELLING: (page === '/' ? '' : page) + ending, PAGE: page })),
  );
}
