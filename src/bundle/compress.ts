// Puts a .br and a .gz beside every text file, so that no server compresses anything twice.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedTypes } from '../hosting/media-types.ts';

const textFile = new RegExp(`\\.(${compressedTypes.join('|')})$`);

export async function compressAll(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => textFile.test(file));
  await Promise.all(files.map((file) => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const brotli = (mode: number) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    return promisify(brotliCompress)(text, { params });
  };
  // One mode packs drawings more tightly, the other words: documents take the better of both.
  const modes = [constants.BROTLI_MODE_TEXT, ...(file.endsWith('.html') ? [constants.BROTLI_MODE_FONT] : [])];
  const [gz, ...packed] = await Promise.all([
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
    ...modes.map(brotli),
  ]);
  const [br = gz] = packed.toSorted((some, other) => some.length - other.length);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
