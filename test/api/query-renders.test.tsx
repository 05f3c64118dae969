import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, render, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { useQuery } from '../../src/api/hooks/use-query.ts';
import { update } from '../../src/http/update.ts';
import { ada, bob, createByHand, getItems, renderItems } from './support.tsx';

function countRenders<T>(read: () => T) {
  const byHand = createByHand();
  let count = 0;
  const { result } = renderHook(() => {
    count++;
    return read();
  }, byHand);
  return { ...byHand, result, renders: () => count };
}

test('a query goes from loading to data in two renders and one request', async () => {
  const { nth, requests, result, renders } = countRenders(() => {
    const { data, isLoading, isFetching, isSuccess, isError } = useQuery(getItems, '');
    return { data, is: { isLoading, isFetching, isSuccess, isError } };
  });
  const isNothing = { isLoading: false, isFetching: false, isSuccess: false, isError: false };
  assert.deepEqual(result.current, { data: undefined, is: { ...isNothing, isLoading: true, isFetching: true } });
  await nth(0).respond([ada]);
  assert.deepEqual(result.current, { data: [ada], is: { ...isNothing, isSuccess: true } });
  assert.deepEqual([requests.length, renders()], [1, 2]);
});

test('a component doesn’t re-render for equal data, nor for fields that it doesn’t read', async () => {
  const { cache, nth, result, renders } = countRenders(() => useQuery(getItems, '').data);
  await nth(0).respond([ada]);
  const before = result.current;
  act(() => cache.invalidate());
  await nth(1).respond([{ ...ada }]);
  assert.deepEqual([renders(), result.current === before], [2, true]);
  act(() => cache.invalidate());
  await nth(2).respond([bob]);
  assert.equal(renders(), 3);
});

test('a query’s field has its current value when a component first reads it', async () => {
  const { cache, nth, wrapper } = createByHand();
  const { result, rerender } = renderHook(
    ({ isWhole }) => {
      const list = useQuery(getItems, '');
      return isWhole ? list.isFetching : list.data;
    },
    { wrapper, initialProps: { isWhole: false } },
  );
  await nth(0).respond([ada]);
  act(() => cache.invalidate());
  rerender({ isWhole: true });
  assert.equal(result.current, true);
});

test('a query shows changes made between its first render and its subscription', async () => {
  const { api, nth, wrapper, result: other } = renderItems();
  await nth(0).respond([ada]);
  const optimistic = { getItems: () => [bob] };
  const write = () => void update(api.cache, new Promise(() => undefined), { optimistic });
  // A child's effects run before its parent's, so this write precedes the subscription.
  function Child() {
    useEffect(write, []);
    return null;
  }
  function List() {
    return (
      <p>
        {useQuery(getItems, '').data?.[0]?.name}
        <Child />
      </p>
    );
  }
  const { container } = render(<List />, { wrapper });
  assert.deepEqual([other.current.data, container.textContent], [[bob], 'Bob']);
});
