// How long the cache keeps what, and what it leaves behind.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCache, fakeTime, flush, Loads } from './loads.ts';

const noop = () => undefined;

test('keeps unused data 60 s from the last subscriber’s leaving, then holds nothing, no timer either', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = createCache();
  const source = loads.source('a');
  const leaveFirst = cache.subscribe(source, () => undefined);
  const leaveLast = cache.subscribe(source, () => undefined);
  loads.answer('a', 1);
  await flush();
  leaveFirst();
  clock.tick(90_000);
  leaveLast();
  await flush();
  clock.tick(59_400);
  assert.equal(cache.read(source)?.data, 1);
  cache.subscribe(source, noop)();
  clock.tick(59_900);
  assert.equal(cache.read(source)?.data, 1);
  clock.tick(600);
  assert.equal(cache.read(source), undefined);
  assert.equal(cache.size, 0);
  assert.equal(loads.count('a'), 1);
});

test('applies who came and left by one timer, every 500 ms at most', (t) => {
  fakeTime(t);
  const timers = t.mock.method(globalThis, 'setTimeout');
  const loads = new Loads();
  const cache = createCache();
  for (let n = 0; n < 1000; n++) cache.subscribe(loads.source(`key ${n}`), noop)();
  assert.deepEqual(
    timers.mock.calls.map(({ arguments: [, delayMs] }) => delayMs),
    [500],
  );
});

test('10,000 keys visited and expired leave nothing', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = createCache();
  const leaves = Array.from({ length: 10_000 }, (_, n) => {
    const leave = cache.subscribe(loads.source(`key ${n}`), noop);
    loads.answer(`key ${n}`, n);
    return leave;
  });
  await flush();
  for (const leave of leaves) leave();
  await flush();
  assert.equal(cache.size, 10_001);
  clock.tick(61_000);
  assert.equal(cache.size, 0);
});

test('aborts a request as soon as nobody wants it, and keeps no trace of it', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = createCache();
  const leave = cache.subscribe(loads.source('a'), noop);
  leave();
  assert.equal(loads.last('a').signal.aborted, false, 'a re-render leaves and comes back in one task');
  await flush();
  assert.equal(loads.last('a').signal.aborted, true);
  clock.tick(500);
  assert.equal(cache.size, 0);
});

test('who leaves and comes back in one task keeps the request', async () => {
  const loads = new Loads();
  const cache = createCache();
  cache.subscribe(loads.source('a'), noop)();
  cache.subscribe(loads.source('a'), noop);
  await flush();
  assert.equal(loads.last('a').signal.aborted, false);
  assert.equal(loads.count('a'), 1);
  cache.clear();
});

test('clear leaves no timer', () => {
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const cache = createCache();
  const before = timers();
  cache.subscribe(new Loads().source('a'), noop)();
  assert.equal(timers(), before + 1);
  cache.clear();
  assert.equal(timers(), before);
});

test('an aborted refetch leaves its data, and the next subscriber asks anew', async (t) => {
  fakeTime(t);
  const loads = new Loads();
  const cache = createCache();
  const source = loads.source('a');
  const leave = cache.subscribe(source, noop);
  loads.answer('a', 1);
  await flush();
  void cache.refetch(source);
  leave();
  await flush();
  assert.equal(loads.last('a').signal.aborted, true);
  assert.equal(cache.read(source)?.data, 1);
  await cache.write({ tags: [], send: async () => 'done' });
  assert.equal(loads.count('a'), 2, 'a write does not ask for nobody');
  cache.subscribe(source, noop);
  assert.equal(loads.count('a'), 3);
});

test('a failure without data is forgotten soon after its last subscriber has left', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = createCache();
  const source = loads.source('a');
  const leave = cache.subscribe(source, noop);
  loads.last('a').reject(new Error('No'));
  await flush();
  leave();
  clock.tick(500);
  assert.equal(cache.read(source)?.error?.kind, 'FETCH_ERROR');
  clock.tick(1000);
  assert.equal(cache.size, 0);
});

test('a prefetched answer waits for its first subscriber, and is forgotten without one', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = createCache();
  void cache.refetch(loads.source('a'), 60_000);
  void cache.refetch(loads.source('a'), 60_000);
  loads.answer('a', 1);
  await flush();
  cache.subscribe(loads.source('a'), noop);
  assert.equal(loads.count('a'), 1);
  void cache.refetch(loads.source('b'), 60_000);
  loads.answer('b', 1);
  await flush();
  clock.tick(61_000);
  assert.equal(cache.read(loads.source('b')), undefined);
});
