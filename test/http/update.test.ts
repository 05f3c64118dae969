import assert from 'node:assert/strict';
import { test } from 'node:test';
import { update } from '../../src/http/update.ts';
import { deferred, empty, flush, loaded, noop, shownIn, tag } from './loads.ts';

test('an optimistic patch is shown at once, reapplied to responses, and rolled back on failure', async () => {
  const { loads, cache, source } = await loaded({ status: 'active', name: 'Old' });
  const shown = () => cache.read(source)?.data;
  const write = deferred();
  const optimistic = { list: (data: unknown) => ({ ...(data as object), status: 'inactive' }) };
  const done = cache.write({ tags: [tag('User')], send: () => update(cache, write.promise, { optimistic }) });
  assert.deepEqual(shown(), { status: 'inactive', name: 'Old' });
  void cache.refetch(source);
  loads.respond('a', { status: 'active', name: 'New' });
  await flush();
  assert.deepEqual(shown(), { status: 'inactive', name: 'New' });
  const before = cache.read(source);
  void cache.write({ tags: [], send: () => new Promise(noop) });
  assert.equal(cache.read(source), before, 'other writes change nothing');
  write.reject(new Error('No'));
  await assert.rejects(done);
  assert.deepEqual(shown(), { status: 'active', name: 'New' });
});

test('a confirmed optimistic patch stays until the next response', async () => {
  const { loads, cache, source } = await loaded(1);
  const optimistic = { list: (data: unknown) => Number(data) + 1 };
  await cache.write({ tags: [tag('User')], send: () => update(cache, Promise.resolve(), { optimistic }) });
  assert.deepEqual(shownIn(cache, source), { data: 2, error: undefined, isFetching: true });
  loads.respond('a', 2);
  await flush();
  assert.deepEqual(shownIn(cache, source), { data: 2, error: undefined, isFetching: false });
});

test('an optimistic patch changes only the data of its endpoint', async () => {
  const { loads, cache } = empty();
  const [completed, awaited] = [loads.source('a'), loads.source('b')];
  for (const source of [completed, awaited]) cache.subscribe(source, noop);
  loads.respond('a', 1);
  await flush();
  const optimistic = { other: () => 'wrong', list: (data: unknown) => Number(data) + 1 };
  void cache.write({ tags: [], send: () => update(cache, new Promise(noop), { optimistic }) });
  assert.deepEqual([cache.read(completed)?.data, cache.read(awaited)?.data], [2, undefined]);
});

test('the data in a write’s response is shown at once, until the list is refetched', async () => {
  const { loads, cache, source } = await loaded('old');
  const fulfilled = (name: string) => ({ list: () => name });
  const send = () => update(cache, Promise.resolve('new'), { fulfilled });
  await cache.write({ tags: [tag('User')], send });
  assert.deepEqual(shownIn(cache, source), { data: 'new', error: undefined, isFetching: true });
  loads.respond('a', 'newer');
  await flush();
  assert.equal(cache.read(source)?.data, 'newer');
});
