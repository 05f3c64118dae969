/** The envelope of every response, and the identity of a row. Source: `README.md` §1, all assumed. */

/** Identifies a row. Compared as text, never computed with. Source: `README.md` §1. */
export type Id = string | number;

/** A success. Invariants: `status` is `true`. Source: `README.md` §1. */
export interface Ok<Data> {
  status: true;
  message: string;
  data: Data;
}

/** One page of a list. `total` counts every row that matches, not only this page's. Source: `README.md` §1. */
export interface Page<Row> {
  status: true;
  message: string;
  data: Row[];
  total: number;
  page: number;
  limit: number;
}

/** The errors of a form's fields, by wire name, as sentences to display. Source: `README.md` §1. */
export type FieldErrors = Record<string, string[]>;

/** The body of every 4xx and 5xx response. Invariants: no stack and no exception text. Source: `README.md` §1. */
export interface Fail {
  status: false;
  message: string;
  errors?: FieldErrors;
}

/** The HTTP statuses of the API's failures. Source: `README.md` §1. */
export const statuses = {
  /** The body can't be read: not JSON, not a form, not an object. */
  badRequest: 400,
  /** No session, or one that has ended. When signing in: email or password is wrong. */
  unauthorized: 401,
  /** Signed in, but not allowed. */
  forbidden: 403,
  notFound: 404,
  /** The path exists, but doesn't accept this method; `Allow` lists those it does. */
  methodNotAllowed: 405,
  /** The row's current state doesn't allow the change. */
  conflict: 409,
  /** A body or a file is larger than allowed. */
  tooLarge: 413,
  /** A body or a file has a type that isn't supported. */
  unsupportedType: 415,
  /** Well-formed but invalid; `errors` has the reasons, by field. */
  invalid: 422,
  /** Too many attempts; `Retry-After` gives seconds. */
  tooManyRequests: 429,
  internal: 500,
  /** Busy; `Retry-After` gives seconds. */
  unavailable: 503,
} as const;
