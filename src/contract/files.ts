/**
 * The kinds of file that may be uploaded.
 *
 * Shapes: extensions in lower case without a dot; `signature` lists what a file of the type holds at which offset.
 * Source: `README.md` §4; signatures from PNG (ISO/IEC 15948), JPEG (ITU-T T.81), WebP (RFC 9649), PDF (ISO 32000) and
 * ZIP (APPNOTE 4.3.7), which docx and xlsx are made of.
 */
export interface FileType {
  readonly mediaType: string;
  readonly extensions: readonly string[];
  readonly signature: readonly { readonly offset: number; readonly bytes: readonly number[] }[];
}

const zipSignature = [{ offset: 0, bytes: [0x50, 0x4b, 0x03, 0x04] }] as const;

/** For projects and profiles. Source: `README.md` §4. */
export const imageTypes: readonly FileType[] = [
  { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], signature: [{ offset: 0, bytes: [0xff, 0xd8, 0xff] }] },
  {
    mediaType: 'image/png',
    extensions: ['png'],
    signature: [{ offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
  },
  {
    mediaType: 'image/webp',
    extensions: ['webp'],
    signature: [
      { offset: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
      { offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
    ],
  },
];

/** For projects. Source: `README.md` §4. */
export const documentTypes: readonly FileType[] = [
  {
    mediaType: 'application/pdf',
    extensions: ['pdf'],
    signature: [{ offset: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] }],
  },
  {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    signature: zipSignature,
  },
  {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
    signature: zipSignature,
  },
];
