import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedTypes } from '../hosting/media-types.ts';
import type { Files } from './output.ts';

const textFile = new RegExp(`\\.(${compressedTypes})$`);

/**
 * Brotli windows of 32 KB and of the default 4 MB; the smaller result counts. It saves the home page some 40 bytes, which
 * decide whether it fits the first round trip of a slow connection.
 */
const windows = [15, 22];

/** Returns a .br and a .gz of every text file, so that servers needn't compress responses. */
export async function compress(files: Files): Promise<Files> {
  const texts = Object.entries(files).filter(([name]) => textFile.test(name));
  const compressed = texts.map(async ([name, text]) => {
    const results = await Promise.all(
      windows.map((bits) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_LGWIN]: bits } })),
    );
    const [smallest = Buffer.alloc(0)] = results.toSorted((some, other) => some.length - other.length);
    return { [`${name}.br`]: smallest, [`${name}.gz`]: await promisify(gzip)(text, { level: 9 }) };
  });
  return Object.assign({}, ...(await Promise.all(compressed)));
}
