import { documentTypes, type FileType, imageTypes } from '../../contract/files.ts';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '../../contract/limits.ts';
import { hasSignature } from '../../lib/file-signature.ts';
import { formatNumber } from '../../lib/format.ts';
import { imageSize } from '../../lib/image-size.ts';

/** Includes the metadata before a JPEG's size. */
const HEADER_BYTES = 256 * 1024;

export interface FileRule {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
}

export const imageRule: FileRule = { types: imageTypes, maxBytes: IMAGE_MAX_BYTES };
export const documentRule: FileRule = { types: documentTypes, maxBytes: DOCUMENT_MAX_BYTES };

/** Checks a file's name, size, type and first bytes. Returns an error message, or `undefined` if valid. */
export async function checkFile(file: File, { types, maxBytes }: FileRule): Promise<string | undefined> {
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const type = types.find(({ extensions }) => extensions.includes(extension));
  if (!type) return `This file type isn't allowed. Choose ${wordsOf(types)}.`;
  if (file.size > maxBytes) return `This file is larger than ${megabytesOf(maxBytes)}. Choose a smaller one.`;
  if (file.size === 0) return 'This file is empty. Choose another.';
  const isOther = file.type !== '' && file.type !== 'application/octet-stream' && file.type !== type.mediaType;
  const invalid = `This isn't a valid ${extension.toUpperCase()} file. Choose another.`;
  if (isOther) return invalid;
  try {
    const start = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
    if (hasSignature(start, type.signature, type.within)) return types === imageTypes ? checkSize(start) : undefined;
    if (!type.locked || !hasSignature(start, type.locked)) return invalid;
    return `This file has a password, or isn't really ${extension.toUpperCase()}. Save a copy without a password.`;
  } catch {
    return "Couldn't read this file. Choose it again.";
  }
}

function checkSize(start: Uint8Array): string | undefined {
  const [width, height] = imageSize(start) ?? [0, 0];
  if (width * height <= IMAGE_MAX_PIXELS) return undefined;
  return `This image is ${formatNumber(width)} × ${formatNumber(height)} pixels, too large to show. Choose a smaller one.`;
}

/** Returns the value of a file input's `accept`: `.jpg,.jpeg,.png`. */
export function acceptOf({ types }: FileRule): string {
  return types.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)).join(',');
}

/** Describes a rule: `jpg, png or webp, up to 5 MB`. */
export function describeRule({ types, maxBytes }: FileRule): string {
  return `${wordsOf(types)}, up to ${megabytesOf(maxBytes)}`;
}

function wordsOf(types: readonly FileType[]): string {
  const names = types.map(({ extensions }) => extensions[0] ?? '');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function megabytesOf(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}

/** Formats a size in bytes: `480 KB`, `1.2 MB`. */
export function formatSize(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${sizeBytes} ${sizeBytes === 1 ? 'byte' : 'bytes'}`;
  const kilobytes = sizeBytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Returns the file name in a URL; `undefined` if it is empty, encoded or, like generated names, over 32 characters. */
export function fileNameOf(address: string): string | undefined {
  const name = /([^/?#]*)(?:[?#].*)?$/.exec(address)?.[1] ?? '';
  return /^[\w.-]{1,32}$/.test(name) ? name : undefined;
}
