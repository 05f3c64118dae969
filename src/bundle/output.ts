import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compressedTypes } from '../hosting/media-types.ts';

/** Contents of files, by path relative to their folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export async function writeFiles(folder: string, files: Files): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }),
  );
}

/**
 * Replaces a folder by a new one with these files. `work` is for the intermediate folders. Between the renames, `folder`
 * is missing. That's harmless, because servers read its files only after the build has written its stamp.
 */
export async function replaceFolder(folder: string, files: Files, work: string): Promise<void> {
  const [next, old] = ['next', 'old'].map((name) => join(work, `${name}-${process.pid}`)) as [string, string];
  await writeFiles(next, files);
  await rename(folder, old).catch((error) => error.code === 'ENOENT' || Promise.reject(error));
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
}

/** Returns a hash of these contents, for names that change with them. */
export function hashOf(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

const textFile = new RegExp(`\\.(${compressedTypes})$`);

/** Leaves out the images that no text of the site names, such as those of removed parts. */
export function usedFiles(files: Files): Files {
  const texts = Object.entries(files).flatMap(([name, content]) =>
    textFile.test(name) ? Buffer.from(content as string).toString() : [],
  );
  const isUsed = (name: string) => texts.some((text) => text.includes(name) || text.includes(encodeURI(name)));
  return Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('images/') || isUsed(name)));
}

/** Returns a .br and a .gz copy of every text file, so that servers don't have to compress responses. */
export async function compress(files: Files): Promise<Files> {
  const texts = Object.entries(files).filter(([name]) => textFile.test(name));
  const compressed = texts.map(async ([name, text]) => ({
    [`${name}.br`]: await promisify(brotliCompress)(text),
    [`${name}.gz`]: await promisify(gzip)(text, { level: 9 }),
  }));
  return Object.assign({}, ...(await Promise.all(compressed)));
}
