import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Source, Tag } from '../../src/http/entry.ts';
import { createCache, deferred, fakeTime, flush, Loads, shownIn } from './loads.ts';

const tag = (type: string, id?: string | number): Tag => ({ type, id });
const noop = () => undefined;

test('makes one request for a key, however many ask', async () => {
  const loads = new Loads();
  const cache = createCache();
  const source = loads.source('a');
  for (let n = 0; n < 5; n++) cache.subscribe(source, noop);
  const both = [cache.refetch(source), cache.refetch(source)];
  loads.answer('a', 1);
  await Promise.all(both);
  assert.equal(loads.count('a'), 1);
  assert.deepEqual(shownIn(cache, source), { data: 1, error: undefined, isFetching: false });
});

test('who waits for a request that is overtaken waits for the newest', async () => {
  const loads = new Loads();
  const cache = createCache();
  const source = loads.source('a');
  cache.subscribe(source, noop);
  const shown = cache.refetch(source).then(() => cache.read(source)?.data);
  cache.invalidate();
  loads.all('a')[0]?.resolve('old');
  await flush();
  loads.answer('a', 'new');
  assert.equal(await shown, 'new');
});

test('clear empties everything; answers and writes of the old session change nothing afterwards', async (t) => {
  fakeTime(t);
  const loads = new Loads();
  const cache = createCache();
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
    assert.deepEqual(shownIn(cache, source), { data: undefined, error: undefined, isFetching: false });
    assert.equal(loads.count(source.key), 1);
  }
  assert.equal(cache.size, 2, 'what is on screen, and no timer');
  cache.invalidate();
  assert.equal(loads.count('shown'), 2);
});

test('a failure keeps the data, is told, and answers new subscribers for a second', async (t) => {
  const clock = fakeTime(t);
  const loads = new Loads();
  const cache = createCache();
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
  const cache = createCache();
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

test('no request is left without a listener to its failure', async () => {
  const unhandled = mock.fn();
  process.once('unhandledRejection', unhandled);
  const loads = new Loads();
  const cache = createCache();
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

test('a clock that is set back keeps nothing from being asked again, and nothing from going', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 10_000_000;
  t.mock.method(Date, 'now', () => now);
  const loads = new Loads();
  const cache = createCache();
  const leave = cache.subscribe(loads.source('a'), noop);
  loads.last('a').reject(new Error('No'));
  await flush();
  leave();
  now = 1_000_000;
  cache.subscribe(loads.source('a'), noop)();
  assert.equal(loads.count('a'), 2);
  loads.answer('a', 1);
  now = 1000;
  t.mock.timers.tick(500);
  assert.equal(cache.entries().length, 0);
});

test('says how many attempts have failed, until there is an answer, and when that came', async (t) => {
  fakeTime(t);
  const cache = createCache();
  let fail: (count: number) => void = noop;
  let answer: (value: string) => void = noop;
  const source: Source = {
    key: 'a',
    name: 'list',
    tags: () => [],
    load: (_, onFailure) => {
      fail = onFailure;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  cache.subscribe(source, noop);
  fail(1);
  assert.deepEqual([cache.read(source)?.failureCount, cache.read(source)?.isFetching], [1, true]);
  answer('rows');
  await flush();
  assert.equal(cache.read(source)?.fulfilledTimeStamp, 1_000_000);
  void cache.refetch(source);
  assert.equal(cache.read(source)?.failureCount, 0);
});
