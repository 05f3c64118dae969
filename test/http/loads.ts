// Sources whose responses the test provides, and a clock that the test advances.

import type { TestContext } from 'node:test';
import { SUBSCRIPTION_BATCH_MS, UNUSED_DATA_KEPT_MS } from '../../src/contract/limits.ts';
import { Cache } from '../../src/http/cache.ts';
import type { Source, Tag } from '../../src/http/entry.ts';
import { mockTimers } from '../support/clock.ts';

interface Load {
  readonly signal: AbortSignal;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

export const tag = (type: string, id?: string | number): Tag => ({ type, id });
export const noop = () => undefined;

export class Loads {
  private readonly made = new Map<string, Load[]>();

  source(key: string, tags: readonly Tag[] | ((data: unknown) => readonly Tag[]) = []): Source {
    return {
      key,
      name: 'list',
      tags: typeof tags === 'function' ? tags : () => tags,
      load: (signal) =>
        new Promise((resolve, reject) => {
          this.made.set(key, [...this.all(key), { signal, resolve, reject }]);
        }),
    };
  }

  all(key: string): readonly Load[] {
    return this.made.get(key) ?? [];
  }

  count(key: string): number {
    return this.all(key).length;
  }

  last(key: string): Load {
    const load = this.all(key).at(-1);
    if (!load) throw new Error(`Nothing has requested ${key}.`);
    return load;
  }

  respond(key: string, value: unknown): void {
    this.last(key).resolve(value);
  }
}

/** Runs pending promise callbacks. 20 turns are enough for the longest chain of promises in these tests. */
export async function flush(): Promise<void> {
  for (let n = 0; n < 20; n++) await Promise.resolve();
}

export function fakeTime(t: TestContext): { tick(ms: number): void } {
  mockTimers(t.mock.timers, { apis: ['setTimeout', 'setInterval', 'Date'], now: 1_000_000 });
  return t.mock.timers;
}

export function deferred() {
  let resolve: () => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

/** Creates a cache with the console's limits. */
export function createCache(): Cache {
  return new Cache({ unusedDataKeptMs: UNUSED_DATA_KEPT_MS, subscriptionBatchMs: SUBSCRIPTION_BATCH_MS });
}

export const countEntries = (cache: Cache): number => [...cache.entries].length;

/** Returns what a component sees of the cached result, without times and counts. */
export function shownIn(cache: Cache, source: Source) {
  const { data, error, isFetching } = cache.read(source) ?? {};
  return { data, error, isFetching };
}

/** Returns an empty cache, and a source. */
export function empty(tags?: Parameters<Loads['source']>[1]) {
  const loads = new Loads();
  return { loads, cache: createCache(), source: loads.source('a', tags) };
}

/** Like `empty`, with a clock that the test advances. */
export const timed = (t: TestContext) => ({ clock: fakeTime(t), ...empty() });

/** Returns a cache with one subscribed and loaded source. */
export async function loaded(data: unknown) {
  const { loads, cache, source } = empty([tag('User')]);
  const leave = cache.subscribe(source, noop);
  loads.respond('a', data);
  await flush();
  return { loads, cache, source, leave };
}
