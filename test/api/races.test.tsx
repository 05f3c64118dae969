// The screen settles on the truth, over real HTTP, whatever overtakes what.
import '../support/dom.ts';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Api, Mutation, Query } from '../../src/api/endpoint.ts';
import { ApiProvider } from '../../src/api/hooks/context.ts';
import { useMutation } from '../../src/api/hooks/use-mutation.ts';
import type { Cache } from '../../src/http/cache.ts';
import { createClient } from '../../src/http/client.ts';
import { createCache } from '../http/loads.ts';
import { bodyOf, gate, reply, serve } from '../support/server.ts';
import { useWhole } from './support.tsx';

const getCount: Query<string, number> = {
  name: 'getCount',
  call: (of) => ({ method: 'GET', path: '/count', query: { of } }),
  read: (body) => (body as { count: number }).count,
  tags: () => [{ type: 'Count' }],
};
const addOne: Mutation<string, unknown> = {
  call: (of) => ({ method: 'POST', path: '/add', body: { of } }),
  read: (body) => body,
  tags: () => [{ type: 'Count' }],
};
const slow: Query<string, unknown> = {
  name: 'slow',
  call: () => ({ method: 'GET', path: '/slow' }),
  read: (body) => body,
  tags: () => [{ type: 'Slow' }],
};

const caches: Cache[] = [];
after(() => {
  cleanup();
  for (const cache of caches) cache.clear();
});

/** A counter behind HTTP. `holds` keeps back the next reading answers, which tell the count of when they were asked. */
async function setUp() {
  let count = 0;
  let reads = 0;
  const holds: ReturnType<typeof gate<void>>[] = [];
  const baseUrl = await serve(async (request, response) => {
    if (request.method === 'POST') {
      await bodyOf(request);
      count++;
      reply(response, 200, {});
    } else if (request.url?.startsWith('/count')) {
      reads++;
      const seen = count;
      await holds.shift()?.opened;
      reply(response, 200, { count: seen });
    }
  });
  const cache = createCache();
  caches.push(cache);
  const client = createClient({
    baseUrl,
    readToken: () => null,
    onUnauthorized() {},
    timeoutMs: 15_000,
  });
  const api: Api = { cache, client, readRole: () => null };
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider value={api}>{children}</ApiProvider>;
  const { result } = renderHook(
    () => ({ list: useWhole(getCount, 'a'), other: useWhole(slow, ''), add: useMutation(addOne)[0] }),
    { wrapper },
  );
  const settled = (value: number) =>
    waitFor(() => {
      const { data, isFetching } = result.current.list;
      assert.deepEqual([data, isFetching], [value, false]);
    });
  return { cache, holds, result, settled, reads: () => reads };
}

test('a write during the first load', async () => {
  const { holds, result, settled, reads } = await setUp();
  const held = gate();
  holds.push(held);
  await waitFor(() => assert.equal(reads(), 1));
  await act(async () => void (await result.current.add('a')));
  held.open();
  await settled(1);
});

test('a write during a refetch whose answer comes last', async () => {
  const { holds, result, settled, reads } = await setUp();
  await settled(0);
  const held = gate();
  holds.push(held);
  act(() => void result.current.list.refetch());
  await waitFor(() => assert.equal(reads(), 2));
  await act(async () => void (await result.current.add('a')));
  await settled(1);
  held.open();
  await settled(1);
});

test('five writes at once cost two reads at most and end fresh, beside a call that never answers', async () => {
  const { result, settled, reads } = await setUp();
  await settled(0);
  await act(async () => {
    await Promise.all(Array.from({ length: 5 }, () => result.current.add('a')));
  });
  await settled(5);
  assert.ok(reads() <= 3, `${reads() - 1} reads`);
  assert.equal(result.current.other.isFetching, true);
});

test('a refetch waits for no timer after its write, beside a call that never answers', {
  timeout: 120_000,
}, async (t) => {
  const { result, settled, reads } = await setUp();
  await settled(0);
  // Timers of the sources never end. Those of Node's own fetch have to: it counts on them.
  const { setTimeout } = globalThis;
  const sources = new URL('../../src/', import.meta.url).href;
  const isOurs = () => (new Error().stack ?? '').includes(sources);
  const held = ((run: () => void, ms?: number) =>
    isOurs() ? setTimeout(() => undefined) : setTimeout(run, ms)) as typeof setTimeout;
  t.mock.method(globalThis, 'setTimeout', held);
  await act(async () => {
    await result.current.add('a');
    while (reads() < 2) await new Promise(setImmediate);
  });
  t.mock.restoreAll();
  assert.equal(result.current.other.isFetching, true);
  await settled(1);
});

test('signing out with answers under way shows none of them', async () => {
  const { cache, holds, result, settled, reads } = await setUp();
  await settled(0);
  const held = gate();
  holds.push(held);
  act(() => void result.current.list.refetch());
  await waitFor(() => assert.equal(reads(), 2));
  act(() => cache.clear());
  held.open();
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  assert.deepEqual([result.current.list.data, result.current.list.isFetching], [undefined, false]);
});
