import type { FileType } from '../../../../contract/files.ts';
import { hasSignature, signatureLength } from '../../../../lib/file-signature.ts';

/** What files of a kind have to be. */
export interface FileRule {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
}

/** What is wrong with a file, as a sentence; `undefined` for nothing. Looks at size, name, type and first bytes. */
export async function checkFile(file: File, { types, maxBytes }: FileRule): Promise<string | undefined> {
  const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const type = types.find(({ extensions }) => extensions.includes(extension));
  if (!type) return `This type of file is not accepted. Choose ${wordsOf(types)}.`;
  if (file.size > maxBytes) return `This file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`;
  if (file.size === 0) return 'This file is empty.';
  const isOther = file.type !== '' && file.type !== 'application/octet-stream' && file.type !== type.mediaType;
  if (isOther) return `The content of this file is not ${extension}.`;
  try {
    const start = await file.slice(0, signatureLength(type.signature)).arrayBuffer();
    return hasSignature(new Uint8Array(start), type.signature)
      ? undefined
      : `The content of this file is not ${extension}.`;
  } catch {
    return 'This file can no longer be read. Choose it again.';
  }
}

/** For a file input: `.jpg,.jpeg,.png`. */
export function acceptOf(types: readonly FileType[]): string {
  return types.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)).join(',');
}

/** `jpg, png or webp`. */
export function wordsOf(types: readonly FileType[]): string {
  const names = types.map(({ extensions }) => extensions[0] ?? '');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
