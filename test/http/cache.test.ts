import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Source } from '../../src/http/entry.ts';
import { update } from '../../src/http/update.ts';
import { countEntries, createCache, deferred, empty, flush, noop, shownIn, tag } from './loads.ts';

test('the cache makes one request for a key, however many components subscribe', async () => {
  const { loads, cache, source } = empty();
  for (let n = 0; n < 5; n++) cache.subscribe(source, noop);
  const both = [cache.refetch(source), cache.refetch(source)];
  loads.respond('a', 1);
  await Promise.all(both);
  assert.equal(loads.count('a'), 1);
  assert.deepEqual(shownIn(cache, source), { data: 1, error: undefined, isFetching: false });
});

test('clearing the cache removes all data, and later responses and writes of the old session change nothing', async () => {
  const { loads, cache } = empty();
  const shown = loads.source('shown', [tag('User')]);
  const flying = loads.source('flying', [tag('User')]);
  cache.subscribe(shown, noop);
  cache.subscribe(flying, noop);
  cache.subscribe(loads.source('gone'), noop)();
  loads.respond('shown', 'secret');
  await flush();
  const sharedTags: unknown[] = [];
  cache.onWrite = (tags) => sharedTags.push(tags);
  const writes = [deferred(), deferred()] as const;
  const optimistic = { list: () => 'secret' };
  const done = writes.map(({ promise }) =>
    cache.write({ tags: [tag('User')], send: () => update(cache, promise, { optimistic }) }),
  );
  cache.clear();
  assert.equal(loads.last('flying').signal.aborted, true);
  loads.respond('flying', 'secret');
  await flush();
  for (const source of [shown, flying]) {
    assert.deepEqual(shownIn(cache, source), { data: undefined, error: undefined, isFetching: false });
    assert.equal(loads.count(source.key), 1);
  }
  assert.equal(countEntries(cache), 2, 'what is on screen');
  cache.invalidate();
  loads.respond('shown', 'of the next user');
  await flush();
  writes[0].resolve();
  writes[1].reject(new Error('No'));
  for (const promise of done) await assert.rejects(promise, { name: 'AbortError' });
  assert.deepEqual([cache.read(shown)?.data, loads.count('shown'), sharedTags], ['of the next user', 2, []]);
});

test('a source whose load throws synchronously has an error in the cache', async () => {
  const cache = createCache();
  const source: Source = {
    key: 'a',
    name: 'list',
    tags: () => [],
    load() {
      throw new TypeError('No');
    },
  };
  cache.subscribe(source, noop);
  await flush();
  assert.equal(cache.read(source)?.error?.kind, 'FETCH_ERROR');
});

test('a failed load causes no unhandled rejection', async () => {
  const unhandled = mock.fn();
  process.once('unhandledRejection', unhandled);
  const { loads, cache } = empty();
  cache.subscribe(loads.source('a'), noop)();
  void cache.refetch(loads.source('b'));
  loads.last('b').reject(new Error('No'));
  await flush();
  loads.last('a').reject(new Error('No'));
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  cache.clear();
  assert.equal(unhandled.mock.callCount(), 0);
});

test('the cache counts the failed attempts of a fetch, and records when its response arrived', async () => {
  const since = Date.now();
  const cache = createCache();
  let fail: (count: number) => void = noop;
  let respond: (value: string) => void = noop;
  const source: Source = {
    key: 'a',
    name: 'list',
    tags: () => [],
    load: (_, onFailure) => {
      fail = onFailure;
      return new Promise((resolve) => {
        respond = resolve;
      });
    },
  };
  cache.subscribe(source, noop);
  fail(1);
  assert.deepEqual([cache.read(source)?.failureCount, cache.read(source)?.isFetching], [1, true]);
  respond('rows');
  await flush();
  const { fulfilledTimeStamp = 0 } = cache.read(source) ?? {};
  assert.ok(fulfilledTimeStamp >= since && fulfilledTimeStamp <= Date.now());
  void cache.refetch(source);
  assert.equal(cache.read(source)?.failureCount, 0);
});
