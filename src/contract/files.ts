/**
 * A type of file that can be uploaded.
 *
 * Shapes: extensions are in lower case, without a dot. `signature` holds the first bytes of a file, one character per
 * byte; `?` matches any byte.
 * Source: `README.md` §4; signatures from PNG (ISO/IEC 15948), JPEG (ITU-T T.81), WebP (RFC 9649), PDF (ISO 32000) and
 * ZIP (APPNOTE 4.3.7), the format of docx and xlsx files.
 */
export interface FileType {
  readonly mediaType: string;
  readonly extensions: readonly string[];
  readonly signature: string;
}

const officeType = 'application/vnd.openxmlformats-officedocument';

/** Image types for projects and profiles. Source: `README.md` §4. */
export const imageTypes: readonly FileType[] = [
  { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], signature: '\xff\xd8\xff' },
  { mediaType: 'image/png', extensions: ['png'], signature: '\x89PNG\r\n\x1a\n' },
  { mediaType: 'image/webp', extensions: ['webp'], signature: 'RIFF????WEBP' },
];

/** Document types for projects. Source: `README.md` §4. */
export const documentTypes: readonly FileType[] = [
  { mediaType: 'application/pdf', extensions: ['pdf'], signature: '%PDF-' },
  { mediaType: `${officeType}.wordprocessingml.document`, extensions: ['docx'], signature: 'PK\x03\x04' },
  { mediaType: `${officeType}.spreadsheetml.sheet`, extensions: ['xlsx'], signature: 'PK\x03\x04' },
];
