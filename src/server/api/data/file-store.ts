/** Keeps the content of uploaded files, in memory or in a folder. Their rows are in the table `files`. */
import { randomBytes } from 'node:crypto';
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { statuses } from '../../../contract/envelope.ts';
import { Failure } from '../wire/failure.ts';
import type { FileRow, Tables } from './tables.ts';

/** What all files may take together. */
const MAX_STORED_BYTES = 256 * 1024 * 1024;

export interface NewFile {
  bytes: Uint8Array;
  mediaType: string;
  extension: string;
  downloadName: string | null;
}

export interface FileStore {
  /** Stores a copy and its row. Errors: 413 if the store is full. */
  put(file: NewFile): Promise<FileRow>;
  /** The row and its content, or `undefined`. */
  open(name: string): Promise<{ row: FileRow; content: Buffer | Readable } | undefined>;
  remove(name: string): Promise<void>;
}

interface Contents {
  write(name: string, bytes: Uint8Array): Promise<void>;
  open(row: FileRow): Promise<Buffer | Readable | undefined>;
  remove(name: string): Promise<void>;
}

/** `folder` is `undefined` for a store in memory, which starts with `seeded`. */
export function createFileStore(
  tables: Tables,
  folder: string | undefined,
  seeded: ReadonlyMap<string, Uint8Array>,
  maxStoredBytes = MAX_STORED_BYTES,
): FileStore {
  const contents = folder === undefined ? inMemory(seeded) : inFolder(folder, seeded);
  let reservedBytes = 0;

  return {
    async put({ bytes, mediaType, extension, downloadName }) {
      const storedBytes = tables.files.reduce((sum, { size }) => sum + size, reservedBytes);
      if (storedBytes + bytes.length > maxStoredBytes) {
        throw new Failure(statuses.tooLarge, 'The demo has no room for more files. Delete some first.');
      }
      const name = `${randomBytes(16).toString('hex')}.${extension}`;
      const row: FileRow = { name, media_type: mediaType, size: bytes.length, download_name: downloadName };
      reservedBytes += bytes.length;
      try {
        await contents.write(name, bytes);
      } finally {
        reservedBytes -= bytes.length;
      }
      tables.files.push(row);
      return row;
    },
    async open(name) {
      const row = tables.files.find((file) => file.name === name);
      const content = row && (await contents.open(row));
      return row && content && { row, content };
    },
    async remove(name) {
      const index = tables.files.findIndex((file) => file.name === name);
      if (index === -1) return;
      tables.files.splice(index, 1);
      await contents.remove(name);
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
      await writeFile(temporary, bytes, { mode: 0o600 });
      await rename(temporary, join(folder, name));
    },
    async open({ name, size }) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() && found.size === size ? createReadStream(path) : undefined;
    },
    async remove(name) {
      await rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  };
}
