import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import type { Query } from '../../src/api/endpoint.ts';
import { usePlaceholder } from '../../src/api/hooks/use-placeholder.ts';
import { skipToken, useQuery } from '../../src/api/hooks/use-query.ts';
import type { ListPage } from '../../src/contract/endpoint.ts';
import { ada, bob, createByHand, getItems, type Item, renderItems, useWhole } from './support.tsx';

test('a query outside the provider throws an error that names the provider', (t) => {
  t.mock.method(console, 'error', () => undefined);
  assert.throws(() => renderHook(() => useQuery(getItems, '')), /ApiProvider/);
});

test('skipToken instead of arguments sends no request, and leaves the data empty', async () => {
  const { nth, requests, result, rerender } = renderItems(skipToken);
  const { data, isLoading, isFetching } = result.current;
  assert.deepEqual([data, isLoading, isFetching, requests.length], [undefined, false, false, 0]);
  rerender('');
  assert.deepEqual([result.current.isLoading], [true]);
  await nth(0).respond([ada]);
  assert.deepEqual(result.current.data, [ada]);
  rerender(skipToken);
  assert.deepEqual([result.current.data, result.current.isUninitialized], [undefined, true]);
});

test('a failed refetch keeps the rows, and the next refetch keeps the error until its response arrives', async () => {
  const { nth, result } = renderItems();
  await nth(0).respond([ada]);
  // `onClick={refetch}` passes the event.
  act(() => void result.current.refetch(new Event('click')));
  await nth(1).lose();
  assert.deepEqual([result.current.data, result.current.isError, result.current.isSuccess], [[ada], true, false]);
  act(() => void result.current.refetch());
  assert.deepEqual([result.current.isError, result.current.isFetching, result.current.isLoading], [true, true, false]);
  await nth(2).respond([bob]);
  assert.deepEqual([result.current.data, result.current.error], [[bob], undefined]);
});

test('after the cache is cleared, a query shows no data of the earlier session', async () => {
  const { cache, nth, result } = renderItems();
  await nth(0).respond([ada]);
  act(() => cache.invalidate());
  act(() => {
    cache.clear();
    cache.invalidate();
  });
  assert.deepEqual([result.current.data, result.current.isLoading], [undefined, true]);
  await nth(1).respond([ada]);
  assert.equal(result.current.data, undefined);
  await nth(2).respond([bob]);
  assert.deepEqual(result.current.data, [bob]);
});

test('data that another component has fetched is available at the first render', async () => {
  const byHand = createByHand();
  await renderItems('x', byHand).nth(0).respond([ada]);
  const { result, requests } = renderItems('x', byHand);
  assert.deepEqual([result.current.data, result.current.isFetching, requests.length], [[ada], false, 1]);
});

const getPage: Query<string, ListPage<Item>> = {
  name: 'getPage',
  build: () => ({ method: 'GET', path: '/items' }),
  read: (body) => body as ListPage<Item>,
  tags: () => [],
};

test('a row of a cached list is a placeholder for its own query, without a request', async () => {
  const { nth, requests, wrapper } = createByHand();
  renderHook(() => useWhole(getPage, ''), { wrapper });
  await nth(0).respond({ rows: [ada] });
  const { result, rerender } = renderHook(({ id }) => usePlaceholder(getPage, 'id', id), {
    wrapper,
    initialProps: { id: '1' },
  });
  assert.deepEqual(result.current, ada);
  rerender({ id: '2' });
  assert.deepEqual([result.current, requests.length], [undefined, 1]);
});
