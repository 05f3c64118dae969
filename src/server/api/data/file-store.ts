/** Keeps the content of uploaded files, in memory or in a folder. Their rows are in the table `files`. */
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { statuses } from '../../../contract/envelope.ts';
import { Failure } from '../wire/failure.ts';
import type { Row, Tables } from './tables.ts';

/** The bytes that all files may take together. */
const MAX_STORED_BYTES = 256 * 1024 * 1024;

export interface NewFile {
  bytes: Uint8Array;
  mediaType: string;
  extension: string;
  downloadName: string | null;
}

interface Contents {
  write(name: string, bytes: Uint8Array): Promise<void>;
  open(row: Row<'files'>): Promise<Buffer | Readable | undefined>;
  remove(name: string): Promise<void>;
  names(): readonly string[];
}

export type FileStore = ReturnType<typeof createFileStore>;

/** `folder` is `undefined` for a store in memory, which starts with `seeded`. */
export function createFileStore(
  tables: Tables,
  folder: string | undefined,
  seeded: ReadonlyMap<string, Uint8Array>,
  maxStoredBytes = MAX_STORED_BYTES,
) {
  const contents = folder === undefined ? inMemory(seeded) : inFolder(folder, seeded);
  let reservedBytes = 0;
  let removed: string[] = [];
  /** Written or being written, their rows to come. */
  const coming = new Set<string>();

  return {
    /** Stores a copy and its row. Errors: 413 if the store is full. */
    async put({ bytes, mediaType, extension, downloadName }: NewFile): Promise<Row<'files'>> {
      const storedBytes = tables.files.reduce((sum, { size }) => sum + size, reservedBytes);
      if (storedBytes + bytes.length > maxStoredBytes) {
        throw new Failure(statuses.tooLarge, 'The demo has no room for more files. Delete some first.');
      }
      const name = `${randomBytes(16).toString('hex')}.${extension}`;
      const row: Row<'files'> = { name, media_type: mediaType, size: bytes.length, download_name: downloadName };
      reservedBytes += bytes.length;
      coming.add(name);
      try {
        await contents.write(name, bytes);
        tables.files.push(row);
      } finally {
        reservedBytes -= bytes.length;
        coming.delete(name);
      }
      return row;
    },
    /** The row and its content, or `undefined`. */
    async open(name: string): Promise<{ row: Row<'files'>; content: Buffer | Readable } | undefined> {
      const row = tables.files.find((file) => file.name === name);
      const content = row && (await contents.open(row));
      return row && content && { row, content };
    },
    /** Takes the row away. Its content goes once the tables are kept: until then a row may come back. */
    remove(name: string): void {
      const index = tables.files.findIndex((file) => file.name === name);
      if (index === -1) return;
      tables.files.splice(index, 1);
      removed.push(name);
    },
    hasRemoved: () => removed.length > 0,
    /** Files that have lost their row since this was last asked. */
    takeRemoved(): readonly string[] {
      const names = removed;
      removed = [];
      return names;
    },
    async erase(names: readonly string[]): Promise<void> {
      await Promise.all(names.map(contents.remove));
    },
    /** Erases what has no row, as a process that was killed leaves it. */
    async sweep(): Promise<void> {
      const rows = new Set(tables.files.map(({ name }) => name));
      const isOrphan = (name: string) => !rows.has(name) && !coming.has(name.replace(/\.tmp$/, ''));
      await Promise.all(contents.names().filter(isOrphan).map(contents.remove));
    },
  };
}

function inMemory(seeded: ReadonlyMap<string, Uint8Array>): Contents {
  const buffers = new Map([...seeded].map(([name, bytes]) => [name, Buffer.from(bytes)]));
  return {
    async write(name, bytes) {
      buffers.set(name, Buffer.from(bytes));
    },
    async open({ name }) {
      return buffers.get(name);
    },
    async remove(name) {
      buffers.delete(name);
    },
    names: () => [...buffers.keys()],
  };
}

/** Every name was made here or checked when the data file was read: it holds no path. */
function inFolder(folder: string, seeded: ReadonlyMap<string, Uint8Array>): Contents {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of seeded) writeFileSync(join(folder, name), bytes);
  } catch {
    throw new Error(`The folder ${folder}, where uploads are kept, can't be written.`);
  }
  return {
    async write(name, bytes) {
      const temporary = join(folder, `${name}.tmp`);
      try {
        await writeFile(temporary, bytes, { mode: 0o600, flush: true });
        await rename(temporary, join(folder, name));
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async open({ name, size }) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() && found.size === size ? createReadStream(path) : undefined;
    },
    async remove(name) {
      await rm(join(folder, name), { force: true }).catch(() => undefined);
    },
    // Only what this store names so: the folder may be shared with somebody's own files.
    names: () =>
      existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-f]{32}\.\w+(\.tmp)?$/.test(name)) : [],
  };
}
