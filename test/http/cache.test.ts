import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Cache } from '../../src/http/cache.ts';
import type { Source } from '../../src/http/entry.ts';
import type { Tag } from '../../src/http/tags.ts';
import { deferred, fakeTime, flush, Loads } from './loads.ts';

const tag = (type: string, id?: string | number): Tag => ({ type, id });
const noop = () => undefined;

test('makes one request for a key, however many ask', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a');
  for (let n = 0; n < 5; n++) cache.subscribe(source, noop);
  const both = [cache.refetch(source), cache.refetch(source)];
  loads.answer('a', 1);
  await Promise.all(both);
  assert.equal(loads.count('a'), 1);
  assert.deepEqual(cache.read(source), { data: 1, error: undefined, isFetching: false });
});

test('keeps unused data 60 s from the last subscriber’s leaving, then holds nothing, no timer either', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a');
  const leaveFirst = cache.subscribe(source, () => undefined);
  const leaveLast = cache.subscribe(source, () => undefined);
  loads.answer('a', 1);
  await flush();
  leaveFirst();
  clock.tick(90_000);
  leaveLast();
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
  const cache = new Cache();
  for (let n = 0; n < 1000; n++) cache.subscribe(loads.source(`key ${n}`), noop)();
  assert.deepEqual(
    timers.mock.calls.map(({ arguments: [, delayMs] }) => delayMs),
    [500],
  );
});

test('10,000 keys visited and expired leave nothing', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = new Cache();
  const leaves = Array.from({ length: 10_000 }, (_, n) => {
    const leave = cache.subscribe(loads.source(`key ${n}`), noop);
    loads.answer(`key ${n}`, n);
    return leave;
  });
  await flush();
  for (const leave of leaves) leave();
  await flush();
  assert.ok(cache.size > 20_000);
  clock.tick(61_000);
  assert.equal(cache.size, 0);
});

test('aborts a request as soon as nobody wants it, and keeps no trace of it', async (t) => {
  fakeTime(t);
  const loads = new Loads();
  const cache = new Cache();
  const leave = cache.subscribe(loads.source('a'), noop);
  leave();
  assert.equal(loads.last('a').signal.aborted, false, 'a re-render leaves and comes back in one task');
  await flush();
  assert.equal(loads.last('a').signal.aborted, true);
  assert.equal(cache.read(loads.source('a')), undefined);
});

test('an aborted refetch leaves its data, and the next subscriber asks anew', async (t) => {
  fakeTime(t);
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a');
  const leave = cache.subscribe(source, noop);
  loads.answer('a', 1);
  await flush();
  void cache.refetch(source);
  leave();
  await flush();
  assert.deepEqual(cache.read(source), { data: 1, error: undefined, isFetching: false });
  cache.subscribe(source, noop);
  assert.equal(loads.count('a'), 3);
});

test('clear empties everything; answers and writes of the old session change nothing afterwards', async (t) => {
  fakeTime(t);
  const loads = new Loads();
  const cache = new Cache();
  const shown = loads.source('shown', [tag('User')]);
  const flying = loads.source('flying', [tag('User')]);
  cache.subscribe(shown, noop);
  cache.subscribe(flying, noop);
  cache.subscribe(loads.source('gone'), noop)();
  loads.answer('shown', 'secret');
  await flush();
  const write = deferred();
  const done = cache.write({ tags: [tag('User')], send: () => write.promise });
  cache.clear();
  assert.equal(loads.last('flying').signal.aborted, true);
  loads.answer('flying', 'secret');
  write.resolve();
  await done;
  await flush();
  for (const source of [shown, flying]) {
    assert.deepEqual(cache.read(source), { data: undefined, error: undefined, isFetching: false });
    assert.equal(loads.count(source.key), 1);
  }
  assert.equal(cache.size, 2);
  cache.invalidate();
  assert.equal(loads.count('shown'), 2);
});

test('a failure keeps the data, is told, and answers new subscribers for a second', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a');
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

test('equal data keeps its reference, and nobody hears of a change', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a');
  cache.subscribe(source, noop);
  loads.answer('a', { rows: [1, 2] });
  await flush();
  const before = cache.read(source)?.data;
  void cache.refetch(source);
  loads.answer('a', { rows: [1, 2] });
  await flush();
  assert.equal(cache.read(source)?.data, before);
});

test('a load that throws at once is a failure, not an exception', async () => {
  const cache = new Cache();
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

test('a prefetched answer waits for its first subscriber, and is forgotten without one', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = new Cache();
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

test('no request is left without a listener to its failure', async () => {
  const unhandled = mock.fn();
  process.once('unhandledRejection', unhandled);
  const loads = new Loads();
  const cache = new Cache();
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
