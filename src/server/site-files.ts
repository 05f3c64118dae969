import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** One file, ready to be sent: a build that replaces the folder meanwhile changes nothing of it. */
export interface SiteFile {
  type: string;
  /** Of the plain content, in quotes. */
  etag: string;
  plain: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** By the path that asks for it, as `/about.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** The media type of every kind of file that the site has, by its extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  speculationrules: 'application/speculationrules+json',
  xml: 'text/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/** A compressed copy of the file beside it, which is no address of its own. */
const copyName = /\.(br|gz)$/;

/** Reads a folder as a whole. Errors: rejects when the folder is not there, or a file goes while it is read. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const names = await readdir(folder, { recursive: true });
  const places = names.filter((name) => isPublic(name.split(sep)));
  const contents = new Map<string, Buffer>();
  await Promise.all(
    places.map(async (name) => {
      const place = join(folder, name);
      if ((await stat(place)).isFile()) contents.set(`/${name.replaceAll(sep, '/')}`, await readFile(place));
    }),
  );
  const files = new Map<string, SiteFile>();
  for (const [path, plain] of contents) {
    if (copyName.test(path) && contents.has(path.replace(copyName, ''))) continue;
    files.set(path, {
      type: mediaTypes[extname(path).slice(1)] ?? 'application/octet-stream',
      etag: `"${createHash('sha1').update(plain).digest('base64url').slice(0, 12)}"`,
      plain,
      br: contents.get(`${path}.br`),
      gzip: contents.get(`${path}.gz`),
    });
  }
  return files;
}

/** Names that hosts and systems keep for themselves start with a dot or, at the top, with an underscore. */
function isPublic([first = '', ...rest]: readonly string[]): boolean {
  const hasDot = (part: string) => part.startsWith('.');
  return !first.startsWith('_') && (first === '.well-known' || !hasDot(first)) && !rest.some(hasDot);
}
