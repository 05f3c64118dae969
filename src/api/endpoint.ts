import { type ArgsOf, type Call, type DataOf, rowShapeOf } from '../contract/call.ts';
import { ownIdOf } from '../contract/shape.ts';
import type { Cache, Patches, Write } from '../http/cache.ts';
import type { Client, Call as Request } from '../http/client.ts';
import type { Source, Tag } from '../http/entry.ts';
import { ApiError } from '../http/errors.ts';
import { tagsOfList } from './tags.ts';
import { readAnswer, readReceipt } from './wire/decode.ts';
import { type OnProgress, requestOf, type ToRequest } from './wire/request.ts';

/** Client and cache for the hooks, made in the entry. `readRole` is the role of whoever is signed in. */
export interface Api {
  readonly client: Client;
  readonly cache: Cache;
  readonly readRole: () => string | null;
}

/** A reading endpoint, as data. `read` turns a body into the answer, or throws an `ApiError`. */
export interface Query<Args, T> {
  readonly name: string;
  readonly call: ToRequest<Args>;
  readonly read: (body: unknown) => T;
  /** The tags of the answer; `data` is `undefined` while it is still to come. */
  readonly tags: (data: T | undefined, args: Args) => readonly Tag[];
}

/** A writing endpoint, as data. `tags` says what a success makes stale. */
export interface Mutation<Args, T> {
  /** Overlapping writes of one name share their refetches. */
  readonly name?: string;
  readonly call: ToRequest<Args>;
  readonly read: (body: unknown) => T;
  readonly tags: (args: Args) => readonly Tag[];
  /** Changes shown before the server has agreed, and taken back if it doesn't. */
  readonly patches?: (args: Args) => Patches;
  /** Changes that show the answer at once, while the lists are asked for anew. */
  readonly answerPatches?: (answer: T) => Patches;
  /** The readings of what a success deletes: they are not asked for again. */
  readonly removes?: (args: Args, api: Api) => readonly Pick<Source, 'key'>[];
}

/** Makes the query of a call, which is about the list that it answers unless `tags` says otherwise. */
export function query<const C extends Call>(
  call: C,
  tags: Query<ArgsOf<C>, DataOf<C>>['tags'] = tagsOfList(rowShapeOf(call)),
): Query<ArgsOf<C>, DataOf<C>> {
  return { name: call.path, call: requestOf(call), read: readAnswer(call), tags };
}

/**
 * Makes the mutation of a call, whose success need not carry data. The fields of a row that it answers take the place of
 * those of the same row in the answers of the queries that are named.
 */
export function mutation<const C extends Call>(
  call: C,
  tags: Mutation<ArgsOf<C>, unknown>['tags'],
  shownIn: readonly Pick<Query<never, unknown>, 'name'>[] = [],
): Mutation<ArgsOf<C>, DataOf<C> | null> & { readonly answerPatches: (row: object | null) => Patches } {
  const idName = ownIdOf(rowShapeOf(call)) ?? '';
  return {
    name: call.path,
    call: requestOf(call),
    read: readReceipt(call),
    tags,
    answerPatches: (row) =>
      Object.fromEntries(shownIn.map(({ name }) => [name, (data) => (row ? withRow(data, row, idName) : data)])),
  };
}

/** A list, a page or a row with the row in place of its namesake. */
function withRow(data: unknown, row: object, idName: string): unknown {
  if (Array.isArray(data)) return data.map((other) => withRow(other, row, idName));
  const { rows, [idName]: id } = Object(data);
  if (rows) return { ...Object(data), rows: withRow(rows, row, idName) };
  return String(id) === String(Reflect.get(row, idName)) ? { ...Object(data), ...row } : data;
}

/**
 * A query with its arguments, as the cache takes it. Always true: equal requests have equal keys, and `requestOf`
 * makes them field by field, in whatever order the arguments are; arguments of which no request can be made are an error of
 * the call.
 */
export function toSource<Args, T>({ client, readRole }: Api, query: Query<Args, T>, args: Args): Source<T> {
  let call: Request | undefined;
  let cause: unknown;
  try {
    call = query.call(args, readRole());
  } catch (error) {
    cause = error;
  }
  return {
    name: query.name,
    key: query.name + JSON.stringify(call ?? args),
    load: async (signal, onFailure) => {
      if (!call) throw new ApiError('FETCH_ERROR', { cause });
      return query.read(await client.request(call, signal, onFailure));
    },
    tags: (data) => query.tags(data, args),
  };
}

/** A mutation with its arguments, as the cache takes it. */
export function toWrite<Args, T>(
  api: Api,
  { name = '', call, read, tags, patches, answerPatches, removes }: Mutation<Args, T>,
  args: Args,
  signal?: AbortSignal,
  onProgress?: OnProgress,
): Write<T> {
  return {
    kind: name,
    tags: tags(args),
    patches: patches?.(args),
    answerPatches,
    removes: removes?.(args, api).map(({ key }) => key),
    send: async () => read(await api.client.request(call(args, api.readRole(), onProgress), signal)),
  };
}
