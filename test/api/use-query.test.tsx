import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { usePrefetch, useQuery } from '../../src/api/use-query.ts';
import { flush } from '../http/loads.ts';
import { ada, bob, createByHand, getItems, useWhole } from './support.tsx';

test('goes from loading to data in two renders and one request', async () => {
  const { nth, requests, wrapper } = createByHand();
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders++;
      const { data, isLoading, isFetching, isSuccess, isError } = useQuery(getItems, '');
      return { data, isLoading, isFetching, isSuccess, isError };
    },
    { wrapper },
  );
  assert.deepEqual(result.current, {
    data: undefined,
    isLoading: true,
    isFetching: true,
    isSuccess: false,
    isError: false,
  });
  await nth(0).answer([ada]);
  assert.deepEqual(result.current, {
    data: [ada],
    isLoading: false,
    isFetching: false,
    isSuccess: true,
    isError: false,
  });
  assert.equal(requests.length, 1);
  assert.equal(renders, 2);
});

test('throws outside the provider and names it', (t) => {
  t.mock.method(console, 'error', () => undefined);
  assert.throws(() => renderHook(() => useQuery(getItems, '')), /ApiProvider/);
});

test('a thousand components on one key make one request', async () => {
  const { nth, requests, wrapper } = createByHand();
  const { result } = renderHook(() => Array.from({ length: 1000 }, () => useQuery(getItems, 'same').data), { wrapper });
  await nth(0).answer([ada]);
  assert.equal(requests.length, 1);
  assert.ok(result.current.every((data) => data === result.current[0] && data?.[0]?.name === 'Ada'));
});

test('strict mode makes one request and aborts none', async () => {
  const { nth, requests, wrapper: Wrapper } = createByHand();
  const { result } = renderHook(() => useQuery(getItems, '').data, {
    wrapper: ({ children }) => (
      <StrictMode>
        <Wrapper>{children}</Wrapper>
      </StrictMode>
    ),
  });
  await act(flush);
  assert.equal(requests.length, 1);
  assert.equal(nth(0).signal.aborted, false);
  await nth(0).answer([ada]);
  assert.deepEqual(result.current, [ada]);
});

test('skip asks for nothing and shows nothing', async () => {
  const { nth, requests, wrapper } = createByHand();
  const { result, rerender } = renderHook(({ skip }) => useWhole(getItems, '', { skip }), {
    wrapper,
    initialProps: { skip: true },
  });
  const { data, isLoading, isFetching } = result.current;
  assert.deepEqual([data, isLoading, isFetching, requests.length], [undefined, false, false, 0]);
  rerender({ skip: false });
  assert.equal(result.current.isLoading, true);
  await nth(0).answer([ada]);
  assert.deepEqual(result.current.data, [ada]);
  rerender({ skip: true });
  assert.equal(result.current.data, undefined);
});

test('equal arguments in another object are the same call', async () => {
  const { nth, requests, wrapper } = createByHand();
  const search = {
    ...getItems,
    tags: () => [],
    call: (query: { a: number; b: number }) => ({ method: 'GET', path: '/', query }),
  };
  const { result, rerender } = renderHook(({ args }) => useQuery(search, args).data, {
    wrapper,
    initialProps: { args: { a: 1, b: 2 } },
  });
  await nth(0).answer([ada]);
  rerender({ args: { b: 2, a: 1 } });
  await act(flush);
  assert.equal(requests.length, 1);
  assert.deepEqual(result.current, [ada]);
});

test('keeps the old rows while the new ones load, but never as current ones', async () => {
  const { nth, wrapper } = createByHand();
  const { result, rerender } = renderHook(({ search }) => useWhole(getItems, search), {
    wrapper,
    initialProps: { search: 'a' },
  });
  await nth(0).answer([ada]);
  rerender({ search: 'b' });
  const { data, currentData, isLoading, isFetching } = result.current;
  assert.deepEqual([data, currentData, isLoading, isFetching], [[ada], undefined, false, true]);
  await nth(1).answer([bob]);
  assert.deepEqual([result.current.data, result.current.currentData], [[bob], [bob]]);
});

test('the failure of new arguments never shows beside the rows of the old ones', async () => {
  const { nth, wrapper } = createByHand();
  const { result, rerender } = renderHook(
    ({ search }) => {
      const { data, error } = useQuery(getItems, search);
      assert.ok(!(data && error && search === 'b'), 'rows and failure');
      return { data, error };
    },
    { wrapper, initialProps: { search: 'a' } },
  );
  await nth(0).answer([ada]);
  rerender({ search: 'b' });
  await nth(1).answer({}, 500);
  assert.deepEqual([result.current.data, result.current.error?.status], [undefined, 500]);
});

test('neither does a failure that somebody else is just trying to get over', async () => {
  const { nth, wrapper } = createByHand();
  const other = renderHook(() => useWhole(getItems, 'b'), { wrapper });
  await nth(0).answer({}, 500);
  const { result, rerender } = renderHook(({ search }) => useWhole(getItems, search), {
    wrapper,
    initialProps: { search: 'a' },
  });
  await nth(1).answer([ada]);
  act(() => void other.result.current.refetch());
  rerender({ search: 'b' });
  assert.deepEqual([result.current.data, result.current.error?.status], [undefined, 500]);
});

test('a failed refetch keeps the rows, and Retry keeps the failure until there is an answer', async () => {
  const { nth, wrapper } = createByHand();
  const { result } = renderHook(() => useWhole(getItems, ''), { wrapper });
  await nth(0).answer([ada]);
  act(() => void result.current.refetch());
  await nth(1).lose();
  assert.deepEqual([result.current.data, result.current.isError, result.current.isSuccess], [[ada], true, false]);
  act(() => void result.current.refetch());
  assert.deepEqual([result.current.isError, result.current.isFetching, result.current.isLoading], [true, true, false]);
  await nth(2).answer([bob]);
  assert.deepEqual([result.current.data, result.current.error], [[bob], undefined]);
});

test('refetch joins a request under way, and resolves when the answer is there', async () => {
  const { nth, requests, wrapper } = createByHand();
  const { result } = renderHook(() => useWhole(getItems, ''), { wrapper });
  const both = Promise.all([result.current.refetch(), result.current.refetch()]);
  await nth(0).answer([ada]);
  await both;
  assert.equal(requests.length, 1);
  assert.deepEqual(result.current.data, [ada]);
});

test('type-ahead of 20: 19 are aborted and only the last answer is ever current', async () => {
  const { nth, requests, wrapper } = createByHand();
  const shown = new Set<string>();
  const { rerender } = renderHook(
    ({ search }) => {
      const { currentData } = useQuery(getItems, search);
      if (currentData) shown.add(`${search}: ${currentData[0]?.name}`);
    },
    { wrapper, initialProps: { search: '0' } },
  );
  for (let n = 1; n < 20; n++) {
    rerender({ search: String(n) });
    await act(flush);
  }
  assert.equal(requests.length, 20);
  assert.equal(requests.filter(({ signal }) => signal.aborted).length, 19);
  for (const [n, { answer }] of [...requests.entries()].reverse()) await answer([{ id: n, name: `row ${n}` }]);
  assert.deepEqual([...shown], ['19: row 19']);
  assert.equal(nth(19).signal.aborted, false);
});

test('going back to earlier arguments in mid-flight settles on theirs', async () => {
  const { nth, requests, wrapper } = createByHand();
  const { result, rerender } = renderHook(({ search }) => useWhole(getItems, search), {
    wrapper,
    initialProps: { search: 'a' },
  });
  rerender({ search: 'b' });
  await act(flush);
  rerender({ search: 'a' });
  await act(flush);
  assert.equal(requests.length, 3);
  await nth(1).answer([bob]);
  await nth(0).answer([bob]);
  await nth(2).answer([ada]);
  assert.deepEqual([result.current.data, result.current.currentData, result.current.isFetching], [[ada], [ada], false]);
});

test('renders nothing for equal data, nor for what it does not read', async () => {
  const { cache, nth, wrapper } = createByHand();
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders++;
      return useQuery(getItems, '').data;
    },
    { wrapper },
  );
  await nth(0).answer([ada]);
  const before = result.current;
  act(() => cache.invalidate());
  await nth(1).answer([{ ...ada }]);
  assert.deepEqual([renders, result.current === before], [2, true]);
  act(() => cache.invalidate());
  await nth(2).answer([bob]);
  assert.equal(renders, 3);
});

test('nothing of an earlier session is shown after clear, not even as old rows', async () => {
  const { cache, nth, wrapper } = createByHand();
  const { result } = renderHook(() => useWhole(getItems, ''), { wrapper });
  await nth(0).answer([ada]);
  act(() => cache.invalidate());
  act(() => {
    cache.clear();
    cache.invalidate();
  });
  assert.deepEqual([result.current.data, result.current.isLoading], [undefined, true]);
  await nth(1).answer([ada]);
  assert.equal(result.current.data, undefined);
  await nth(2).answer([bob]);
  assert.deepEqual(result.current.data, [bob]);
});

test('a prefetched call is there at the first render', async () => {
  const { nth, requests, wrapper } = createByHand();
  const { result } = renderHook(() => usePrefetch(getItems), { wrapper });
  result.current('x');
  result.current('x');
  await nth(0).answer([ada]);
  const { result: later } = renderHook(() => useWhole(getItems, 'x'), { wrapper });
  assert.deepEqual([later.current.data, later.current.isFetching, requests.length], [[ada], false, 1]);
});
