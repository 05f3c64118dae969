// The files of each host, from the templates in `.hosts/`: in its own words, they give the answers of the preview server.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl, consoleCacheControl, policyOfOthers, steadyHeaders } from '../server/headers.ts';
import type { Settings } from '../server/settings.ts';
import { mediaTypes } from '../server/site-files.ts';
import type { ServedDocument } from '../server/stamp.ts';
import { compressedTypes } from './compress.ts';

type Texts = Readonly<Record<string, string>>;
type Documents = Readonly<Record<string, ServedDocument>>;

export interface HostOptions {
  settings: Settings;
  documents: Documents;
  /** By the names that their files get. */
  templates: Texts;
  /** A name for this build and no other. */
  build: string;
  /** The HTML of the not-found page and of the console. */
  notFound: string;
  console: string;
}

/** The templates of a folder's folders, by their names; an editor's lock is none. */
export async function readTemplates(folder: string): Promise<Texts> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => /\/(?!\.#)[^/]+$/.test(name));
  const texts = files.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Text by file name, below `.hosts/`. Warns where a host would not take its file: the owner may have another. */
export function hostFiles({ settings, documents, templates, build, notFound, console }: HostOptions): Texts {
  const values = { ...valuesOf(settings, documents), BUILD: build, PORT: '80' };
  const lists = listsOf(documents);
  const files = Object.entries(templates).map(([name, template]) => [name, fill(template, values, lists)] as const);
  const docker = fill(templates['nginx/solvane.conf'] ?? '', { ...values, PORT: '8080' }, lists);
  const result: Texts = {
    ...Object.fromEntries(files),
    'docker/solvane.conf': docker.replace(/^.*brotli_static.*\n/m, ''),
    'github-pages/404.html': notFound.replace('</title>', '</title>\n<script src="/open-console.js"></script>'),
    'github-pages/sign-in.html': console,
    'github-pages/dashboard.html': console,
  };
  if (result['cloudflare/_headers']?.split('\n').some((line) => line.length > 2000))
    globalThis.console.warn(
      'Not for Cloudflare Pages: a policy of so many pages is longer than 2,000 characters, which it can’t read.',
    );
  return result;
}

/** Puts values in the place of `@NAMES@`; a line that names the first column of a list stands there once a row. */
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
  const { host, hostname, protocol } = new URL(siteUrl);
  const pages = pagePaths(documents).filter((path) => path !== '/');
  return {
    ...steadyHeaders,
    HSTS_SECONDS: /\d+/.exec(hsts)?.[0] ?? '0',
    HSTS_SUBDOMAINS: `${/includeSubDomains/.test(hsts)}`,
    POLICY_OF_OTHERS: policyOfOthers,
    COMMON_POLICY: commonPolicy(documents),
    NAMES: pages.map((path) => path.slice(1)).join('|'),
    CACHE_PAGES: cacheControl('/'),
    CACHE_ASSETS: cacheControl('/assets/'),
    CACHE_IMAGES: cacheControl('/images/'),
    CACHE_CONSOLE: consoleCacheControl,
    CUSTOM_COUNT: `${customHeaders.length}`,
    TEXT_TYPES: compressedTypes.join('|'),
    // Without a name of its own the site answers to every name.
    HOST: hostname === 'localhost' ? '_' : hostname,
    ADDRESS: hostname === 'localhost' ? ':80' : protocol === 'http:' ? `http://${host}` : host,
  };
}

const hsts = steadyHeaders['Strict-Transport-Security'] ?? '';
const headers = Object.entries(steadyHeaders);
/** CloudFront has no field of its own for these. */
const customHeaders = headers.filter(([name]) => !/^(Strict-Transport|X-Content-Type|Referrer)/.test(name));

/** The rows that lines of a template are repeated for; each list by columns of its own. */
function listsOf(documents: Documents): readonly (readonly Texts[])[] {
  const spellings = spellingsOf(documents);
  return [
    headers.map(([HEADER, VALUE]) => ({ HEADER, VALUE, QUOTED: JSON.stringify(VALUE) })),
    customHeaders.map(([CUSTOM_HEADER, VALUE], index) => ({
      CUSTOM_HEADER,
      QUOTED: JSON.stringify(VALUE),
      COMMA: index + 1 < customHeaders.length ? ',' : '',
    })),
    Object.values(documents).map(({ file, policy }) => ({ FILE: file, POLICY: policy })),
    spellings,
    spellings.filter(({ SPELLING }) => !SPELLING.endsWith('/')).map(({ SPELLING, PAGE }) => ({ BARE: SPELLING, PAGE })),
    Object.entries(mediaTypes).map(([EXTENSION, type]) => ({ TYPE: type.split(';')[0] ?? '', EXTENSION })),
  ];
}

/** One policy for hosts that can't tell the pages apart: the console's, which may frame a receipt, with the inline styles of every page. */
function commonPolicy(documents: Documents): string {
  const policies = Object.values(documents).map(({ policy }) => policy);
  const hashes = new Set(
    policies.flatMap((policy) => /style-src 'self'( [^;]*)?/.exec(policy)?.[1]?.match(/\S+/g) ?? []),
  );
  return (documents['/admin']?.policy ?? '').replace(
    /style-src 'self'[^;]*/,
    ["style-src 'self'", ...hashes].join(' '),
  );
}

function pagePaths(documents: Documents): string[] {
  return Object.keys(documents).filter((path) => path !== '/admin' && path !== '/404');
}

/** Every other spelling of a page's address, with the right one. */
function spellingsOf(documents: Documents): { SPELLING: string; PAGE: string }[] {
  const endings = ['/', '.html', '.html/', '/index', '/index/', '/index.html', '/index.html/'];
  return [...pagePaths(documents), '/admin'].flatMap((page) =>
    endings
      .filter((ending) => (page === '/' ? ending.startsWith('/i') : page !== '/admin' || /^\.html/.test(ending)))
      .map((ending) => ({ SPELLING: (page === '/' ? '' : page) + ending, PAGE: page })),
  );
}
