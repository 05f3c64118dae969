/**
 * Reads every answer of the API: the one place to change for a backend that answers otherwise.
 *
 * Always true: what comes out is what `src/contract/types.ts` says, with ids exactly as received and amounts as decimal
 * text; unknown fields are left out.
 * Errors: a reading function throws an `ApiError`: `PARSING_ERROR` for what can't be read, `HTTP_ERROR` for a failure told
 * inside a success.
 * Source: CONTRACT.md §1 (envelope, aliases) and §2 (entities).
 */
import * as shapes from '../contract/shapes.ts';
import type { SuperDashboard } from '../contract/types.ts';
import { ApiError } from '../http/errors.ts';
import { listOf, nullable, number, optional, type Reader, readerOf, record } from './readers.ts';

/** One page of a list. `total` is `undefined` where the server doesn't tell: Next stays enabled while a page is full. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly page: number | undefined;
  readonly limit: number | undefined;
}

/** The figures that arrived: what is missing has no tile, and `more` holds numbers that the contract doesn't name. */
export interface DashboardFigures extends Partial<SuperDashboard> {
  readonly more: Readonly<Record<string, number>>;
}

/** Reads the `data` of an answer. */
export function answer<T>(read: Reader<T>): (body: unknown) => T {
  return (body) => attempt(body, () => read(open(body).data, 'data'));
}

/** Reads what a write answers: `null` where a success says no more than that it is one. */
export function receipt<T>(read: Reader<T>): (body: unknown) => T | null {
  return (body) => attempt(body, () => (body === null ? null : nullable(read)(open(body).data, 'data')));
}

/** Reads a success that carries nothing. */
export const nothing: (body: unknown) => null = receipt(() => null);

/** Reads one page of a list. */
export function page<Row>(read: Reader<Row>): (body: unknown) => ListPage<Row> {
  return (body) =>
    attempt(body, () => {
      const outer = open(body);
      const inner = Array.isArray(outer.data) ? outer : record(outer.data, 'data');
      const rows = [inner.data, inner.items, inner.users, inner.projects].find(Array.isArray);
      const about = { ...outer, ...inner };
      const count = (name: string, ...aliases: string[]) =>
        optional(number)(
          [name, ...aliases].map((key) => about[key]).find((value) => value != null),
          name,
        );
      return {
        rows: listOf(read)(rows, 'data'),
        total: count('total', 'count', 'total_items'),
        page: count('page', 'current_page'),
        limit: count('limit', 'per_page'),
      };
    });
}

/** The envelope. Errors: throws an `HTTP_ERROR` where a success says that it is none. */
function open(body: unknown): Record<string, unknown> {
  const envelope = record(body, 'answer');
  const flag = envelope.success ?? envelope.status;
  if (flag === false || envelope.status === false) throw new ApiError('HTTP_ERROR', { status: 200, body });
  return envelope;
}

function attempt<T>(body: unknown, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('PARSING_ERROR', { status: 200, body, cause });
  }
}

export const investment = readerOf(shapes.investment);
export const bankAccount = readerOf(shapes.bankAccount);
export const user = readerOf(shapes.user);
export const userDetail = readerOf(shapes.userDetail);
export const category = readerOf(shapes.category);
export const admin = readerOf(shapes.admin);
export const projectImage = readerOf(shapes.projectImage);
export const projectDocument = readerOf(shapes.projectDocument);
export const project = readerOf(shapes.project);
export const notification = readerOf(shapes.notification);
export const authUser = readerOf(shapes.authUser);
export const profile = readerOf(shapes.profile);
export const signedIn = readerOf(shapes.signedIn);

export const figures: Reader<DashboardFigures> = (value, where) => {
  const unnamed = Object.entries(record(value, where)).filter(([name]) => !Object.hasOwn(shapes.figures.fields, name));
  const more = unnamed.filter((pair): pair is [string, number] => Number.isFinite(pair[1]));
  return { ...readerOf<Partial<SuperDashboard>>(shapes.figures)(value, where), more: Object.fromEntries(more) };
};
