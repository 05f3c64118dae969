import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { getCategories, updateCategory } from '../../src/api/categories.ts';
import { type Api, mutation, toSource, toWrite } from '../../src/api/endpoint.ts';
import { deleteUser, getUser } from '../../src/api/users.ts';
import { unreadIn } from '../../src/contract/parse.ts';
import { createCache, noop } from '../http/loads.ts';
import { clientFor } from '../http/support.ts';
import { reply, serve } from '../support/server.ts';

const created_at = '2026-01-02';
const names = { user_name: 'Ada', project_name: 'Wind' };
const investment = {
  investment_id: 3,
  user_id: 7,
  project_id: 2,
  ...names,
  amount: '1.00',
  status: 'pending',
  created_at,
};
const user = { user_id: 7, name: 'Ada', email: 'a@b.example', status: 'active', created_at, investments: [investment] };
const calls: string[] = [];
const baseUrl = await serve((request, response) => {
  const { method, url } = request;
  calls.push(`${method} ${url}`);
  request.resume();
  if (url?.endsWith('get-all-category') && calls.length > 2) return;
  const data = url?.includes('user-list')
    ? user
    : method === 'POST'
      ? { category_id: '1', name: 'New', description: 'Kept' }
      : [1, 2, null].map((category_id) => ({ category_id, name: 'Old', project_count: 3 }));
  reply(response, 200, { status: true, message: '', data: method === 'DELETE' ? null : data });
});
const api: Api = { cache: createCache(), client: clientFor(baseUrl), readRole: () => null };
after(() => api.cache.clear());

test('a list immediately shows the row that a write returned, while the list is refetched', async () => {
  const list = toSource(api, getCategories, undefined);
  const leave = api.cache.subscribe(list, noop);
  await api.cache.refetch(list);
  await api.cache.write(toWrite(api, updateCategory, { category_id: 1, name: 'New' }));
  const { data, isFetching } = api.cache.read(list) ?? {};
  assert.deepEqual(
    [data?.map(({ name, project_count }) => [name, project_count]), isFetching, unreadIn(data)],
    [
      [
        ['New', 3],
        ['Old', 3],
      ],
      true,
      1,
    ],
  );
  leave();
});

test('a write that returns a row without an id changes no cached row', async () => {
  const path = '/admin/rename';
  const rename = mutation({ method: 'POST', path, json: { name: 'text' }, row: { name: 'text' } }, () => [], {
    updates: [getCategories],
  });
  const list = toSource(api, getCategories, undefined);
  const leave = api.cache.subscribe(list, noop);
  const before = api.cache.read(list)?.data;
  await api.cache.write(toWrite(api, rename, { name: 'New' }));
  assert.ok(before?.length);
  assert.deepEqual(api.cache.read(list)?.data, before);
  leave();
});

test('a deleted user isn’t refetched', async () => {
  const detail = toSource(api, getUser, { id: '7' });
  api.cache.subscribe(detail, noop);
  await api.cache.refetch(detail);
  await api.cache.write(toWrite(api, deleteUser, { id: '7' }));
  const { data, isFetching } = api.cache.read(detail) ?? {};
  assert.deepEqual([data?.name, isFetching], ['Ada', false]);
});
