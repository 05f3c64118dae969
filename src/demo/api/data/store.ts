/** Stores tables and uploads in memory. Optionally saves them to a JSON file and a folder next to that file. */
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { conflict } from '../failure.ts';
import type { Row, Tables } from './tables.ts';

/** The first fields of a data file, which identify its format. */
export const fileFormat = { format: 'admin-api-demo', version: 1 };

/** The maximum size of all stored files together. */
const MAX_STORED_BYTES = 256 * 1024 * 1024;

export interface NewFile {
  bytes: Uint8Array;
  mediaType: string;
  extension: string;
  /** If set, browsers save the file under this name instead of showing it. */
  downloadName?: string;
}

export type Store = ReturnType<typeof createStore>;

/** Creates a store. `contents` has the bytes of files by name. Without a `path`, data is lost when the process ends. */
export function createStore(
  tables: Tables,
  path?: string,
  contents = new Map<string, Uint8Array>(),
  maxStoredBytes = MAX_STORED_BYTES,
) {
  const folder = `${path}.files`;
  let removed: string[] = [];
  let writing = Promise.resolve();
  let next: Promise<void> | undefined;

  /** Writes uploads first and removes files last, so that a killed process leaves no row without its file. */
  async function write(file: string): Promise<void> {
    next = undefined;
    const [added, gone] = [[...contents], removed];
    removed = [];
    try {
      const text = JSON.stringify({ ...fileFormat, tables });
      mkdirSync(folder, { recursive: true });
      await Promise.all(added.map(([name, bytes]) => replaceFile(join(folder, name), bytes)));
      await replaceFile(file, text);
    } catch (error) {
      removed.push(...gone);
      throw error;
    }
    for (const [name] of added) contents.delete(name);
    await Promise.all(gone.map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)));
  }

  return {
    /** Stores files and adds their rows. Errors: 409 if all stored files together would exceed the limit. */
    put<const Files extends readonly NewFile[]>(files: Files) {
      const sizes = [...tables.files.map(({ size }) => size), ...files.map(({ bytes }) => bytes.length)];
      if (sizes.reduce((sum, size) => sum + size, 0) > maxStoredBytes)
        throw conflict("The demo can't store more files. Delete some first.");
      const rows = files.map(({ bytes, mediaType, extension, downloadName = null }) => {
        const name = `${randomBytes(16).toString('hex')}.${extension}`;
        contents.set(name, bytes);
        return { name, media_type: mediaType, size: bytes.length, download_name: downloadName };
      });
      tables.files.push(...rows);
      return rows as { readonly [At in keyof Files]: Row<'files'> };
    },
    open(name: string): { row: Row<'files'>; content: Uint8Array | Readable } | undefined {
      const row = tables.files.find((file) => file.name === name);
      const content = contents.get(name);
      // An edited data file may contain any path: `basename` prevents access to other folders.
      const filePath = join(folder, basename(name));
      if (!row || (!content && !existsSync(filePath))) return undefined;
      return { row, content: content ?? createReadStream(filePath) };
    },
    /** Removes a file's row and its content in memory. The next save removes the content on disk. */
    remove(name: string): void {
      tables.files = tables.files.filter((file) => file.name !== name);
      contents.delete(name);
      if (path !== undefined) removed.push(basename(name));
    },
    /**
     * Resolves when all changes so far are on disk, or at once without a `path`. Rejects if writing fails; the changes
     * stay in memory for the next save. Calls during a write share the next write.
     */
    async save(): Promise<void> {
      if (path === undefined) return;
      next ??= writing.then(() => {
        const done = write(path);
        writing = done.catch(() => undefined);
        return done;
      });
      await next;
    },
    /** Resolves when no write is running or due. */
    async idle(): Promise<void> {
      await next?.catch(() => undefined);
      await writing;
    },
  };
}

/** Replaces a file atomically: a reader finds the old content or the new content, even after a power failure. */
async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
