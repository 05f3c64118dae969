// Facts that the data layer hides from test/api/every-call.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerOf, Call } from '../../../src/contract/call.ts';
import { type CallName, calls } from '../../../src/demo/api/resources.ts';
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
  const get = async (role: 'super' | 'plain', path: string) => {
    const { token } = await own.demo.signIn(role);
    return fetch(own.demo.url + path, { headers: { Authorization: `Bearer ${token}` } });
  };
  for (const [role, path] of [
    ['super', '/super-admin/profile'],
    ['plain', '/admin/profile'],
  ] as const) {
    const { data } = (await (await get(role, path)).json()) as AnswerOf<typeof calls.getProfile>;
    assert.equal(data.role === 'SU', role === 'super');
  }
  assert.equal((await get('plain', '/super-admin/profile')).status, 403);
});
