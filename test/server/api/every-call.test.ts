import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AnswerOf, Call } from '../../../src/contract/call.ts';
import { type CallName, calls } from '../../../src/server/api/resources.ts';
import { type Client, type Demo, type Role, startDemo } from './client.ts';
import { rightArgs, wrongArgs } from './every-call-args.ts';

let demo: Demo;
const clients = {} as Record<Role, Client>;

before(async () => {
  demo = await startDemo();
  clients.super = await demo.signIn('super');
  clients.plain = await demo.signIn('plain');
});
after(() => demo.close());

const rows = Object.entries<Call>(calls).map(([name, call]) => ({ name: name as CallName, ...call }));

for (const { name, path, json, form } of rows) {
  const isForSuperAdmins = path.startsWith('/super-admin/');

  for (const role of ['super', 'plain'] as const) {
    test(`${name} ${isForSuperAdmins && role === 'plain' ? 'refuses' : 'serves'} a ${role} admin`, async () => {
      const isRefused = isForSuperAdmins && role === 'plain';
      const { status, body: answer } = await clients[role].call(name, await rightArgs(clients)[name](role));
      assert.deepEqual([status, answer.status], isRefused ? [403, false] : [200, true], answer.message);
      assert.equal('data' in answer, !isRefused);
    });
  }

  if (name !== 'signIn') {
    test(`${name} refuses who has no session`, async () => {
      const { status, headers, body: answer } = await demo.visitor.fail(name, { id: 1 });
      assert.deepEqual([status, answer.status], [401, false]);
      assert.equal(headers.get('www-authenticate'), 'Bearer');
    });
  }

  if (json ?? form) {
    test(`${name} names the fields that are not acceptable`, async () => {
      const [args, fields] = wrongArgs[name] ?? assert.fail('no wrong arguments');
      const { status, body: answer } = await clients.super.fail(name, args);
      assert.equal(status, 422);
      assert.deepEqual(Object.keys(answer.errors ?? {}).sort(), fields);
      for (const messages of Object.values(answer.errors ?? {})) assert.ok(messages.every((text) => text.length > 8));
    });
  }

  if (path.endsWith('/{id}')) {
    test(`${name} answers 404 for an id that no row has`, async () => {
      assert.equal((await clients.plain.fail(name, { id: 'no/such id' })).status, 404);
    });
  }
}

test('profile calls serve their own form to each role', async () => {
  for (const [role, path] of [
    ['super', '/super-admin/profile'],
    ['plain', '/admin/profile'],
  ] as const) {
    const response = await fetch(demo.url + path, { headers: { Authorization: `Bearer ${clients[role].token}` } });
    const { data } = (await response.json()) as AnswerOf<typeof calls.getProfile>;
    assert.equal(data.role === 'SU', role === 'super');
  }
  const headers = { Authorization: `Bearer ${clients.plain.token}` };
  assert.equal((await fetch(`${demo.url}/super-admin/profile`, { headers })).status, 403);
});
