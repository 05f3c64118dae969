import { type FileType, imageTypes } from '../../../contract/files.ts';
import { IMAGE_MAX_BYTES } from '../../../contract/limits.ts';
import { hasSignature, signatureLength } from '../../../lib/file-signature.ts';

/** What a file dialog offers. */
export const pictureAccept = imageTypes
  .flatMap(({ mediaType, extensions }) => [mediaType, ...extensions.map((extension) => `.${extension}`)])
  .join(',');

const maxMegabytes = Math.floor(IMAGE_MAX_BYTES / 1024 / 1024);

export const pictureHint = `JPG, PNG or WebP, up to ${maxMegabytes} MB.`;

/** Why a file can't be one's picture, judged by its size, its name and its first bytes; `undefined` where it can. */
export async function checkPicture(file: File): Promise<string | undefined> {
  if (file.size > IMAGE_MAX_BYTES) return `This file is larger than ${maxMegabytes} MB. Choose a smaller one.`;
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const type = imageTypes.find(({ extensions }) => extensions.includes(extension));
  if (!type) return 'This is no picture that can be used. Choose a JPG, PNG or WebP file.';
  if (!(await hasContentOf(file, type))) return `The content of this file is not ${extension}. Choose another one.`;
  return undefined;
}

async function hasContentOf(file: File, { signature }: FileType): Promise<boolean> {
  try {
    return hasSignature(new Uint8Array(await file.slice(0, signatureLength(signature)).arrayBuffer()), signature);
  } catch {
    // It was moved or deleted after it was chosen.
    return false;
  }
}
