/**
 * A type of file that can be uploaded.
 *
 * Shapes: extensions are in lower case, without a dot. `signature` holds the first bytes of a file, one character per
 * byte; `?` matches any byte. With `within`, the signature may begin later, in the first `within` bytes. `locked` is the
 * signature of a file with a password.
 * Source: `README.md` §4; signatures from PNG (ISO/IEC 15948), JPEG (ITU-T T.81), WebP (RFC 9649), PDF (ISO 32000), ZIP
 * (APPNOTE 4.3.7), the format of docx and xlsx files, and OLE (MS-CFB), their format with a password.
 */
export interface FileType {
  readonly mediaType: string;
  readonly extensions: readonly string[];
  readonly signature: string;
  readonly within?: number;
  readonly locked?: string;
}

const officeType = 'application/vnd.openxmlformats-officedocument';
const office = { signature: 'PK\x03\x04', locked: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' };

/** Image types for projects and profiles. Source: `README.md` §4. */
export const imageTypes: readonly FileType[] = [
  { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif', 'jpe'], signature: '\xff\xd8\xff' },
  { mediaType: 'image/png', extensions: ['png'], signature: '\x89PNG\r\n\x1a\n' },
  { mediaType: 'image/webp', extensions: ['webp'], signature: 'RIFF????WEBP' },
];

/** Document types for projects. Source: `README.md` §4. */
export const documentTypes: readonly FileType[] = [
  { mediaType: 'application/pdf', extensions: ['pdf'], signature: '%PDF-', within: 1024 },
  { mediaType: `${officeType}.wordprocessingml.document`, extensions: ['docx'], ...office },
  { mediaType: `${officeType}.spreadsheetml.sheet`, extensions: ['xlsx'], ...office },
];
