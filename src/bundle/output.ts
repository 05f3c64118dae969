import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { readFolder } from '../hosting/folder.ts';
import { compressedTypes } from '../hosting/media-types.ts';

/** Contents of files, by path relative to their folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export async function writeFiles(folder: string, files: Files): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }),
  );
}

/**
 * Returns a function that makes the folder contain exactly the given files, and returns the names of the changed ones.
 * Unchanged files aren't written again, because overwriting makes some systems wait for the disk.
 */
export function createWriter(folder: string): (files: Files) => Promise<string[]> {
  let last: Files | undefined;
  return async (files) => {
    const before: Files = last ?? (await readFolder(folder).catch(() => ({})));
    last = files;
    const changed = Object.keys({ ...before, ...files }).filter((name) => !isEqual(before[name], files[name]));
    const removed = changed.filter((name) => !(name in files));
    await Promise.all(removed.map((name) => rm(join(folder, name), { force: true })));
    const written = changed.filter((name) => name in files);
    await writeFiles(folder, Object.fromEntries(written.map((name) => [name, files[name] ?? ''])));
    return changed;
  };
}

function isEqual(some: Files[string] | undefined, other: Files[string] | undefined): boolean {
  if (some === undefined || other === undefined || some === other) return some === other;
  return Buffer.from(some).equals(Buffer.from(other));
}

const textFile = new RegExp(`\\.(${compressedTypes})$`);

/** Returns a .br and a .gz copy of every text file, so that servers don't have to compress responses. */
export async function compress(files: Files): Promise<Files> {
  const texts = Object.entries(files).filter(([name]) => textFile.test(name));
  const compressed = texts.map(async ([name, text]) => ({
    [`${name}.br`]: await promisify(brotliCompress)(text),
    [`${name}.gz`]: await promisify(gzip)(text, { level: 9 }),
  }));
  return Object.assign({}, ...(await Promise.all(compressed)));
}
