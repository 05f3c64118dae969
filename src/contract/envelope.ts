/** What every answer is wrapped in, and what identifies a row. Source: CONTRACT.md §1, all assumed. */

/** Identifies a row. Compared as text, never computed with. Source: CONTRACT.md §1. */
export type Id = string | number;

/** A success. Always true: `status` is `true`. Source: CONTRACT.md §1. */
export interface Ok<Data> {
  status: true;
  message: string;
  data: Data;
}

/** One page of a list. `total` counts every row that matches, not only this page's. Source: CONTRACT.md §1. */
export interface Page<Row> {
  status: true;
  message: string;
  data: Row[];
  total: number;
  page: number;
  limit: number;
}

/** What a field of a form did wrong, by wire name; the sentences are written to be shown. Source: CONTRACT.md §1. */
export type FieldErrors = Record<string, string[]>;

/** Every 4xx and 5xx answer. Always true: no stack and no exception text. Source: CONTRACT.md §1. */
export interface Fail {
  status: false;
  message: string;
  errors?: FieldErrors;
}
