import type { Id, Ok, Page } from './envelope.ts';
import type { Shape, TypeOf, WireOf } from './shape.ts';

/** The shape of the rows in a response's `data`: one row, a whole list or a page. Without a shape, `data` is `null`. */
export interface ResponseShape {
  readonly row?: Shape;
  readonly list?: Shape;
  readonly page?: Shape;
}

/**
 * One endpoint of the API.
 *
 * Shapes: `path` is relative to the API's base address; `{id}` is a placeholder for the argument `id`, one encoded
 * segment. The role `SU` uses `superPath` if there is one; a path below `/super-admin` is for that role only. The
 * arguments are the fields of `query`, `json` or `form`, depending on how they are sent. With `isPartial` all fields
 * but the row's own id are optional; omitted, they keep their value. `maxFileBytes` limits the total size of a form's
 * files. Source: specification §7; `README.md` §3.
 */
export interface Endpoint extends ResponseShape {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly superPath?: `/super-admin/${string}`;
  readonly query?: Shape;
  readonly json?: Shape;
  readonly form?: Shape;
  readonly isPartial?: true;
  readonly maxFileBytes?: number;
}

/** Returns the shape of the rows in a response; an empty shape if it has no rows. */
export function rowShapeOf({ row, list, page }: ResponseShape): Shape {
  return row ?? list ?? page ?? {};
}

/** The endpoints of one resource, by name. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

type OwnId<S> = { [Name in keyof S]: S[Name] extends 'ownId' ? Name : never }[keyof S];

type Body<S extends Shape, C> = C extends { readonly isPartial: true }
  ? Pick<WireOf<S>, OwnId<S> & keyof WireOf<S>> & Partial<WireOf<S>>
  : WireOf<S>;

/** The arguments of a request. */
export type ArgsOf<C extends Endpoint> = C extends { readonly query: infer S extends Shape }
  ? WireOf<S> | undefined
  : C extends { readonly json: infer S extends Shape } | { readonly form: infer S extends Shape }
    ? Body<S, C>
    : C['path'] extends `${string}/{id}`
      ? { id: Id }
      : undefined;

/** The body of a successful response, on the wire. */
export type ResponseOf<C extends Endpoint> = C extends { readonly row: infer S extends Shape }
  ? Ok<WireOf<S>>
  : C extends { readonly list: infer S extends Shape }
    ? Ok<WireOf<S>[]>
    : C extends { readonly page: infer S extends Shape }
      ? Page<WireOf<S>>
      : Ok<null>;

/**
 * One page of a list, as the client reads it; a number that the server doesn't send is `undefined`. `limit` is the
 * server's page size: it may be smaller than the requested one, and then decides where pages begin.
 */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly page: number | undefined;
  readonly limit: number | undefined;
}

/** The `data` of a success, as the client reads it. */
export type DataOf<C extends ResponseShape> = C extends { readonly row: infer S extends Shape }
  ? TypeOf<S>
  : C extends { readonly list: infer S extends Shape }
    ? readonly TypeOf<S>[]
    : C extends { readonly page: infer S extends Shape }
      ? ListPage<TypeOf<S>>
      : null;

/** The query parameters for one page of a list. Defaults: `page` 1, `limit` 10. Source: specification §5. */
export const listQuery = { page: 'number?', limit: 'number?', search: 'text?' } as const satisfies Shape;
export type ListQuery = WireOf<typeof listQuery>;
