// Tests hooks on a server, after unmount, and with arguments that can't be sent.
import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useAutoRefetch } from '../../src/api/hooks/use-auto-refetch.ts';
import { useLazyQuery } from '../../src/api/hooks/use-lazy-query.ts';
import { useMutation } from '../../src/api/hooks/use-mutation.ts';
import { usePlaceholder } from '../../src/api/hooks/use-placeholder.ts';
import { useQuery } from '../../src/api/hooks/use-query.ts';
import { deleteUser, getUser, getUserList } from '../../src/api/users.ts';
import { flush } from '../http/loads.ts';
import { ada, bob, createByHand, getItems, renderItems, useWhole } from './support.tsx';

test('every hook renders on a server, without a request', () => {
  const { requests, wrapper: Wrapper } = createByHand();
  function Screen() {
    const { isLoading, refetch } = useQuery(getUser, { id: 1 });
    useAutoRefetch(refetch, 1000);
    const [, { isUninitialized }] = useMutation(deleteUser);
    const row = usePlaceholder(getUserList, 'user_id', 1);
    return JSON.stringify([isLoading, isUninitialized, !row, typeof useLazyQuery(getUser)]);
  }
  const html = renderToString(
    <Wrapper>
      <Screen />
    </Wrapper>,
  ).replaceAll('&quot;', '"');
  assert.deepEqual(JSON.parse(html), [true, true, true, 'function']);
  assert.equal(requests.length, 0);
});

test('a query or lazy query whose id can’t be encoded fails without a request', async () => {
  const { requests, wrapper } = createByHand();
  const id = 'a\ud800';
  const { result, rerender } = renderHook(() => ({ query: useWhole(getUser, { id }), ask: useLazyQuery(getUser) }), {
    wrapper,
  });
  const { ask } = result.current;
  const asking = ask({ id });
  await act(flush);
  assert.equal((await asking).error?.kind, 'FETCH_ERROR');
  await assert.rejects(asking.unwrap(), { kind: 'FETCH_ERROR' });
  assert.deepEqual([result.current.query.error?.kind, requests.length], ['FETCH_ERROR', 0]);
  rerender();
  assert.equal(result.current.ask, ask);
});

test('a lazy query resolves even if a subscriber leaves or a write happens before the response', async () => {
  const byHand = createByHand();
  const { cache, requests, nth, wrapper } = byHand;
  const { result } = renderHook(() => useLazyQuery(getItems), { wrapper });
  const asking = result.current('x');
  renderItems('x', byHand).unmount();
  await act(flush);
  assert.equal(nth(0).signal.aborted, false);
  await act(() => cache.write({ tags: [{ type: 'Item' }], send: async () => 'done' }));
  await nth(0).respond([ada]);
  await nth(1).respond([bob]);
  assert.deepEqual([await asking, requests.length], [{ data: [bob] }, 2]);
});

test('refetch works after the component that called useQuery has unmounted', async () => {
  const { nth, requests, result, unmount } = renderItems();
  await nth(0).respond([ada]);
  const { refetch } = result.current;
  unmount();
  await act(flush);
  const refetched = refetch();
  await nth(1).respond([bob]);
  assert.deepEqual([(await refetched).data, requests.length], [[bob], 2]);
});
