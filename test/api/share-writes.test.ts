import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareWrites } from '../../src/api/share-writes.ts';
import { createCache, Loads } from '../http/loads.ts';

const noop = () => undefined;

test('a write in one tab refetches in the other tabs of its session, and in no other session', async () => {
  const loads = new Loads();
  const [here, there, other] = [createCache(), createCache(), createCache()];
  const tags = [{ type: 'User', id: 'LIST' }];
  const stops = [shareWrites(here, 'one'), shareWrites(there, 'one'), shareWrites(other, 'two')];
  const asked = new Promise<void>((resolve) => {
    const source = loads.source('there', tags);
    const load: typeof source.load = (...args) => {
      if (loads.count('there') === 1) resolve();
      return source.load(...args);
    };
    there.subscribe({ ...source, load }, noop);
  });
  other.subscribe(loads.source('other', tags), noop);
  await here.write({ tags, send: async () => ({ secret: 'row' }) });
  await asked;
  // Messages arrive in order: a tab that had received the write would have refetched by now.
  const heard = new Promise((resolve) => other.onWrite(resolve));
  await other.write({ tags: [], send: async () => 'done' });
  await heard;
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  assert.deepEqual([loads.count('there'), loads.count('other')], [2, 1]);
  for (const stop of stops) stop();
  for (const cache of [here, there, other]) cache.clear();
});

test('tabs that write at the same time all end with the last write, and no tab repeats another’s message', async () => {
  const tags = [{ type: 'User', id: 'LIST' }];
  const tabs = Array.from({ length: 8 }, createCache);
  const stops = tabs.map((cache) => shareWrites(cache, 'one'));
  let written = 0;
  let asked = 0;
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
  };
  const load = async () => {
    asked++;
    const seen = written;
    await turns(3);
    return seen;
  };
  const source = { key: 'a', name: 'list', tags: () => tags, load };
  for (const cache of tabs) cache.subscribe(source, noop);
  const send = async () => {
    await turns(2);
    return ++written;
  };
  await Promise.all(tabs.map((cache) => cache.write({ tags, send })));
  const isDone = () => tabs.every((cache) => cache.read(source)?.data === tabs.length);
  while (!isDone()) await turns(1);
  await turns(50);
  assert.ok(isDone());
  assert.ok(asked <= tabs.length * (tabs.length + 1), `${asked} requests`);
  for (const stop of stops) stop();
  for (const cache of tabs) cache.clear();
});

test('a write succeeds without being shared if the channel is missing, forbidden or failing', async (t) => {
  const forbidden = class {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  };
  const present = globalThis.BroadcastChannel;
  t.after(() => Object.assign(globalThis, { BroadcastChannel: present }));
  const broken = class extends present {
    override postMessage() {
      throw new DOMException('The channel is closed.', 'InvalidStateError');
    }
  };
  for (const BroadcastChannel of [undefined, forbidden, broken]) {
    Object.assign(globalThis, { BroadcastChannel });
    const cache = createCache();
    const stop = shareWrites(cache, 'one');
    assert.equal(await cache.write({ tags: [], send: async () => 'done' }), 'done');
    stop();
  }
});

test('a malformed message from a tab of another version causes a refetch and no error', async (t) => {
  const present = globalThis.BroadcastChannel;
  t.after(() => Object.assign(globalThis, { BroadcastChannel: present }));
  let name = '';
  const watched = class extends present {
    constructor(given: string) {
      super(given);
      name = given;
    }
  };
  Object.assign(globalThis, { BroadcastChannel: watched });
  const [loads, cache] = [new Loads(), createCache()];
  const stop = shareWrites(cache, 'one');
  const older = new present(name);
  t.after(() => {
    older.close();
    stop();
    cache.clear();
  });
  cache.subscribe(loads.source('list', [{ type: 'user_id', id: 'LIST' }]), noop);
  for (const message of [null, 'users', { tags: ['User'] }, [null], ['User'], 7]) {
    loads.answer('list', []);
    await new Promise(setImmediate);
    const before = loads.count('list');
    older.postMessage(message);
    for (let turn = 0; turn < 10_000 && loads.count('list') === before; turn++) await new Promise(setImmediate);
    assert.equal(loads.count('list'), before + 1, JSON.stringify(message));
  }
});
