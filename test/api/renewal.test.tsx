import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, render, renderHook } from '@testing-library/react';
import { queryHook } from '../../src/api/hooks/query-hook.ts';
import { fakeTime, flush } from '../http/loads.ts';
import { ada, createByHand, getItems } from './support.tsx';

const useItems = queryHook(getItems);

test('polls at its interval, once for two components, and stops when it goes', async (t) => {
  const clock = fakeTime(t);
  const { nth, requests, wrapper } = createByHand();
  const poll = () => renderHook(() => useItems('', { pollingInterval: 5000 }), { wrapper });
  const first = poll();
  await nth(0).answer([ada]);
  clock.tick(2000);
  const second = poll();
  for (let second = 3; second <= 20; second++) {
    act(() => clock.tick(1000));
    for (const request of requests) await request.answer([ada]);
  }
  assert.equal(requests.length, 5);
  first.unmount();
  second.unmount();
  clock.tick(60_000);
  assert.equal(requests.length, 5);
});

test('polls at a new interval as soon as it is given', async (t) => {
  const clock = fakeTime(t);
  const { nth, requests, wrapper } = createByHand();
  const { rerender } = renderHook((pollingInterval) => useItems('', { pollingInterval }), {
    wrapper,
    initialProps: 60_000,
  });
  await nth(0).answer([ada]);
  rerender(1000);
  act(() => clock.tick(1000));
  assert.equal(requests.length, 2);
  await nth(1).answer([ada]);
  rerender(0);
  act(() => clock.tick(90_000));
  assert.equal(requests.length, 2);
});

test('asks for nothing while the window is hidden', async (t) => {
  const { nth, requests, wrapper } = createByHand();
  renderHook(() => useItems('', { refetchOnFocus: true }), { wrapper });
  await nth(0).answer([ada]);
  t.mock.getter(document, 'visibilityState', () => 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  assert.equal(requests.length, 1);
});

test('a poll waits for the request under way', async (t) => {
  const clock = fakeTime(t);
  const { requests, wrapper } = createByHand();
  renderHook(() => useItems('', { pollingInterval: 1000 }), { wrapper });
  act(() => clock.tick(10_000));
  assert.equal(requests.length, 1);
});

test('asks anew on focus and on reconnect where wanted, and only while mounted', async () => {
  const { nth, requests, wrapper } = createByHand();
  renderHook(() => useItems('plain'), { wrapper });
  await nth(0).answer([ada]);
  const focus = renderHook(() => useItems('focus', { refetchOnFocus: true }), { wrapper });
  await nth(1).answer([ada]);
  const online = renderHook(() => useItems('online', { refetchOnReconnect: true }), { wrapper });
  await nth(2).answer([ada]);
  act(() => void window.dispatchEvent(new Event('focus')));
  assert.equal(nth(-1).search, 'focus');
  await nth(-1).answer([ada]);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  assert.equal(requests.length, 5);
  await nth(-1).answer([ada]);
  act(() => void window.dispatchEvent(new Event('online')));
  assert.deepEqual([nth(-1).search, requests.length], ['online', 6]);
  await nth(-1).answer([ada]);
  focus.unmount();
  online.unmount();
  for (const type of ['focus', 'online']) window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  assert.equal(requests.length, 6);
});

function List() {
  const { error } = useItems('');
  return <p>{error ? 'failed' : 'list'}</p>;
}

function Parent() {
  const { isFetching } = useItems('');
  return isFetching ? <p>loading</p> : <List />;
}

test('a failing list whose parent hides it while loading makes at most two requests a second', async (t) => {
  const clock = fakeTime(t);
  const { requests, wrapper } = createByHand();
  render(<Parent />, { wrapper });
  const seconds = 10;
  for (let n = 0; n < seconds * 10; n++) {
    for (const request of requests.filter(({ signal }) => !signal.aborted)) await request.answer({}, 500);
    act(() => clock.tick(100));
    await act(flush);
  }
  assert.ok(requests.length <= seconds * 2, `${requests.length} requests in ${seconds} s`);
});

test('an answer that is too old is asked for anew by whoever comes', async (t) => {
  const clock = fakeTime(t);
  const { nth, requests, wrapper } = createByHand();
  const mount = (refetchOnMountOrArgChange: boolean | number) =>
    renderHook(() => useItems('', { refetchOnMountOrArgChange }), { wrapper });
  mount(5);
  await nth(0).answer([ada]);
  clock.tick(5000);
  mount(false);
  mount(6);
  assert.equal(requests.length, 1);
  mount(5);
  assert.equal(requests.length, 2);
  await nth(1).answer([ada]);
  mount(5);
  assert.equal(requests.length, 2);
  mount(true);
  assert.equal(requests.length, 3);
});
