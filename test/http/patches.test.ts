import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCache, deferred, flush, Loads, loaded, noop, shownIn, tag } from './loads.ts';

test('shows a patch at once, on top of answers that arrive meanwhile, and takes it back when the write fails', async () => {
  const { loads, cache, source } = await loaded({ status: 'active', name: 'Old' });
  const shown = () => cache.read(source)?.data;
  const write = deferred();
  const patches = { list: (data: unknown) => ({ ...(data as object), status: 'inactive' }) };
  const done = cache.write({ tags: [tag('User')], patches, send: () => write.promise });
  assert.deepEqual(shown(), { status: 'inactive', name: 'Old' });
  void cache.refetch(source);
  loads.answer('a', { status: 'active', name: 'New' });
  await flush();
  assert.deepEqual(shown(), { status: 'inactive', name: 'New' });
  const before = cache.read(source);
  void cache.write({ tags: [], send: () => new Promise(noop) });
  assert.equal(cache.read(source), before, 'other writes change nothing');
  write.reject(new Error('No'));
  await assert.rejects(done);
  assert.deepEqual(shown(), { status: 'active', name: 'New' });
});

test('a patch that the server has agreed to stays until the next answer', async () => {
  const { loads, cache, source } = await loaded(1);
  const patches = { list: (data: unknown) => Number(data) + 1 };
  await cache.write({ tags: [tag('User')], patches, send: async () => 'done' });
  assert.deepEqual(shownIn(cache, source), { data: 2, error: undefined, isFetching: true });
  loads.answer('a', 2);
  await flush();
  assert.deepEqual(shownIn(cache, source), { data: 2, error: undefined, isFetching: false });
});

test('a patch changes what its endpoint has answered, and nothing else', async () => {
  const loads = new Loads();
  const cache = createCache();
  const [answered, awaited] = [loads.source('a'), loads.source('b')];
  for (const source of [answered, awaited]) cache.subscribe(source, noop);
  loads.answer('a', 1);
  await flush();
  const patches = { other: () => 'wrong', list: (data: unknown) => Number(data) + 1 };
  void cache.write({ tags: [], patches, send: () => new Promise(noop) });
  assert.deepEqual([cache.read(answered)?.data, cache.read(awaited)?.data], [2, undefined]);
});

test('the answer of a write is shown at once, and confirmed by the list', async () => {
  const { loads, cache, source } = await loaded('old');
  await cache.write({ tags: [tag('User')], answerPatches: (name) => ({ list: () => name }), send: async () => 'new' });
  assert.deepEqual(shownIn(cache, source), { data: 'new', error: undefined, isFetching: true });
  loads.answer('a', 'newer');
  await flush();
  assert.equal(cache.read(source)?.data, 'newer');
});
