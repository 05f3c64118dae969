// The configuration files of each host, from the templates in `.hosts/`: they make it respond like the preview server.
import { cacheControl, commonHeaders, consoleCacheControl, nonDocumentPolicy } from './headers.ts';
import { compressedTypes, mediaTypes } from './media-types.ts';
import type { Settings } from './settings.ts';
import type { ServedDocument } from './stamp.ts';

type Texts = Readonly<Record<string, string>>;
type Documents = Readonly<Record<string, ServedDocument>>;

export interface HostOptions {
  settings: Settings;
  documents: Documents;
  /** Templates, by output file name. */
  templates: Readonly<Record<string, string | Buffer>>;
  /** A unique name of this build. */
  build: string;
}

/** Returns texts by file name, below `.hosts/`. If a host would reject its file, only warns: a site uses one host. */
export function hostFiles({ settings, documents, templates, build }: HostOptions): Texts {
  const values = { ...valuesOf(settings, documents), BUILD: build, PORT: '80' };
  const lists = listsOf(documents);
  const files = Object.entries(templates).map(
    ([name, template]) => [name, fill(`${template}`, values, lists)] as const,
  );
  const docker = fill(`${templates['nginx/solvane.conf'] ?? ''}`, { ...values, PORT: '8080' }, lists);
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

/** Replaces `@NAMES@` with values; a line with the first column of a list is repeated for each row. */
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
    TEXT_TYPES: compressedTypes,
    // nginx accepts every host name if SITE_URL doesn't name the site's own.
    HOST: hostname === 'localhost' ? '_' : hostname,
  };
}

const headers = Object.entries(commonHeaders);

/** Returns the lists whose rows repeat a template line; each has its own columns. */
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

/** Returns one policy for hosts that can't set one per page: the console's, plus the inline styles of every page. */
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

/** Returns every other spelling of a page's address, with the canonical one. */
function spellingsOf(documents: Documents): { SPELLING: string; PAGE: string }[] {
  const endings = ['/', '.html', '.html/', '/index', '/index/', '/index.html', '/index.html/'];
  return [...pagePaths(documents), '/admin'].flatMap((page) =>
    endings
      .filter((ending) => (page === '/' ? ending.startsWith('/i') : page !== '/admin' || /^\.html/.test(ending)))
      .map((ending) => ({ SPELLING: (page === '/' ? '' : page) + ending, PAGE: page })),
  );
}
