import type { FileStore } from './data/file-store.ts';
import type { Row, Tables } from './data/tables.ts';
import type { AttemptLimit } from './session/attempt-limit.ts';
import type { Passwords } from './session/passwords.ts';
import type { Sessions } from './session/sessions.ts';
import type { FilePart } from './wire/multipart.ts';

/** The stores that calls work on. */
export interface Services {
  tables: Tables;
  files: FileStore;
  sessions: Sessions;
  attempts: AttemptLimit;
  passwords: Passwords;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The address of a stored file, relative to the API's origin. */
  urlOf(fileName: string): string;
}

/** One request, read. What a call has no use for is empty. */
export interface Call {
  /** From the path. */
  id: string;
  query: URLSearchParams;
  /** The JSON body's or the form's fields, unchecked. */
  fields: Readonly<Record<string, unknown>>;
  uploads: readonly FilePart[];
  token: string;
  /** The admin who calls. Errors: 401, also when the session ended while the body was read. */
  actor(): Row<'admins'>;
}
