import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCache, deferred, flush, Loads, loaded, noop, shownIn, tag } from './loads.ts';

test('five writes at once cost two refetches at most, and end fresh', async () => {
  const { loads, cache, source } = await loaded(0);
  const writes = Array.from({ length: 5 }, () => deferred());
  const all = writes.map(({ promise }) => cache.write({ tags: [tag('User')], send: () => promise }));
  for (const [n, { resolve }] of writes.entries()) {
    resolve();
    await all[n];
    assert.equal(cache.read(source)?.isFetching, true);
    if (n === 0) loads.answer('a', n);
    await flush();
  }
  assert.equal(loads.count('a'), 3);
  loads.answer('a', 'fresh');
  await flush();
  assert.deepEqual(shownIn(cache, source), { data: 'fresh', error: undefined, isFetching: false });
});

test('when the last of several writes fails, what waited for it is asked for all the same', async () => {
  const { loads, cache, source } = await loaded(0);
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
  assert.deepEqual(shownIn(cache, source), { data: 2, error: undefined, isFetching: false });
  void cache.write({ tags: [tag('User')], send: () => new Promise(noop) });
  await cache.write({ tags: [tag('User')], send: async () => 'done' });
  assert.equal(loads.count('a'), 4, 'the first of later ones is followed at once');
});

test('an unrelated write or query that hangs delays no refetch', async () => {
  const loads = new Loads();
  const cache = createCache();
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
  for (let n = 4; n < 6; n++) {
    cache.invalidate();
    assert.equal(loads.count('a'), n);
  }
});

test('a burst waits for writes of its own kind only', async () => {
  const { loads, cache, source } = await loaded(0, tag('Project', 1));
  const uploads = [deferred(), deferred(), deferred()];
  const all = uploads.map(({ promise }) =>
    cache.write({ kind: 'upload', tags: [tag('Project', 1)], send: () => promise }),
  );
  uploads[0]?.resolve();
  await all[0];
  uploads[1]?.resolve();
  await all[1];
  assert.equal(loads.count('a'), 2, 'the second upload waits for the third');
  await cache.write({ kind: 'delete', tags: [tag('Project', 1)], send: async () => 'done' });
  await cache.write({ kind: 'delete', tags: [tag('Project', 1)], send: async () => 'done' });
  assert.equal(loads.count('a'), 4, 'deletions do not');
  loads.answer('a', 'without it');
  await flush();
  assert.equal(cache.read(source)?.data, 'without it');
  uploads[2]?.resolve();
  await all[2];
  assert.equal(loads.count('a'), 5);
});

test('who asks by hand in the midst of a burst is told what is answered after it', async () => {
  const { loads, cache, source } = await loaded('old');
  const writes = [deferred(), deferred(), deferred()];
  const all = writes.map(({ promise }) => cache.write({ tags: [tag('User')], send: () => promise }));
  writes[0]?.resolve();
  await all[0];
  const asked = cache.refetch(source);
  const { signal, reject } = loads.last('a');
  signal.addEventListener('abort', () => reject(signal.reason));
  writes[1]?.resolve();
  await all[1];
  await flush();
  assert.equal(loads.count('a'), 3, 'the request before the second write is given up, and made anew');
  loads.answer('a', 'new');
  assert.equal((await asked).data, 'new');
  writes[2]?.resolve();
  await all[2];
  assert.equal(loads.count('a'), 4);
});

test('who asks in the midst of a burst for what is young enough is answered at once', async () => {
  const { loads, cache, source } = await loaded('old');
  const writes = [deferred(), deferred(), deferred()];
  const all = writes.map(({ promise }) => cache.write({ tags: [tag('User')], send: () => promise }));
  for (const index of [0, 1]) {
    writes[index]?.resolve();
    await all[index];
  }
  assert.equal((await cache.refetch(source, 60_000)).data, 'old');
  assert.equal(loads.count('a'), 2);
  writes[2]?.resolve();
  await all[2];
  loads.answer('a', 'new');
  await flush();
  assert.equal(shownIn(cache, source).data, 'new');
});
