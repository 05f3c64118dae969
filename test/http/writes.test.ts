import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Source } from '../../src/http/entry.ts';
import { FetchError, HttpError, ParsingError, TimeoutError } from '../../src/http/errors.ts';
import { update } from '../../src/http/update.ts';
import { deferred, empty, flush, loaded, noop, shownIn, tag } from './loads.ts';

test('a successful write refetches subscribed queries with its tags, drops unsubscribed ones, and reports the tags', async () => {
  const { loads, cache } = empty();
  const tagged = { on: [tag('User', 1), tag('User', 'LIST')], off: [tag('User', '1')], other: [tag('User', 2)] };
  const sources = Object.entries(tagged).map(([key, tags]) => loads.source(key, tags));
  const [on, off, other] = sources as [Source, Source, Source];
  for (const source of sources) {
    const leave = cache.subscribe(source, noop);
    loads.respond(source.key, 'old');
    await flush();
    if (source === off) leave();
  }
  const reported: unknown[] = [];
  cache.onWrite = (tags) => reported.push(tags);
  await cache.write({ tags: [tag('User', 1)], send: async () => 'done' });
  await assert.rejects(cache.write({ tags: [tag('User', 2)], send: () => Promise.reject(new Error('No')) }));
  assert.deepEqual(reported, [[tag('User', 1)]]);
  assert.equal(cache.read(on)?.isFetching, true);
  assert.equal(cache.read(off), undefined);
  assert.equal(cache.read(other)?.isFetching, false);
  await cache.write({ tags: [tag('User')], send: async () => 'done' });
  assert.equal(cache.read(other)?.isFetching, true);
  cache.clear();
});

test('a write with an unknown outcome refetches its queries, and a rejected write doesn’t', async () => {
  const { loads, cache, source } = await loaded(1);
  let notified = 0;
  cache.subscribe(source, () => notified++);
  const before = cache.read(source);
  const fail = (error: Error) => cache.write({ tags: [tag('User')], send: () => Promise.reject(error) });
  const rejections = [400, 401, 403, 422, 429].map((status) => new HttpError({ status }));
  for (const error of [...rejections, new Error('No')]) await assert.rejects(fail(error), error);
  assert.deepEqual([loads.count('a'), notified, cache.read(source)], [1, 0, before]);
  for (const error of [
    new FetchError(),
    new TimeoutError(),
    new ParsingError({ status: 200 }),
    new HttpError({ status: 502 }),
  ]) {
    const before = loads.count('a');
    await assert.rejects(fail(error), error);
    assert.equal(loads.count('a'), before + 1, error.message);
    loads.respond('a', before);
    await flush();
  }
});

test('a write rejected because its row was deleted or changed refetches only the queries that show it', async () => {
  const { loads, cache } = await loaded(1);
  for (const status of [404, 409]) {
    const before = loads.count('a');
    const reject = (type: string) => {
      const error = new HttpError({ status });
      return assert.rejects(cache.write({ tags: [tag(type)], send: () => Promise.reject(error) }), error);
    };
    await reject('Other');
    assert.equal(loads.count('a'), before);
    await reject('User');
    assert.equal(loads.count('a'), before + 1, `${status}`);
    loads.respond('a', before);
    await flush();
  }
});

test('after a write during the first load or a refetch, the earlier response is never shown', async () => {
  const { loads, cache, source } = empty((data) => (data === undefined ? [tag('User', 'LIST')] : [tag('User', 7)]));
  const seen = new Set<unknown>();
  cache.subscribe(source, () => seen.add(cache.read(source)?.data));
  for (const round of [1, 2]) {
    await cache.write({ tags: [tag('User', 7)], send: async () => 'done' });
    loads.respond('a', 'before the write');
    await flush();
    loads.respond('a', `after write ${round}`);
    await flush();
    assert.equal(loads.count('a'), round === 1 ? 2 : 4);
    void cache.refetch(source);
  }
  assert.deepEqual(seen, new Set([undefined, 'after write 1', 'after write 2']));
});

test('a write that fails offline keeps the cached lists, which are refetched later', async () => {
  const { loads, cache, source, leave } = await loaded('rows');
  const lost = new FetchError();
  await assert.rejects(cache.write({ tags: [tag('User')], send: () => Promise.reject(lost) }));
  loads.last('a').reject(lost);
  await flush();
  assert.deepEqual(shownIn(cache, source), { data: 'rows', error: undefined, isFetching: false });
  leave();
  cache.subscribe(source, noop);
  assert.equal(loads.count('a'), 3);
});

test('a list stays without an error if several writes and its refetch fail offline, unless the user refetches it', async () => {
  const lost = new FetchError();
  for (const isAsked of [false, true]) {
    const { loads, cache, source } = await loaded('rows');
    const fail = async (kind?: string) => {
      const { promise, reject } = deferred();
      const write = cache.write({ ...(kind && { kind }), tags: [tag('User')], send: () => promise });
      return async () => {
        reject(lost);
        await assert.rejects(write);
      };
    };
    // The first write's refetch waits for the second write of its kind; the third overtakes that refetch.
    const ends = [await fail('upload'), await fail('upload'), await fail('delete')];
    for (const end of ends) await end();
    if (isAsked) void cache.refetch(source);
    loads.last('a').reject(lost);
    await flush();
    loads.last('a').reject(lost);
    await flush();
    const error = isAsked ? lost : undefined;
    assert.deepEqual(shownIn(cache, source), { data: 'rows', error, isFetching: false });
  }
});

test('a deleted row stays visible to its subscribers, and isn’t refetched', async () => {
  const { loads, cache } = empty();
  const row = loads.source('row', [tag('User', 1), tag('Investment', 7)]);
  const list = loads.source('list', [tag('User', 'LIST')]);
  const leave = cache.subscribe(row, noop);
  cache.subscribe(list, noop);
  loads.respond('row', 'Ada');
  loads.respond('list', ['Ada']);
  await flush();
  const tags = [tag('User', 'LIST'), tag('Investment')];
  await cache.write({ tags, send: () => update(cache, Promise.resolve(), { deleted: ['row'] }) });
  assert.deepEqual([loads.count('row'), loads.count('list'), cache.read(row)?.data], [1, 2, 'Ada']);
  leave();
  await flush();
  cache.subscribe(row, noop);
  assert.equal(loads.count('row'), 2, 'a later subscriber sends a request');
});
