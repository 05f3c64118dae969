// Writes a .br and a .gz next to every text file, so that servers needn't compress responses.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compressedTypes } from '../hosting/media-types.ts';

const textFile = new RegExp(`\\.(${compressedTypes})$`);

export async function compressAll(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => textFile.test(name));
  const files = names.map(async (name) => {
    const text = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(text));
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(text, { level: 9 }));
  });
  await Promise.all(files);
}
