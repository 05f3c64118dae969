// Writes a .br and a .gz next to every text file, so that servers needn't compress responses.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedTypes } from '../hosting/media-types.ts';

const textFile = new RegExp(`\\.(${compressedTypes})$`);

/**
 * Brotli windows of 32 KB and of the default 4 MB; the smaller result counts. It saves the home page some 40 bytes, which
 * decide whether it fits the first round trip of a slow connection.
 */
const windows = [15, 22];

export async function compressAll(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => textFile.test(name));
  const files = names.map(async (name) => {
    const text = await readFile(join(folder, name));
    const results = await Promise.all(
      windows.map((bits) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_LGWIN]: bits } })),
    );
    const [smallest = Buffer.alloc(0)] = results.toSorted((some, other) => some.length - other.length);
    await writeFile(join(folder, `${name}.br`), smallest);
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(text, { level: 9 }));
  });
  await Promise.all(files);
}
