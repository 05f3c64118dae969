/** The numbers that both ends keep; units are in their names. */

/** The page a list starts with. Source: specification §9. */
export const DEFAULT_PAGE = 1;

/** Rows a page holds unless asked otherwise. Source: specification §9. */
export const DEFAULT_LIMIT = 10;

/** The most rows one page may hold; the demo API answers a larger wish with this many. Assumed. */
export const MAX_LIMIT = 100;

/** How long unused data stays in the cache. Source: specification §9. */
export const UNUSED_DATA_KEPT_MS = 60_000;

/** How often subscription bookkeeping is applied at most. Source: specification §9. */
export const SUBSCRIPTION_BATCH_MS = 500;

/** How long a call may take, headers and body. Source: `README.md` §1. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** How long an upload may stand still. Source: `README.md` §1. */
export const UPLOAD_IDLE_TIMEOUT_MS = 60_000;

/** The size of one image. Source: `README.md` §4. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** Images of one project. Source: `README.md` §4. */
export const IMAGES_PER_PROJECT = 20;

/** The size of one document. Source: `README.md` §4. */
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;

/** Uploads that may run side by side, one file each. Source: `README.md` §3. */
export const PARALLEL_UPLOADS = 3;

/** Rows of one CSV export. Source: `README.md` §4. */
export const CSV_MAX_ROWS = 10_000;

/** The shortest password that may be set, in characters. Assumed. */
export const PASSWORD_MIN_LENGTH = 8;

/** The longest text a field may hold, in UTF-16 units as `maxlength` counts them. Assumed. */
export const maxLengths = {
  name: 100,
  email: 254,
  phone: 32,
  password: 128,
  title: 150,
  description: 5000,
  message: 1000,
  reason: 500,
  location: 120,
  expectedReturn: 60,
  documentName: 120,
  bankField: 80,
  search: 200,
} as const;
