// Tests how long the cache keeps entries, and that no timer or data remains afterward.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mockTimers } from '../support/clock.ts';
import {
  countEntries,
  createCache,
  empty,
  fakeTime,
  flush,
  Loads,
  loaded,
  noop,
  shownIn,
  tag,
  timed,
} from './loads.ts';

const fresh = { error: undefined, isFetching: false };

test('the cache keeps unused data for 60 s, and afterward neither data nor timer', async (t) => {
  const { clock, loads, cache, source } = timed(t);
  const leaveFirst = cache.subscribe(source, () => undefined);
  const leaveLast = cache.subscribe(source, () => undefined);
  loads.respond('a', 1);
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
  assert.equal(countEntries(cache), 0);
  const timers = t.mock.method(globalThis, 'setTimeout');
  clock.tick(90_000);
  assert.deepEqual([loads.count('a'), timers.mock.callCount()], [1, 0]);
});

test('a thousand subscription changes in the cache start one timer of 500 ms', (t) => {
  fakeTime(t);
  const timers = t.mock.method(globalThis, 'setTimeout');
  const { loads, cache } = empty();
  for (let n = 0; n < 1000; n++) cache.subscribe(loads.source(`key ${n}`), noop)();
  assert.deepEqual(
    timers.mock.calls.map(({ arguments: [, delayMs] }) => delayMs),
    [500],
  );
});

test('the cache aborts a request when its last subscriber leaves, and removes its entry', async (t) => {
  const { clock, loads, cache } = timed(t);
  const leave = cache.subscribe(loads.source('a'), noop);
  leave();
  assert.equal(loads.last('a').signal.aborted, false, 'a re-render leaves and comes back in one task');
  await flush();
  assert.equal(loads.last('a').signal.aborted, true);
  clock.tick(500);
  assert.equal(countEntries(cache), 0);
});

test('clearing the cache leaves no timer', () => {
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const cache = createCache();
  const before = timers();
  cache.subscribe(new Loads().source('a'), noop)();
  assert.equal(timers(), before + 1);
  cache.clear();
  assert.equal(timers(), before);
});

test('an aborted refetch leaves the cached data, and the next subscriber refetches', async (t) => {
  fakeTime(t);
  const { loads, cache, source, leave } = await loaded(1);
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

test('an error without data expires soon after its last subscriber has left', async (t) => {
  const { clock, loads, cache, source } = timed(t);
  const leave = cache.subscribe(source, noop);
  loads.last('a').reject(new Error('No'));
  await flush();
  leave();
  clock.tick(500);
  assert.equal(cache.read(source)?.error?.kind, 'FETCH_ERROR');
  clock.tick(1000);
  assert.equal(countEntries(cache), 0);
});

test('a prefetched response waits for its first subscriber, and expires without one', async (t) => {
  const { clock, loads, cache } = timed(t);
  void cache.refetch(loads.source('a'), 60_000);
  void cache.refetch(loads.source('a'), 60_000);
  loads.respond('a', 1);
  await flush();
  cache.subscribe(loads.source('a'), noop);
  assert.equal(loads.count('a'), 1);
  void cache.refetch(loads.source('b'), 60_000);
  loads.respond('b', 1);
  await flush();
  clock.tick(61_000);
  assert.equal(cache.read(loads.source('b')), undefined);
});

test('the cache keeps a failure for a second, during which new subscribers cause no request', async (t) => {
  const { clock, loads, cache, source } = timed(t);
  cache.subscribe(source, noop);
  loads.last('a').reject(new Error('No'));
  await flush();
  assert.equal(cache.read(source)?.error?.kind, 'FETCH_ERROR');
  for (let n = 0; n < 5; n++) cache.subscribe(source, noop)();
  assert.equal(loads.count('a'), 1);
  clock.tick(1000);
  cache.subscribe(source, noop);
  assert.equal(loads.count('a'), 2);
});

test('a clock set back prevents neither refetches nor expiry', async (t) => {
  mockTimers(t.mock.timers, { apis: ['setTimeout'] });
  let now = 10_000_000;
  t.mock.method(Date, 'now', () => now);
  const { loads, cache } = empty();
  const leave = cache.subscribe(loads.source('a'), noop);
  loads.last('a').reject(new Error('No'));
  await flush();
  leave();
  now = 1_000_000;
  cache.subscribe(loads.source('a'), noop)();
  assert.equal(loads.count('a'), 2);
  loads.respond('a', 1);
  now = 1000;
  t.mock.timers.tick(500);
  assert.equal(cache.read(loads.source('a')), undefined);
});

test('a hanging request blocks a newer one for at most a second', async (t) => {
  const clock = fakeTime(t);
  const { loads, cache, source } = await loaded('old');
  const refetched = cache.refetch(source);
  const overtake = () => cache.write({ tags: [tag('User')], send: async () => 'done' });
  await overtake();
  clock.tick(999);
  assert.deepEqual([loads.count('a'), loads.last('a').signal.aborted], [2, false]);
  clock.tick(1);
  assert.deepEqual([loads.count('a'), loads.all('a')[1]?.signal.aborted], [3, true]);
  await overtake();
  clock.tick(500);
  loads.respond('a', 'overtaken');
  await flush();
  clock.tick(999);
  assert.deepEqual([loads.count('a'), loads.last('a').signal.aborted], [4, false], 'a request that ended in time');
  loads.respond('a', 'new');
  assert.equal((await refetched).data, 'new');
  clock.tick(5000);
  assert.deepEqual([loads.count('a'), shownIn(cache, source)], [4, { data: 'new', ...fresh }]);
});
