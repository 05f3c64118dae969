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

test('a write that succeeds refreshes what is subscribed and drops what is not, by tag and id', async (t) => {
  fakeTime(t);
  const loads = new Loads();
  const cache = new Cache();
  const tagged = { on: [tag('User', 1), tag('User', 'LIST')], off: [tag('User', '1')], other: [tag('User', 2)] };
  const sources = Object.entries(tagged).map(([key, tags]) => loads.source(key, tags));
  const [on, off, other] = sources as [Source, Source, Source];
  for (const source of sources) {
    const leave = cache.subscribe(source, noop);
    loads.answer(source.key, 'old');
    await flush();
    if (source === off) leave();
  }
  await cache.write({ tags: [tag('User', 1)], send: async () => 'done' });
  assert.equal(cache.read(on)?.isFetching, true);
  assert.equal(cache.read(off), undefined);
  assert.equal(cache.read(other)?.isFetching, false);
  await cache.write({ tags: [tag('User')], send: async () => 'done' });
  assert.equal(cache.read(other)?.isFetching, true);
});

test('a write that fails touches nothing and rejects with its own reason', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a', [tag('User')]);
  let heard = 0;
  cache.subscribe(source, () => heard++);
  loads.answer('a', 1);
  await flush();
  const before = [cache.read(source), heard];
  await assert.rejects(cache.write({ tags: [tag('User')], send: () => Promise.reject(new Error('No')) }), {
    message: 'No',
  });
  assert.deepEqual([cache.read(source), heard], before);
  assert.equal(loads.count('a'), 1);
});

test('a write during the first load asks again at once, and the earlier answer never shows', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a', (data) => (data === undefined ? [tag('User', 'LIST')] : [tag('User', 7)]));
  const seen: unknown[] = [];
  cache.subscribe(source, () => seen.push(cache.read(source)?.data));
  await cache.write({ tags: [tag('User', 7)], send: async () => 'done' });
  assert.equal(loads.count('a'), 2);
  assert.equal(loads.all('a')[0]?.signal.aborted, true);
  loads.all('a')[0]?.resolve('before the write');
  await flush();
  loads.answer('a', 'after the write');
  await flush();
  assert.deepEqual(new Set(seen), new Set([undefined, 'after the write']));
});

test('a write during a refetch: the screen settles on the answer asked for after the write', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a', [tag('User')]);
  cache.subscribe(source, noop);
  loads.answer('a', 'first');
  await flush();
  void cache.refetch(source);
  await cache.write({ tags: [tag('User')], send: async () => 'done' });
  const [, during, after] = loads.all('a');
  after?.resolve('after');
  await flush();
  during?.resolve('during');
  await flush();
  assert.equal(cache.read(source)?.data, 'after');
});

test('five writes at once cost two refetches at most, and end fresh', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a', [tag('User')]);
  cache.subscribe(source, noop);
  loads.answer('a', 0);
  await flush();
  const writes = Array.from({ length: 5 }, () => deferred());
  const all = writes.map(({ promise }) => cache.write({ tags: [tag('User')], send: () => promise }));
  for (const [n, { resolve }] of writes.entries()) {
    resolve();
    await all[n];
    assert.equal(cache.read(source)?.isFetching, true);
    if (n % 2) loads.answer('a', n);
    await flush();
  }
  assert.equal(loads.count('a'), 3);
  loads.answer('a', 'fresh');
  await flush();
  assert.deepEqual(cache.read(source), { data: 'fresh', error: undefined, isFetching: false });
});

test('when the last of several writes fails, what waited for it is asked for all the same', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a', [tag('User')]);
  cache.subscribe(source, noop);
  loads.answer('a', 0);
  await flush();
  const writes = Array.from({ length: 3 }, () => deferred());
  const all = writes.map(({ promise }) => cache.write({ tags: [tag('User')], send: () => promise }));
  writes[0]?.resolve();
  await all[0];
  writes[1]?.resolve();
  await all[1];
  assert.equal(loads.count('a'), 2);
  writes[2]?.reject(new Error('No'));
  await assert.rejects(all[2] ?? assert.fail());
  assert.equal(loads.count('a'), 3);
  loads.answer('a', 2);
  await flush();
  assert.deepEqual(cache.read(source), { data: 2, error: undefined, isFetching: false });
});

test('an unrelated write or query that hangs delays no refetch', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a', [tag('User')]);
  cache.subscribe(source, noop);
  cache.subscribe(loads.source('slow', [tag('Project')]), noop);
  loads.answer('a', 0);
  await flush();
  void cache.write({ tags: [tag('Project')], send: () => new Promise(noop) });
  for (let n = 2; n < 4; n++) {
    await cache.write({ tags: [tag('User')], send: async () => 'done' });
    assert.equal(loads.count('a'), n);
    loads.answer('a', n);
    await flush();
  }
});

test('shows a patch at once, on top of answers that arrive meanwhile, and takes it back when the write fails', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a', [tag('User')]);
  const shown = () => cache.read(source)?.data;
  cache.subscribe(source, noop);
  loads.answer('a', { status: 'active', name: 'Old' });
  await flush();
  const write = deferred();
  const patches = [{ name: 'list', apply: (data: unknown) => ({ ...(data as object), status: 'inactive' }) }];
  const done = cache.write({ tags: [tag('User')], patches, send: () => write.promise });
  assert.deepEqual(shown(), { status: 'inactive', name: 'Old' });
  void cache.refetch(source);
  loads.answer('a', { status: 'active', name: 'New' });
  await flush();
  assert.deepEqual(shown(), { status: 'inactive', name: 'New' });
  write.reject(new Error('No'));
  await assert.rejects(done);
  assert.deepEqual(shown(), { status: 'active', name: 'New' });
});

test('a patch that the server has agreed to stays until the next answer', async () => {
  const loads = new Loads();
  const cache = new Cache();
  const source = loads.source('a', [tag('User')]);
  cache.subscribe(source, noop);
  loads.answer('a', 1);
  await flush();
  const patches = [{ name: 'list', apply: (data: unknown) => Number(data) + 1 }];
  await cache.write({ tags: [tag('User')], patches, send: async () => 'done' });
  assert.deepEqual(cache.read(source), { data: 2, error: undefined, isFetching: true });
  loads.answer('a', 2);
  await flush();
  assert.deepEqual(cache.read(source), { data: 2, error: undefined, isFetching: false });
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
