import '../support/dom.ts';
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { act, render, renderHook } from '@testing-library/react';
import { useAutoRefetch } from '../../src/api/hooks/use-auto-refetch.ts';
import { useQuery } from '../../src/api/hooks/use-query.ts';
import { fakeTime, flush } from '../http/loads.ts';
import { mockTimers } from '../support/clock.ts';
import { ada, createByHand, getItems } from './support.tsx';

function useItems(search: string, pollingInterval?: number) {
  const { data, refetch } = useQuery(getItems, search);
  useAutoRefetch(refetch, pollingInterval);
  return data;
}

/** Renders a list that polls; `interval` is in ms. */
function renderPolling(t: TestContext, interval: number, options?: { reactStrictMode: boolean }) {
  const clock = fakeTime(t);
  const byHand = createByHand();
  const { wrapper } = byHand;
  const hook = renderHook((ms) => useItems('', ms), { wrapper, initialProps: interval, ...options });
  return { clock, ...byHand, ...hook };
}

test('a query polls at its interval, once for two components, until the last one unmounts', async (t) => {
  const { clock, nth, requests, wrapper, unmount } = renderPolling(t, 5000);
  await nth(0).respond([ada]);
  clock.tick(2000);
  const second = renderHook(() => useItems('', 5000), { wrapper });
  for (let second = 3; second <= 20; second++) {
    act(() => clock.tick(1000));
    for (const request of requests) await request.respond([ada]);
  }
  assert.equal(requests.length, 5);
  unmount();
  second.unmount();
  clock.tick(60_000);
  assert.equal(requests.length, 5);
});

test('a new polling interval applies immediately, and 0 ends the polling', async (t) => {
  const { clock, nth, requests, rerender } = renderPolling(t, 60_000);
  await nth(0).respond([ada]);
  rerender(1000);
  act(() => clock.tick(1000));
  assert.equal(requests.length, 2);
  await nth(1).respond([ada]);
  rerender(0);
  act(() => clock.tick(90_000));
  assert.equal(requests.length, 2);
});

test('polling sends no request while another request is pending', async (t) => {
  const { clock, requests } = renderPolling(t, 1000);
  act(() => clock.tick(10_000));
  assert.equal(requests.length, 1);
});

test('only a mounted query with useAutoRefetch refetches when the window gets the focus', async () => {
  const { nth, requests, wrapper } = createByHand();
  renderHook(() => useQuery(getItems, 'plain').data, { wrapper });
  await nth(0).respond([ada]);
  const focus = renderHook(() => useItems('focus'), { wrapper });
  await nth(1).respond([ada]);
  act(() => void window.dispatchEvent(new Event('focus')));
  assert.equal(nth(-1).search, 'focus');
  await nth(-1).respond([ada]);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  assert.equal(requests.length, 4);
  await nth(-1).respond([ada]);
  focus.unmount();
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  assert.equal(requests.length, 4);
});

function List() {
  const { error } = useQuery(getItems, '');
  return <p>{error ? 'failed' : 'list'}</p>;
}

function Parent() {
  const { isFetching } = useQuery(getItems, '');
  return isFetching ? <p>loading</p> : <List />;
}

test('a failing list whose parent hides it while loading makes at most two requests a second', async (t) => {
  const clock = fakeTime(t);
  const { requests, wrapper } = createByHand();
  render(<Parent />, { wrapper });
  const seconds = 10;
  for (let n = 0; n < seconds * 10; n++) {
    for (const request of requests.filter(({ signal }) => !signal.aborted)) await request.respond({}, 500);
    act(() => clock.tick(100));
    await act(flush);
  }
  assert.ok(requests.length <= seconds * 2, `${requests.length} requests in ${seconds} s`);
});

test('in strict mode, a query and its polling make one request each, and abort none', async (t) => {
  const { clock, nth, requests, unmount } = renderPolling(t, 5000, { reactStrictMode: true });
  await act(flush);
  assert.deepEqual([requests.length, nth(0).signal.aborted], [1, false]);
  await nth(0).respond([ada]);
  act(() => clock.tick(5000));
  assert.equal(requests.length, 2, 'one poll, not two');
  await nth(1).respond([ada]);
  unmount();
  clock.tick(60_000);
  assert.equal(requests.length, 2);
});

test('polling pauses in a hidden tab, and refetches when the tab is shown', async (t) => {
  const { clock, nth, requests } = renderPolling(t, 5000);
  await nth(0).respond([ada]);
  const hidden = t.mock.getter(document, 'visibilityState', () => 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  act(() => clock.tick(60_000));
  assert.equal(requests.length, 1);
  hidden.mock.restore();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  assert.equal(requests.length, 2);
  await nth(1).respond([ada]);
});

test('a clock that jumps forward and back neither stops polling nor floods the server', async (t) => {
  mockTimers(t.mock.timers, { apis: ['setTimeout', 'setInterval'] });
  let now = 10_000_000;
  t.mock.method(Date, 'now', () => now);
  const { nth, requests, wrapper } = createByHand();
  renderHook(() => useItems('', 1000), { wrapper });
  await nth(0).respond([ada]);
  for (const [turn, jump] of [86_400_000, -172_800_000, 1000, 1000].entries()) {
    now += jump;
    act(() => t.mock.timers.tick(1000));
    assert.equal(requests.length, turn + 2);
    await nth(turn + 1).respond([ada]);
  }
});
