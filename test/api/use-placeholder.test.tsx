import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderHook } from '@testing-library/react';
import type { Query } from '../../src/api/endpoint.ts';
import { usePlaceholder } from '../../src/api/hooks/use-placeholder.ts';
import type { ListPage } from '../../src/contract/call.ts';
import { ada, createByHand, type Item, useWhole } from './support.tsx';

const getPage: Query<string, ListPage<Item>> = {
  name: 'getPage',
  call: () => ({ method: 'GET', path: '/items' }),
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
