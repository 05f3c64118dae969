/** Stores tables and uploads in memory. Optionally saves them to a JSON file and a folder next to that file. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  const removed: string[] = [];

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
    open(name: string): { row: Row<'files'>; content: Uint8Array } | undefined {
      const row = tables.files.find((file) => file.name === name);
      // An edited data file may contain any path: `basename` prevents access to other folders.
      const filePath = join(folder, basename(name));
      const content = contents.get(name) ?? (row && existsSync(filePath) ? readFileSync(filePath) : undefined);
      return row && content && { row, content };
    },
    /** Removes a file's row and its content in memory. The next save removes the content on disk. */
    remove(name: string): void {
      tables.files = tables.files.filter((file) => file.name !== name);
      contents.delete(name);
      removed.push(basename(name));
    },
    /**
     * Saves all changes, or does nothing without a `path`. Writes uploads first and removes files last, so that a
     * killed process leaves no row without its file. Errors: throws if writing fails; the next save saves all changes.
     */
    save(): void {
      if (path === undefined) return;
      mkdirSync(folder, { recursive: true });
      for (const [name, bytes] of contents) replaceFile(join(folder, name), bytes);
      replaceFile(path, JSON.stringify({ ...fileFormat, tables }));
      contents.clear();
      for (const name of removed.splice(0)) {
        try {
          rmSync(join(folder, name), { force: true });
        } catch {
          // The data is saved, and no row has this file.
        }
      }
    },
  };
}

/** Replaces a file atomically: a reader finds the old content or the new content, even after a power failure. */
function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.tmp`, content, { mode: 0o600, flush: true });
  renameSync(`${path}.tmp`, path);
}
