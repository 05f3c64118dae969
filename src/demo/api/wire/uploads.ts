/** Validates an uploaded file by its size, name, declared type, first bytes and number of pixels. */
import { statuses } from '../../../contract/envelope.ts';
import type { FileType } from '../../../contract/files.ts';
import { IMAGE_MAX_PIXELS } from '../../../contract/limits.ts';
import { hasSignature } from '../../../lib/file-signature.ts';
import { imageSize } from '../../../lib/image-size.ts';
import type { NewFile } from '../data/store.ts';
import { Failure, invalid } from '../failure.ts';
import type { FilePart } from './body.ts';

/** Returns the files of a form field. Skips the nameless empty file that an empty file input sends. */
export function filesOf(uploads: readonly FilePart[], field: string): FilePart[] {
  return uploads.filter((part) => part.field === field && !(part.fileName === '' && part.bytes.length === 0));
}

/** Returns the one file of a field. Errors: 422 on the field if it has no file, or more than one. */
export function singleFile(uploads: readonly FilePart[], field: string): FilePart {
  const [first, ...others] = filesOf(uploads, field);
  if (first === undefined) throw invalid({ [field]: ['Choose a file.'] });
  if (others.length > 0) throw invalid({ [field]: ['Send one file at a time.'] });
  return first;
}

/** Validates a file. Errors: 413 or 415 on its field. */
export function checkFile(part: FilePart, types: readonly FileType[], maxBytes: number): NewFile {
  const { field, fileName, mediaType, bytes } = part;
  if (bytes.length > maxBytes) {
    throw rejected(statuses.tooLarge, field, `This file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
  }
  const extension = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const type = types.find(({ extensions }) => extensions.includes(extension));
  if (!type) {
    const allowed = types.flatMap(({ extensions }) => extensions).join(', ');
    throw rejected(statuses.unsupportedType, field, `Choose a file of one of these types: ${allowed}.`);
  }
  // Browsers that can't determine a file's type send none or the generic one.
  const isUnknownType = mediaType === '' || mediaType === 'application/octet-stream';
  if ((!isUnknownType && mediaType !== type.mediaType) || !hasSignature(bytes, type.signature, type.within)) {
    const isLocked = type.locked && hasSignature(bytes, type.locked);
    const sentence = isLocked ? 'This file may have a password.' : `This isn't a valid ${extension} file.`;
    throw rejected(statuses.unsupportedType, field, sentence);
  }
  const [width, height] = (type.mediaType.startsWith('image/') && imageSize(bytes)) || [0, 0];
  if (width * height > IMAGE_MAX_PIXELS)
    throw rejected(statuses.tooLarge, field, `This image has more than ${IMAGE_MAX_PIXELS / 1_000_000} megapixels.`);
  return { bytes, mediaType: type.mediaType, extension };
}

function rejected(status: typeof statuses.tooLarge | typeof statuses.unsupportedType, field: string, message: string) {
  return new Failure(status, message, { errors: { [field]: [message] } });
}
