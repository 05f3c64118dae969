import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstRequest, withEarly } from '../../src/admin/early.ts';
import { NEW } from '../../src/admin/paths.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { retryAfter } from '../../src/http/retry-after.ts';
import { clientFor, failureOf, get } from '../http/support.ts';
import { reply, serve } from '../support/server.ts';

/** Starts a server that responds with `status`, and prefetches `path` from it as the token's owner. */
async function start(status: number, path: string, token = 'abc') {
  const requests: string[] = [];
  const url = await serve((request, response) => {
    requests.push(`${request.url} ${request.headers.authorization ?? 'early'}`);
    reply(response, status, { nth: requests.length }, { 'retry-after': '60' });
  });
  const response = fetch(url + path);
  const early = { key: JSON.stringify(get(path)), token, response };
  const ended: true[] = [];
  const settings = { retry: retryAfter([1, 1]), onUnauthorized: () => ended.push(true) };
  await response;
  return { requests, ended, client: withEarly(clientFor(url, settings), () => 'abc', early) };
}

test('only the first matching request of the console uses the prefetched response', async () => {
  const { requests, client } = await start(200, '/users');
  assert.deepEqual(await client.request(get('/profile')), { nth: 2 });
  assert.deepEqual(await client.request(get('/users')), { nth: 1 });
  assert.deepEqual(await client.request(get('/users')), { nth: 3 });
  assert.deepEqual(requests, ['/users early', '/profile Bearer abc', '/users Bearer abc']);
});

test('a prefetched response isn’t used if its request had another user’s token', async () => {
  const { client } = await start(200, '/users', 'theirs');
  assert.deepEqual(await client.request(get('/users')), { nth: 2 });
});

for (const status of [400, 401, 403, 429, 503])
  test(`a prefetch that fails with ${status} isn’t sent again, because it was the first attempt`, async () => {
    const { requests, ended, client } = await start(status, '/users');
    assert.equal((await failureOf(client.request(get('/users')), 'HTTP_ERROR')).status, status);
    assert.deepEqual(requests, ['/users early']);
    assert.equal(ended.length, status === 401 ? 1 : 0);
  });

test('a prefetch without a response counts as the first attempt', async () => {
  let count = 0;
  const url = await serve((_request, response) => {
    count += 1;
    reply(response, 500);
  });
  const response = Promise.reject(new TypeError('fetch failed'));
  response.catch(() => undefined);
  const early = { key: JSON.stringify(get()), token: 'abc', response };
  const { request } = withEarly(clientFor(url, { retry: retryAfter([1, 1]) }), () => 'abc', early);
  await failureOf(request(get()), 'HTTP_ERROR');
  assert.equal(count, 2);
});

test('the prefetch is the screen’s first request; new rows, filters and orders of paged lists have none', () => {
  const pathOf = (endpoint: Endpoint, id: string, query = '') => {
    const { path, query: sent } = firstRequest(endpoint, id, query, 'SU') ?? {};
    return path && path + (sent ? `?${new URLSearchParams(sent as Record<string, string>)}` : '');
  };
  const { getUserList, getUser, getProjects, getInvestments, getAdmins } = endpoints;
  assert.equal(pathOf(getUserList, '', '?page=2&search=Ada'), '/admin/user-list?page=2&limit=10&search=Ada');
  assert.equal(pathOf(getUserList, '', '?status=active'), undefined);
  assert.equal(pathOf(getUser, 'a/b'), '/admin/user-list/a%2Fb');
  assert.equal(pathOf(getProjects, '264', '?x'), '/admin/get-all-project?page=1&limit=100&search=');
  assert.equal(pathOf(getInvestments, '', '?status=pending'), getInvestments.path);
  assert.equal(pathOf(getAdmins, NEW), undefined);
});
