import type { Id, Ok, Page } from './envelope.ts';
import type { Shape, TypeOf, WireOf } from './shape.ts';

/** The shape of the rows in a response's `data`: one row, a whole list or a page. Without a shape, `data` is `null`. */
export interface ResponseShape {
  readonly row?: Shape;
  readonly list?: Shape;
  readonly page?: Shape;
}

/**
 * An endpoint of the API.
 *
 * Shapes: `path` is relative to the API's base URL; `{id}` stands for the argument `id`, encoded as one segment. The
 * role `SU` uses `superPath` if there is one. Only this role may use paths below `/super-admin`. `query`, `json` and
 * `form` list the arguments and say how they are sent. With `isPartial`, every field but the row's own id is optional:
 * an omitted field keeps its value, and `null` empties an optional one. `maxFileBytes` limits the total size of a
 * form's files. Source: specification §7; `README.md` §3 and §5.
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

/** Returns the shape of the rows in a response; an empty shape if the response has no rows. */
export function rowShapeOf({ row, list, page }: ResponseShape): Shape {
  return row ?? list ?? page ?? {};
}

/** Returns what an endpoint does to rows. */
export function operationOf({ method, json = {}, row, list, page }: Endpoint): 'read' | 'create' | 'change' | 'delete' {
  const kinds = Object.values(json);
  const namesRow = kinds.includes('ownId');
  const hasData = (row ?? list ?? page) !== undefined;
  if (method === 'GET' || (namesRow && kinds.length === 1 && hasData)) return 'read';
  return !hasData ? 'delete' : namesRow ? 'change' : 'create';
}

export type Endpoints = Readonly<Record<string, Endpoint>>;

type OwnId<S> = { [Name in keyof S]: S[Name] extends 'ownId' ? Name : never }[keyof S];

type Body<S extends Shape, C> = C extends { readonly isPartial: true }
  ? Pick<WireOf<S>, OwnId<S> & keyof WireOf<S>> & Partial<WireOf<S>>
  : WireOf<S>;

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
 * A page of a list, as the client reads it. A number is `undefined` if it's missing, too small or not whole. `limit` is
 * the server's page size, which may be smaller than the requested size; the next page starts after `limit` rows.
 */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly page: number | undefined;
  readonly limit: number | undefined;
}

/** The `data` of a successful response, as the client reads it. */
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
