import type { Cache } from '../http/cache.ts';
import type { Call, Client } from '../http/client.ts';
import type { Patches, Source, Tag } from '../http/entry.ts';

/** What the hooks work with, made in the entry. `readRole` is the role of whoever is signed in. */
export interface Api {
  readonly client: Client;
  readonly cache: Cache;
  readonly readRole: () => string | null;
}

/** A reading endpoint, as data. `read` turns a body into the answer, or throws an `ApiError`. */
export interface Query<Args, T> {
  readonly name: string;
  readonly call: (args: Args, role: string | null) => Call;
  readonly read: (body: unknown) => T;
  /** What the answer is about; `data` is `undefined` while it is still to come. */
  readonly tags: (data: T | undefined, args: Args) => readonly Tag[];
}

/** Told how much of an upload has gone out, from 0 to 1. */
export type OnProgress = (sentShare: number) => void;

/** A writing endpoint, as data. `tags` says what a success makes stale. */
export interface Mutation<Args, T> {
  readonly call: (args: Args, role: string | null, onProgress?: OnProgress) => Call;
  readonly read: (body: unknown) => T;
  readonly tags: (args: Args) => readonly Tag[];
  /** What is shown before the server has agreed, and taken back if it doesn't. */
  readonly patches?: (args: Args) => Patches;
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

/** JSON that does not depend on the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part?.constructor === Object ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}
