import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { ApiProvider } from '../../src/api/hooks/context.ts';
import { useQuery } from '../../src/api/hooks/use-query.ts';
import { getUserList } from '../../src/api/users.ts';
import { flush } from '../http/loads.ts';
import { ada, bob, createByHand, getItems, renderItems, useWhole } from './support.tsx';

test('equal query arguments in another object, or in another order, cause no new request', async () => {
  const { nth, requests, wrapper } = createByHand();
  const { result, rerender } = renderHook(({ args }) => useQuery(getUserList, args).data?.total, {
    wrapper,
    initialProps: { args: { page: 1, limit: 10 } },
  });
  await nth(0).respond({ status: true, data: [], total: 7 });
  rerender({ args: { limit: 10, page: 1 } });
  await act(flush);
  assert.deepEqual([requests.length, result.current], [1, 7]);
});

test('while new rows load, a query keeps the old rows in data, but not in currentData', async () => {
  const { nth, result, rerender } = renderItems('a');
  await nth(0).respond([ada]);
  rerender('b');
  const { data, currentData, isLoading, isFetching } = result.current;
  assert.deepEqual([data, currentData, isLoading, isFetching], [[ada], undefined, false, true]);
  await nth(1).respond([bob]);
  assert.deepEqual([result.current.data, result.current.currentData], [[bob], [bob]]);
});

test('a query that fails for new arguments no longer shows the rows of the old arguments', async () => {
  const { nth, wrapper } = createByHand();
  const { result, rerender } = renderHook(
    ({ search }) => {
      const { data, error } = useQuery(getItems, search);
      assert.ok(!(data && error && search === 'b'), 'rows and failure');
      return { data, error };
    },
    { wrapper, initialProps: { search: 'a' } },
  );
  await nth(0).respond([ada]);
  rerender({ search: 'b' });
  await nth(1).respond({}, 500);
  assert.deepEqual([result.current.data, result.current.error?.status], [undefined, 500]);
});

test('a query shows a cached failure without the rows of its old arguments', async () => {
  const byHand = createByHand();
  const other = renderItems('b', byHand);
  await other.nth(0).respond({}, 500);
  const { nth, result, rerender } = renderItems('a', byHand);
  await nth(1).respond([ada]);
  act(() => void other.result.current.refetch());
  rerender('b');
  assert.deepEqual([result.current.data, result.current.error?.status], [undefined, 500]);
});

test('a query given 20 different arguments in a row aborts 19 requests, and shows only the last response', async () => {
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
  for (const [n, { respond }] of [...requests.entries()].reverse()) await respond([{ id: n, name: `row ${n}` }]);
  assert.deepEqual([...shown], ['19: row 19']);
  assert.equal(nth(19).signal.aborted, false);
});

test('a query that returns to earlier arguments during a request ends with their data', async () => {
  const { nth, requests, result, rerender } = renderItems('a');
  rerender('b');
  await act(flush);
  rerender('a');
  await act(flush);
  assert.equal(requests.length, 3);
  await nth(1).respond([bob]);
  await nth(0).respond([bob]);
  await nth(2).respond([ada]);
  assert.deepEqual([result.current.data, result.current.currentData, result.current.isFetching], [[ada], [ada], false]);
});

test('a query requests its data again after the role has changed', async () => {
  const { api, nth, requests, wrapper: Wrapper } = createByHand();
  let role = 'SU';
  const own = { ...getItems, build: (_: string, as: string | null) => ({ method: 'GET', path: `/${as}` }) };
  const { result, rerender } = renderHook(() => useWhole(own, ''), {
    wrapper: ({ children }) => (
      <Wrapper>
        <ApiProvider value={{ ...api, readRole: () => role }}>{children}</ApiProvider>
      </Wrapper>
    ),
  });
  await nth(0).respond([ada]);
  role = 'ADMIN';
  rerender();
  await nth(1).respond([bob]);
  assert.deepEqual([requests.map(({ path }) => path), result.current.data], [['/SU', '/ADMIN'], [bob]]);
});
