import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withEarly } from '../../src/admin/early.ts';

const call = { method: 'GET', path: '/admin/user-list' };

function early(response: Promise<unknown>, token = 'mine') {
  response.catch(() => undefined);
  return { key: JSON.stringify(call), token, response };
}

function client() {
  const calls: string[] = [];
  const request = async ({ path }: { path: string }) => calls.push(path) && 'requested now';
  return { calls, request };
}

test('only the first matching request of the console uses the prefetched response', async () => {
  const { calls, request } = client();
  const { request: send } = withEarly({ request }, () => 'mine', early(Promise.resolve('early')));
  assert.equal(await send({ method: 'GET', path: '/admin/profile' }), 'requested now');
  assert.equal(await send(call), 'early');
  assert.equal(await send(call), 'requested now');
  assert.deepEqual(calls, ['/admin/profile', '/admin/user-list']);
});

test('a prefetched response isn’t used if its request failed or had another user’s token', async () => {
  for (const started of [early(Promise.reject(new Error('down'))), early(Promise.resolve('early'), 'theirs')])
    assert.equal(await withEarly(client(), () => 'mine', started).request(call), 'requested now');
});
