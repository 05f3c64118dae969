// Simulates random sequences of cache events, and checks the data that users see. A failure names its seed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HttpError } from '../../src/http/errors.ts';
import { update } from '../../src/http/update.ts';
import { countEntries, createCache, fakeTime, flush, shownIn, tag } from './loads.ts';

interface Row {
  readonly version: number;
  readonly owner: number;
  readonly marks: readonly number[];
}
interface Request {
  readonly seen: Row;
  readonly key: string;
  readonly signal: AbortSignal;
  settle(outcome: Row | Error): void;
}
interface Pending {
  readonly mark: number;
  settle(isDone: boolean): void;
}

/** Returns a seeded random generator: mulberry32. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one simulation, whose steps share its state
async function play(seed: number, tick: (ms: number) => void): Promise<void> {
  const random = randomOf(seed);
  const cache = createCache();
  const keys = ['a', 'b'];
  let server: Row = { version: 0, owner: 1, marks: [] };
  let mark = 0;
  const rejected = new Set<number>();
  const requests = new Set<Request>();
  const writes = new Set<Pending>();
  const leaves: { key: string; leave: () => void }[] = [];
  /** The minimum version that each key must show at the end: that of its last completed write. */
  const floor: Record<string, number> = { a: 0, b: 0 };
  const source = (key: string) => ({
    key,
    name: 'list',
    tags: () => [tag('User', key)],
    load: (signal: AbortSignal) =>
      new Promise<unknown>((resolve, reject) => {
        for (const { key: other, signal: earlier } of requests)
          assert.ok(other !== key || earlier.aborted, `seed ${seed}: two requests of ${key}`);
        const request: Request = {
          seen: server,
          key,
          signal,
          settle(outcome) {
            requests.delete(request);
            if (outcome instanceof Error) reject(outcome);
            else resolve(structuredClone(outcome));
          },
        };
        requests.add(request);
      }),
  });
  const shown: Record<string, Row | undefined> = {};
  const look = (key: string) => {
    const data = cache.read(source(key))?.data as Row | undefined;
    const before = shown[key];
    shown[key] = data;
    if (!data) return;
    assert.equal(data.owner, server.owner, `seed ${seed}: the previous user's data`);
    if (before && before.owner === data.owner)
      assert.ok(data.version >= before.version, `seed ${seed}: ${key} went from ${before.version} to ${data.version}`);
    for (const shownMark of data.marks) assert.ok(!rejected.has(shownMark), `seed ${seed}: a rejected write is shown`);
  };
  const check = () => keys.forEach(look);
  const steps = [
    () => {
      const key = keys[random(2)] ?? '';
      leaves.push({ key, leave: cache.subscribe(source(key), () => look(key)) });
    },
    () => leaves.splice(random(leaves.length || 1), 1)[0]?.leave(),
    () => {
      const request = [...requests][random(requests.size || 1)];
      request?.settle(random(5) ? request.seen : new Error('lost'));
    },
    () => {
      const own = ++mark;
      const { owner } = server;
      const patch = (data: unknown) => ({ ...(data as Row), marks: [...(data as Row).marks, own] });
      const about = keys.filter(() => random(3) > 0);
      const send = () =>
        new Promise((resolve, reject) => {
          const pending: Pending = {
            mark: own,
            settle(isDone) {
              writes.delete(pending);
              if (isDone) server = { ...server, version: server.version + 1 };
              else rejected.add(own);
              for (const key of isDone && owner === server.owner ? about : []) floor[key] = server.version;
              if (isDone) resolve(null);
              else reject(new HttpError({ status: 422 }));
            },
          };
          writes.add(pending);
        });
      const optimistic = random(2) ? { list: patch } : undefined;
      const tags = about.map((key) => tag('User', key));
      const write = { kind: `${random(2)}`, tags, send: () => update(cache, send(), { optimistic }) };
      void cache.write(write).catch(() => undefined);
    },
    () => [...writes][random(writes.size || 1)]?.settle(random(3) > 0),
    () => void cache.refetch(source(keys[random(2)] ?? '')),
    () => tick(random(3) * 600),
    () => {
      if (random(8)) return;
      server = { version: 0, owner: server.owner + 1, marks: [] };
      Object.assign(floor, { a: 0, b: 0 });
      cache.clear();
      cache.invalidate();
    },
  ];
  for (let n = 0; n < 120; n++) {
    steps[random(steps.length)]?.();
    await flush();
    check();
    for (const { key, signal } of requests)
      assert.ok(signal.aborted || leaves.some((other) => other.key === key) || cache.read(source(key)), `seed ${seed}`);
  }
  // Settles all requests and writes. Afterward, each subscriber without an error must have the last completed write.
  for (const pending of [...writes]) pending.settle(true);
  for (let n = 0; n < 8; n++) {
    await flush();
    tick(1000);
    for (const request of [...requests]) request.settle(request.seen);
    await flush();
  }
  for (const { key } of leaves) {
    const { data, error, isFetching } = shownIn(cache, source(key));
    if (error) continue;
    assert.equal(isFetching, false, `seed ${seed}: ${key} never settles`);
    assert.ok((data as Row).version >= (floor[key] ?? 0), `seed ${seed}: ${key} misses a write`);
  }
  for (const { leave } of leaves) leave();
  await flush();
  for (const { signal } of requests) assert.ok(signal.aborted, `seed ${seed}: a request without a subscriber`);
  tick(61_000);
  assert.equal(countEntries(cache), 0, `seed ${seed}: an entry is left`);
}

test('in 60 random histories the cache never shows outdated data, a rejected write or another user’s data', async (t) => {
  const clock = fakeTime(t);
  for (let seed = 1; seed <= 60; seed++) await play(seed, (ms) => clock.tick(ms));
});
