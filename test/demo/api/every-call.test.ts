// Facts that the data layer hides from test/api/every-call.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call, ResponseOf } from '../../../src/contract/call.ts';
import { createDemoApi } from '../../../src/demo/api/demo-api.ts';
import { type CallName, calls } from '../../../src/demo/api/resources.ts';
import { serve } from '../../support/server.ts';
import { demoForTests } from './client.ts';
import { wrongArgs } from './every-call-args.ts';

const own = demoForTests();

for (const [name, { json, form, path }] of Object.entries<Call>(calls) as [CallName, Call][]) {
  if (json ?? form)
    test(`${name} names the fields that are not acceptable`, async () => {
      const [args, fields] = wrongArgs[name] ?? assert.fail('no wrong arguments');
      const { status, body } = await (await own.demo.signIn('super')).fail(name, args);
      assert.deepEqual([status, Object.keys(body.errors ?? {}).sort()], [422, fields]);
      for (const messages of Object.values(body.errors ?? {})) assert.ok(messages.every((text) => text.length > 8));
    });
  if (path.endsWith('/{id}'))
    test(`${name} answers 404 for an id that no row has`, async () => {
      assert.equal((await own.client.fail(name, { id: 'no/such id' })).status, 404);
    });
}

test('without a session the response names the scheme', async () => {
  const { status, headers } = await own.demo.visitor.fail('getProfile');
  assert.deepEqual([status, headers.get('www-authenticate')], [401, 'Bearer']);
});

test('profile calls serve their own form to each role', async () => {
  for (const [role, path, status] of [
    ['super', '/super-admin/profile', 200],
    ['plain', '/admin/profile', 200],
    ['plain', '/super-admin/profile', 403],
  ] as const) {
    const { token } = await own.demo.signIn(role);
    const response = await fetch(own.demo.url + path, { headers: { Authorization: `Bearer ${token}` } });
    const { data } = (await response.json()) as Partial<ResponseOf<typeof calls.getProfile>>;
    assert.deepEqual([response.status, data?.role === 'SU'], [status, role === 'super']);
  }
});

test('only what is below the base path is answered', async () => {
  const api = createDemoApi({ basePath: '/backend' });
  const origin = await serve((request, response) => {
    if (!api.handle(request, response)) response.end('not mine');
  });
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    return `${response.status} ${await response.text()}`;
  };
  assert.match(await get('/backend/admin/profile'), /^401 {"status":false/);
  assert.match(await get('/backend?x'), /^404 {"status":false/);
  for (const path of ['/', '/backends/admin/profile', '/api/admin/profile', '/x/backend/'])
    assert.equal(await get(path), '200 not mine');
  await api.close();
});
