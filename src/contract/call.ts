import type { Id, Ok, Page } from './envelope.ts';
import type { Shape, TypeOf, WireOf } from './shape.ts';

/** An answer's `data`: one row, a whole list, a page of one, or `null`. */
export type Answer = { readonly row: Shape } | { readonly list: Shape } | { readonly page: Shape } | 'nothing';

/**
 * One call of the API.
 *
 * Shapes: `path` is relative to the API's base address; `{id}` stands for one encoded segment, given as `id`. The role `SU`
 * uses `superPath` where there is one; a path below `/super-admin` is for that role only. The arguments are those of
 * `query`, `json` or `form`, after which way they travel. With `isPartial` all but the row's own id may be left out, and
 * keep their value. `maxFileBytes` is the most that the files of one form may weigh together.
 * Source: specification §7; `README.md` §3.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly superPath?: `/super-admin/${string}`;
  readonly query?: Shape;
  readonly json?: Shape;
  readonly form?: Shape;
  readonly isPartial?: true;
  readonly maxFileBytes?: number;
  readonly answer: Answer;
}

/** The shape of a row that a call answers. */
export function rowShapeOf({ answer }: Call): Shape {
  return answer === 'nothing' ? {} : 'page' in answer ? answer.page : 'list' in answer ? answer.list : answer.row;
}

/** The calls of one resource, by name. */
export type Calls = Readonly<Record<string, Call>>;

type OwnId<S> = { [Name in keyof S]: S[Name] extends 'ownId' ? Name : never }[keyof S];

type Body<S extends Shape, C> = C extends { readonly isPartial: true }
  ? Pick<WireOf<S>, OwnId<S> & keyof WireOf<S>> & Partial<WireOf<S>>
  : WireOf<S>;

/** The arguments of a call. */
export type ArgsOf<C extends Call> = C extends { readonly query: infer S extends Shape }
  ? WireOf<S> | undefined
  : C extends { readonly json: infer S extends Shape } | { readonly form: infer S extends Shape }
    ? Body<S, C>
    : C['path'] extends `${string}/{id}`
      ? { id: Id }
      : undefined;

/** A call's successful answer, on the wire. */
export type AnswerOf<C extends Call> = C['answer'] extends { readonly row: infer S extends Shape }
  ? Ok<WireOf<S>>
  : C['answer'] extends { readonly list: infer S extends Shape }
    ? Ok<WireOf<S>[]>
    : C['answer'] extends { readonly page: infer S extends Shape }
      ? Page<WireOf<S>>
      : Ok<null>;

/** One page of a list, as the client reads it. `total` is `undefined` where the server doesn't tell. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly page: number | undefined;
  readonly limit: number | undefined;
}

/** A successful answer's `data`, as the client reads it. */
export type DataOf<C extends Call> = C['answer'] extends { readonly row: infer S extends Shape }
  ? TypeOf<S>
  : C['answer'] extends { readonly list: infer S extends Shape }
    ? readonly TypeOf<S>[]
    : C['answer'] extends { readonly page: infer S extends Shape }
      ? ListPage<TypeOf<S>>
      : null;

/** A page of a list: `page` is 1 and `limit` 10 where they are left out. Source: specification §5. */
export const listQuery = { page: 'number?', limit: 'number?', search: 'text?' } as const satisfies Shape;
export type ListQuery = WireOf<typeof listQuery>;
