import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compressedTypes } from '../hosting/media-types.ts';
import type { Files } from './output.ts';

const textFile = new RegExp(`\\.(${compressedTypes})$`);

/** Returns a .br and a .gz of every text file, so that servers needn't compress responses. */
export async function compress(files: Files): Promise<Files> {
  const texts = Object.entries(files).filter(([name]) => textFile.test(name));
  const compressed = texts.map(async ([name, text]) => ({
    [`${name}.br`]: await promisify(brotliCompress)(text),
    [`${name}.gz`]: await promisify(gzip)(text, { level: 9 }),
  }));
  return Object.assign({}, ...(await Promise.all(compressed)));
}
