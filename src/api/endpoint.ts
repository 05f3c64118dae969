import type { ArgsOf, Call, DataOf } from '../contract/call.ts';
import type { Cache } from '../http/cache.ts';
import type { Client } from '../http/client.ts';
import type { Patches, Source, Tag } from '../http/entry.ts';
import { type TagType, tag, tagsOfRows } from './tags.ts';
import { readAnswer, readReceipt } from './wire/decode.ts';
import { requestOf, type ToRequest } from './wire/request.ts';

/** What the hooks work with, made in the entry. `readRole` is the role of whoever is signed in. */
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
  /** What the answer is about; `data` is `undefined` while it is still to come. */
  readonly tags: (data: T | undefined, args: Args) => readonly Tag[];
}

/** A writing endpoint, as data. `tags` says what a success makes stale. */
export interface Mutation<Args, T> {
  readonly call: ToRequest<Args>;
  readonly read: (body: unknown) => T;
  readonly tags: (args: Args) => readonly Tag[];
  /** What is shown before the server has agreed, and taken back if it doesn't. */
  readonly patches?: (args: Args) => Patches;
}

/** Makes the query of a call. Tags given as a type are those of a list: its own and each row's. */
export function query<const C extends Call>(
  call: C,
  tags: TagType | Query<ArgsOf<C>, DataOf<C>>['tags'],
): Query<ArgsOf<C>, DataOf<C>> {
  const tagsOf = typeof tags === 'string' ? listTags(tags, call) : tags;
  return { name: call.path, call: requestOf(call), read: readAnswer(call), tags: tagsOf };
}

/** Makes the mutation of a call, whose success need not carry data. */
export function mutation<const C extends Call>(
  call: C,
  tags: Mutation<ArgsOf<C>, unknown>['tags'],
): Mutation<ArgsOf<C>, DataOf<C> | null> {
  return { call: requestOf(call), read: readReceipt(call), tags };
}

/** What a mutation shows ahead of its answer in one query's answers. */
export function patch<Args, T>({ name }: Query<Args, T>, apply: (data: T) => T): Patches {
  return { [name]: (data) => apply(data as T) };
}

/** A query with its arguments, as the cache takes it. Always true: calls that ask for the same have the same key. */
export function toSource<Args, T>({ client, readRole }: Api, query: Query<Args, T>, args: Args): Source<T> {
  const call = query.call(args, readRole());
  return {
    name: query.name,
    key: canonical([query.name, call]),
    load: async (signal) => query.read(await client.request(call, signal)),
    tags: (data) => query.tags(data, args),
  };
}

function listTags(type: TagType, { answer }: Call): (data: unknown) => Tag[] {
  const shape =
    answer === 'nothing' ? {} : 'page' in answer ? answer.page : 'list' in answer ? answer.list : answer.row;
  const tagsOf = tagsOfRows(type, shape);
  return (data) => [tag(type, 'LIST'), ...tagsOf(Array.isArray(data) ? data : (Object(data).rows ?? []))];
}

/** JSON that does not depend on the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part?.constructor === Object ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}
