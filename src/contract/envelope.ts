/** The envelope of every response, which the specification doesn't define. Source: `README.md` §1. */

/** Identifies a row. Opaque, so compared as text. Source: `README.md` §0. */
export type Id = string | number;

/** The body of a successful response. Source: `README.md` §1. */
export interface Ok<Data> {
  status: true;
  message: string;
  data: Data;
}

/** The body of a response with one page of a list. `total` counts the matches on all pages. Source: `README.md` §1. */
export interface Page<Row> {
  status: true;
  message: string;
  data: Row[];
  total: number;
  page: number;
  limit: number;
}

/** The errors of a form's fields, by field name, as sentences to display. Source: `README.md` §1. */
export type FieldErrors = Record<string, string[]>;

/** The body of every 4xx and 5xx response. Invariants: no stack trace, no exception text. Source: `README.md` §1. */
export interface Fail {
  status: false;
  message: string;
  errors?: FieldErrors;
}

/** The HTTP statuses of the API's failures. Source: `README.md` §1. */
export const statuses = {
  /** The body isn't valid JSON or form data, or isn't an object. */
  badRequest: 400,
  /** The session is missing or has ended. At sign-in, the email or the password is wrong. */
  unauthorized: 401,
  /** Signed in, but not allowed. */
  forbidden: 403,
  notFound: 404,
  /** The path doesn't accept this method. The `Allow` header lists the methods that it accepts. */
  methodNotAllowed: 405,
  /** The row's current state doesn't allow the change. */
  conflict: 409,
  /** A body or a file is larger than allowed. */
  tooLarge: 413,
  /** A body or a file has a type that isn't supported. */
  unsupportedType: 415,
  /** Well-formed but invalid; `errors` has the reasons, by field. */
  invalid: 422,
  /** Too many attempts. `Retry-After` says when to try again, in seconds. */
  tooManyRequests: 429,
  internal: 500,
} as const;
