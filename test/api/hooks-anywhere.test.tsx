// Hooks where there is no window, no component any more, or no request that could be made.
import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { queryHook } from '../../src/api/hooks/query-hook.ts';
import { useLazyQuery } from '../../src/api/hooks/use-lazy-query.ts';
import { usePrefetch } from '../../src/api/hooks/use-prefetch.ts';
import { getUser } from '../../src/api/users.ts';
import { fakeTime, flush } from '../http/loads.ts';
import { rooms } from './endpoints.ts';
import { ada, bob, createByHand, getItems, useWhole } from './support.tsx';

const useItems = queryHook(getItems);

test('every hook can be drawn on a server, and asks for nothing there', () => {
  const hooks = Object.entries(rooms).filter(([name]) => name.startsWith('use'));
  assert.ok(hooks.length > 30);
  for (const [name, useIt] of hooks as [string, (args: object) => unknown][]) {
    const { requests, wrapper: Wrapper } = createByHand();
    const Screen = () => <p>{useIt({ id: 1, user_id: 1 }) ? 'drawn' : ''}</p>;
    const html = renderToString(
      <Wrapper>
        <Screen />
      </Wrapper>,
    );
    assert.deepEqual([html, requests.length], ['<p>drawn</p>', 0], name);
  }
});

test('arguments of which no request can be made are an error for whoever asks by hand, and nothing for a prefetch', async () => {
  const { requests, wrapper } = createByHand();
  const { result } = renderHook(() => ({ lazy: useLazyQuery(getUser), prefetch: usePrefetch() }), { wrapper });
  result.current.prefetch(getUser, { id: 'a\ud800' });
  const asking = result.current.lazy[0]({ id: 'a\ud800' });
  assert.equal((await asking).error?.kind, 'FETCH_ERROR');
  await assert.rejects(asking.unwrap(), { kind: 'FETCH_ERROR' });
  assert.equal(requests.length, 0);
});

test('asking by hand renders only who reads the result', async () => {
  const { nth, wrapper } = createByHand();
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders++;
      return useLazyQuery(getItems)[0];
    },
    { wrapper },
  );
  const asking = result.current('x');
  await nth(0).answer([ada]);
  assert.deepEqual([await asking.unwrap(), renders], [[ada], 1]);
});

test('who asks by hand gets an answer, whoever leaves and whatever is written meanwhile', async () => {
  const { cache, requests, nth, wrapper } = createByHand();
  const { result } = renderHook(() => useLazyQuery(getItems)[0], { wrapper });
  const asking = result.current('x');
  renderHook(() => useWhole(getItems, 'x'), { wrapper }).unmount();
  await act(flush);
  assert.equal(nth(0).signal.aborted, false);
  await act(() => cache.write({ tags: [{ type: 'Item' }], send: async () => 'done' }));
  await nth(1).answer([bob]);
  assert.deepEqual([await asking, requests.length], [{ data: [bob] }, 2]);
});

test('refetch works when its component has gone', async () => {
  const { nth, requests, wrapper } = createByHand();
  const { result, unmount } = renderHook(() => useWhole(getItems, ''), { wrapper });
  await nth(0).answer([ada]);
  const { refetch } = result.current;
  unmount();
  await act(flush);
  const refetched = refetch();
  await nth(1).answer([bob]);
  assert.deepEqual([(await refetched).data, requests.length], [[bob], 2]);
});

test('asking by age, polling and strict mode together make one request', async (t) => {
  const clock = fakeTime(t);
  const { nth, requests, wrapper } = createByHand();
  const options = { refetchOnMountOrArgChange: true, pollingInterval: 5000 };
  const { unmount } = renderHook(() => useItems('', options).data, { wrapper, reactStrictMode: true });
  await act(flush);
  assert.equal(requests.length, 1);
  await nth(0).answer([ada]);
  act(() => clock.tick(5000));
  assert.equal(requests.length, 2, 'one poll, not two');
  await nth(1).answer([ada]);
  unmount();
  clock.tick(60_000);
  assert.equal(requests.length, 2);
});

test('polling rests in a hidden tab, and makes up for it when the tab is shown', async (t) => {
  const clock = fakeTime(t);
  const { nth, requests, wrapper } = createByHand();
  renderHook(() => useItems('', { pollingInterval: 5000 }), { wrapper });
  await nth(0).answer([ada]);
  const hidden = t.mock.getter(document, 'visibilityState', () => 'hidden');
  act(() => clock.tick(60_000));
  assert.equal(requests.length, 1);
  hidden.mock.restore();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  assert.equal(requests.length, 2);
  await nth(1).answer([ada]);
});

test('a clock that jumps forward and back neither stops polling nor floods the server', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  let now = 10_000_000;
  t.mock.method(Date, 'now', () => now);
  const { nth, requests, wrapper } = createByHand();
  renderHook(() => useItems('', { pollingInterval: 1000 }), { wrapper });
  await nth(0).answer([ada]);
  for (const [turn, jump] of [86_400_000, -172_800_000, 1000, 1000].entries()) {
    now += jump;
    act(() => t.mock.timers.tick(1000));
    assert.equal(requests.length, turn + 2);
    await nth(turn + 1).answer([ada]);
  }
});
