import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type createCache, deferred, flush, loaded, noop, shownIn, tag } from './loads.ts';

const fresh = { error: undefined, isFetching: false };

/** Starts writes, and returns a function that ends one. */
function start(cache: ReturnType<typeof createCache>, count: number, kind = 'upload') {
  const pending = Array.from({ length: count }, () => deferred());
  const done = pending.map(({ promise }) => cache.write({ kind, tags: [tag('User')], send: () => promise }));
  return async (index: number, error?: Error) => {
    if (error) pending[index]?.reject(error);
    else pending[index]?.resolve();
    await done[index]?.catch(noop);
    await flush();
  };
}

test('overlapping writes of one kind cause one refetch, even if the last one fails', async () => {
  for (const error of [undefined, new Error('No')]) {
    const { loads, cache, source } = await loaded(0);
    const end = start(cache, 5);
    for (let n = 0; n < 4; n++) {
      await end(n);
      assert.deepEqual([cache.read(source)?.isFetching, loads.count('a')], [true, 1]);
    }
    await end(4, error);
    assert.equal(loads.count('a'), 2);
    loads.respond('a', 'new');
    await flush();
    assert.deepEqual(shownIn(cache, source), { data: 'new', ...fresh });
  }
});

test('a hanging write of another kind, or a hanging unrelated query, delays no refetch', async () => {
  const { loads, cache, source } = await loaded(0);
  cache.subscribe(loads.source('slow', [tag('Project')]), noop);
  void cache.write({ kind: 'delete', tags: [tag('Project')], send: () => new Promise(noop) });
  void cache.write({ kind: 'upload', tags: [tag('User')], send: () => new Promise(noop) });
  for (let n = 2; n < 4; n++) {
    await cache.write({ kind: 'delete', tags: [tag('User')], send: async () => 'done' });
    assert.equal(loads.count('a'), n);
    loads.respond('a', n);
    await flush();
  }
  assert.deepEqual(shownIn(cache, source), { data: 3, ...fresh });
  cache.clear();
});

test('successive writes during a refetch cause one request at a time, and only the last response is shown', async () => {
  const { loads, cache, source } = await loaded(0);
  for (let n = 0; n < 10; n++) await cache.write({ tags: [tag('User')], send: async () => 'done' });
  assert.equal(loads.count('a'), 2);
  loads.respond('a', 'overtaken');
  await flush();
  assert.deepEqual([loads.count('a'), cache.read(source)?.data], [3, 0]);
  loads.respond('a', 'new');
  await flush();
  assert.deepEqual([loads.count('a'), cache.read(source)?.data], [3, 'new']);
});

test('a manual refetch doesn’t wait for writes; given a minimum age, it returns younger data from the cache', async () => {
  const { loads, cache, source } = await loaded('old');
  const end = start(cache, 3);
  await end(0);
  assert.equal((await cache.refetch(source, 60_000)).data, 'old');
  assert.equal(loads.count('a'), 1);
  const refetched = cache.refetch(source);
  assert.equal(loads.count('a'), 2);
  await end(1);
  loads.respond('a', 'overtaken');
  await end(2);
  loads.respond('a', 'new');
  assert.equal((await refetched).data, 'new');
  assert.equal(loads.count('a'), 3);
});
