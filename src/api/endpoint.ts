import { type ArgsOf, type DataOf, type Endpoint, rowShapeOf } from '../contract/endpoint.ts';
import { unreadIn, withUnread } from '../contract/parse.ts';
import { ownIdOf } from '../contract/shape.ts';
import type { Cache } from '../http/cache.ts';
import type { Client, HttpRequest } from '../http/client.ts';
import type { Layer, Source, Tag, Write } from '../http/entry.ts';
import { FetchError } from '../http/errors.ts';
import { update } from '../http/update.ts';
import { tagsOfList } from './tags.ts';
import { readReceipt, readResponse } from './wire/decode.ts';
import { type OnProgress, requestOf, type ToRequest } from './wire/request.ts';

/** The client and the cache that the hooks use. `readRole` returns the signed-in admin's role, or `null`. */
export interface Api {
  readonly client: Client;
  readonly cache: Cache;
  readonly readRole: () => string | null;
}

/** A query endpoint. `build` creates the request; `read` decodes a body, or throws an `ApiError`. */
export interface Query<Args, T> {
  readonly name: string;
  readonly build: ToRequest<Args>;
  readonly read: (body: unknown) => T;
  /** Returns the tags of the data. `data` is `undefined` before the first response. */
  readonly tags: (data: T | undefined, args: Args) => readonly Tag[];
}

/** A mutation endpoint. `tags` returns the tags of the data that the mutation makes stale. */
export interface Mutation<Args, T> {
  /** After overlapping writes with the same name, stale queries are refetched once. */
  readonly name?: string;
  readonly build: ToRequest<Args>;
  readonly read: (body: unknown) => T;
  readonly tags: (args: Args) => readonly Tag[];
  /** Updates cached data while `sent` is under way, and then with its response. Settles as `sent` does. */
  readonly update?: (sent: Promise<T>, args: Args, api: Api) => Promise<T>;
}

interface MutationOptions<Args> {
  /** Queries whose cached row is updated from the response, until they are refetched. */
  readonly updates?: readonly Pick<Query<never, unknown>, 'name'>[];
  /** If true, the arguments are merged into the cached row at once, and rolled back if the write fails. */
  readonly isOptimistic?: boolean;
  /** Returns the queries for the row that a success deletes. These queries aren't refetched. */
  readonly deletes?: (args: Args, api: Api) => readonly Pick<Source, 'key'>[];
}

/** Creates the query of an endpoint. By default, its tags are those of a list of the endpoint's rows. */
export function query<const C extends Endpoint>(
  endpoint: C,
  tags: Query<ArgsOf<C>, DataOf<C>>['tags'] = tagsOfList(rowShapeOf(endpoint)),
): Query<ArgsOf<C>, DataOf<C>> {
  return { name: endpoint.path, build: requestOf(endpoint), read: readResponse(endpoint), tags };
}

/** Creates the mutation of an endpoint. Its `read` returns `null` if a successful response has no data. */
export function mutation<const C extends Endpoint>(
  endpoint: C,
  tags: Mutation<ArgsOf<C>, unknown>['tags'],
  { updates = [], isOptimistic = false, deletes }: MutationOptions<ArgsOf<C>> = {},
): Mutation<ArgsOf<C>, DataOf<C> | null> {
  const idName = ownIdOf(rowShapeOf(endpoint)) ?? '';
  const layerOf = (row: object | null | undefined): Layer =>
    Object.fromEntries(updates.map(({ name }) => [name, (data) => (row ? withRow(data, row, idName) : data)]));
  return {
    name: endpoint.path,
    build: requestOf(endpoint),
    read: readReceipt(endpoint),
    tags,
    update: (sent, args, api) =>
      update(api.cache, sent, {
        optimistic: isOptimistic ? layerOf(args) : {},
        fulfilled: layerOf,
        deleted: deletes?.(args, api).map(({ key }) => key),
      }),
  };
}

/** Merges `row` into the row with the same id in a list, a page or a single row. Rows without an id never match. */
function withRow(data: unknown, row: object, idName: string): unknown {
  const merge = (each: unknown) => withRow(each, row, idName);
  if (Array.isArray(data)) return withUnread(data.map(merge), unreadIn(data));
  const { rows, [idName]: id } = Object(data);
  if (rows) return { ...Object(data), rows: withRow(rows, row, idName) };
  return id !== undefined && String(id) === String(Reflect.get(row, idName)) ? { ...Object(data), ...row } : data;
}

/**
 * Returns the cache source of a query with its arguments. Equal requests have equal keys, in any order of arguments.
 * Errors: none. If the arguments are invalid, `load` rejects with a `FETCH_ERROR`.
 */
export function toSource<Args, T>({ client, readRole }: Api, query: Query<Args, T>, args: Args): Source<T> {
  let request: HttpRequest | undefined;
  let cause: unknown;
  try {
    request = query.build(args, readRole());
  } catch (error) {
    cause = error;
  }
  return {
    name: query.name,
    key: query.name + JSON.stringify(request ?? args),
    load: async (signal, onFailure) => {
      if (!request) throw new FetchError({ cause });
      return query.read(await client.request(request, signal, onFailure));
    },
    tags: (data) => query.tags(data, args),
  };
}

/** Returns a mutation with its arguments as a write for the cache. */
export function toWrite<Args, T>(
  api: Api,
  { name, build, read, tags, update }: Mutation<Args, T>,
  args: Args,
  signal?: AbortSignal,
  onProgress?: OnProgress,
): Write<T> {
  const request = async () => read(await api.client.request(build(args, api.readRole(), onProgress), signal));
  return { kind: name, tags: tags(args), send: () => (update ? update(request(), args, api) : request()) };
}
