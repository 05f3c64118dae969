import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { shareWrites } from '../../src/api/share-writes.ts';
import { createCache, Loads } from '../http/loads.ts';
import { replaceProperty } from '../support/replace-property.ts';

const tags = [{ type: 'User', id: 'LIST' }];
const turn = () => new Promise(setImmediate);

/** Creates a cache that shares its writes, as each tab does, and subscribes to a list. */
function openTab(t: TestContext, session: string) {
  const [loads, cache] = [new Loads(), createCache()];
  cache.subscribe(loads.source('list', tags), () => undefined);
  const stop = shareWrites(cache, session);
  t.after(() => {
    stop();
    cache.clear();
  });
  /** Waits until the list has been requested `count` times, and responds. */
  const respond = async (count: number) => {
    for (let turns = 0; turns < 10_000 && loads.count('list') < count; turns++) await turn();
    loads.respond('list', []);
    await turn();
    assert.equal(loads.count('list'), count);
  };
  return { cache, loads, respond };
}

test('a write in one tab refetches the list once in each tab of its session, and in no other', async (t) => {
  const [here, there, other] = [openTab(t, 'one'), openTab(t, 'one'), openTab(t, 'two')];
  for (const { respond } of [here, there, other]) await respond(1);
  for (const count of [2, 3]) {
    await here.cache.write({ tags, send: async () => ({ secret: 'row' }) });
    for (const { respond } of [there, here]) await respond(count);
  }
  assert.equal(other.loads.count('list'), 1);
});

test('a write succeeds without being shared if BroadcastChannel is missing, forbidden or failing', async (t) => {
  const forbidden = class {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  };
  const broken = class extends BroadcastChannel {
    override postMessage() {
      throw new DOMException('The channel is closed.', 'InvalidStateError');
    }
  };
  replaceProperty(t, globalThis, 'BroadcastChannel', undefined);
  for (const BroadcastChannel of [undefined, forbidden, broken]) {
    Object.assign(globalThis, { BroadcastChannel });
    const cache = createCache();
    const stop = shareWrites(cache, 'one');
    assert.equal(await cache.write({ tags: [], send: async () => 'done' }), 'done');
    stop();
  }
});

test('a malformed message from a tab of another version causes a refetch and no error', async (t) => {
  const present = BroadcastChannel;
  let name = '';
  const watched = class extends present {
    constructor(given: string) {
      super(given);
      name = given;
    }
  };
  replaceProperty(t, globalThis, 'BroadcastChannel', watched);
  const { respond } = openTab(t, 'one');
  const older = new present(name);
  t.after(() => older.close());
  await respond(1);
  for (const [index, message] of [null, 'users', { tags: ['User'] }, [null], ['User'], 7].entries()) {
    older.postMessage(message);
    await respond(index + 2);
  }
});
