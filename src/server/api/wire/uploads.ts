/** Judges an uploaded file by its size, its name, what it is said to be and its first bytes. */
import { statuses } from '../../../contract/envelope.ts';
import type { FileType } from '../../../contract/files.ts';
import { hasSignature } from '../../../lib/file-signature.ts';
import { Failure, invalid } from './failure.ts';
import type { FilePart } from './multipart.ts';

export interface CheckedFile {
  bytes: Uint8Array;
  mediaType: string;
  extension: string;
}

/** The form's files of one field. A file input left empty sends a nameless file without content: that is none. */
export function filesOf(uploads: readonly FilePart[], field: string): FilePart[] {
  return uploads.filter((part) => part.field === field && !(part.fileName === '' && part.bytes.length === 0));
}

/** Errors: 422 by the field if it has no file, or more than one. */
export function singleFile(uploads: readonly FilePart[], field: string): FilePart {
  const [first, ...others] = filesOf(uploads, field);
  if (first === undefined) throw invalid({ [field]: ['Choose a file.'] });
  if (others.length > 0) throw invalid({ [field]: ['Send one file at a time.'] });
  return first;
}

/** Errors: 413 or 415 by the file's field. */
export function checkFile(part: FilePart, types: readonly FileType[], maxBytes: number): CheckedFile {
  const { field, fileName, mediaType, bytes } = part;
  if (bytes.length > maxBytes) {
    throw refused(statuses.tooLarge, field, `This file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
  }
  const extension = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const type = types.find(({ extensions }) => extensions.includes(extension));
  if (!type) {
    const allowed = types.flatMap(({ extensions }) => extensions).join(', ');
    throw refused(statuses.unsupportedType, field, `Only these types of file are accepted: ${allowed}.`);
  }
  // A browser that does not know the type says nothing, or says "bytes".
  const saysNothing = mediaType === '' || mediaType === 'application/octet-stream';
  if ((!saysNothing && mediaType !== type.mediaType) || !hasSignature(bytes, type.signature)) {
    throw refused(statuses.unsupportedType, field, `The content of this file is not ${extension}.`);
  }
  return { bytes, mediaType: type.mediaType, extension };
}

function refused(status: typeof statuses.tooLarge | typeof statuses.unsupportedType, field: string, message: string) {
  return new Failure(status, message, { errors: { [field]: [message] } });
}
