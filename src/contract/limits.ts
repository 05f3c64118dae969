/** Limits of the client and the server. Names of times and sizes contain the unit. */

/** The default page of a list. Source: specification §9. */
export const DEFAULT_PAGE = 1;
/** The default number of rows per page. Source: specification §9. */
export const DEFAULT_LIMIT = 10;
/** The maximum number of rows per page; the demo API caps larger requests. Not in the specification. */
export const MAX_LIMIT = 100;
/** How long unused data stays in the cache. Source: specification §9. */
export const UNUSED_DATA_KEPT_MS = 60_000;
/** The interval at which the cache looks for unused data. Source: specification §9. */
export const SUBSCRIPTION_BATCH_MS = 500;
/** The timeout of a request, for headers and body together. Source: `README.md` §1. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** The timeout of an upload without progress. Source: `README.md` §1. */
export const UPLOAD_IDLE_TIMEOUT_MS = 60_000;
/** The maximum size of one image. Source: `README.md` §4. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** The maximum number of pixels in an image. Browsers need 4 bytes of memory per pixel to show it. Source: `README.md` §4. */
export const IMAGE_MAX_PIXELS = 100_000_000;
/** The maximum number of images per project. Source: `README.md` §4. */
export const IMAGES_PER_PROJECT = 20;
/** The maximum size of one document. Source: `README.md` §4. */
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;
/** The maximum number of parallel uploads, one file each. Source: `README.md` §5. */
export const PARALLEL_UPLOADS = 3;
/** The maximum number of rows in a CSV export. Source: `README.md` §4. */
export const CSV_MAX_ROWS = 10_000;
/** The minimum length of a new password, in UTF-16 units. Not in the specification. */
export const PASSWORD_MIN_LENGTH = 8;
/** The maximum length of texts by field, in UTF-16 units like `maxlength`. Not in the specification. */
export const maxLengths = {
  name: 100,
  email: 254,
  phone: 32,
  password: 128,
  current_password: 128,
  title: 150,
  description: 5000,
  message: 1000,
  reason: 500,
  location: 120,
  expected_return: 60,
  document_name: 120,
  search: 200,
} as const;

/** Returns the maximum length of a text in a field. Fields that aren't listed have 80. */
export function maxLengthOf(field: string): number {
  return (maxLengths as Readonly<Record<string, number>>)[field] ?? 80;
}
