import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { categoryCalls } from '../../../src/contract/categories.ts';
import { userCalls } from '../../../src/contract/users.ts';
import { demoPassword } from '../../../src/server/api/accounts.ts';
import { calls } from '../../../src/server/api/resources.ts';
import { checkApi } from '../../../src/server/check/check.ts';
import { differences } from '../../../src/server/check/differences.ts';
import { notTried, readingSteps, writingSteps } from '../../../src/server/check/steps.ts';
import { reply, serve, serveRaw } from '../../support/server.ts';
import { emails, type Role, startDemo } from '../api/client.ts';

const demo = await startDemo();
after(() => demo.close());

async function check(url: string, role: Role, write: boolean) {
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const result = await checkApi({ url, email: emails[role], password: demoPassword, write, report });
  return { ...result, lines };
}

test('the demo API differs nowhere, in reading and in writing', async () => {
  const { differing, lines } = await check(demo.url, 'super', true);
  assert.deepEqual(
    lines.filter((line) => !line.startsWith('✓')),
    ["-  DELETE /admin/user-list/{id}: can't be undone", "-  POST /admin/approve-reject-investment: can't be undone"],
  );
  assert.deepEqual([differing, lines.length], [0, Object.keys(calls).length]);
});

test('every call of the contract is tried, or said not to be', () => {
  const steps = [...readingSteps, ...writingSteps(1)].map(([name]) => name);
  assert.deepEqual([...steps, ...notTried, 'signIn'].sort(), Object.keys(calls).sort());
});

test('what it makes it deletes again', async () => {
  const reader = await demo.signIn('super');
  for (const name of ['getCategories', 'getBankAccounts', 'getAdmins', 'getNotifications', 'getProjects'] as const) {
    const { body } = await reader.call(name, name === 'getProjects' ? { limit: 100 } : {});
    assert.doesNotMatch(JSON.stringify(body), /Contract check/, name);
  }
});

test('a plain admin’s check leaves out what only the super-admin may call', async () => {
  const { differing, made, total, lines } = await check(demo.url, 'plain', false);
  assert.equal(differing, 0);
  assert.equal(lines.filter((line) => line.startsWith('-')).length, 2);
  assert.deepEqual([made, total], [10, Object.keys(calls).length]);
  assert.ok(lines.includes('✓  GET /admin/profile'), lines.join());
});

test('names every difference once, and no value', () => {
  const rows = [1, 2].map((n) => ({
    id: n,
    name: null,
    email: 'secret@mail.example',
    status: 'ACTIVE',
    created_at: 'soon',
  }));
  assert.deepEqual(differences(userCalls.getUserList, { status: 'ok', data: rows, total: '2', page: 1, limit: 10 }), [
    'status is not true (read all the same)',
    'message is no text (read all the same)',
    'data[].user_id is called id (read all the same)',
    'data[].name is no text (breaks this screen)',
    'data[].status is no "active" or "inactive" (read all the same)',
    'data[].created_at is no ISO 8601 date with its zone (breaks this screen)',
    'total is no number (read all the same)',
  ]);
  assert.deepEqual(differences(categoryCalls.getCategories, []), ['the answer is no JSON object (breaks this screen)']);
  assert.deepEqual(differences(categoryCalls.getCategories, { status: true, message: '', data: {} }), [
    'data is no list (breaks this screen)',
  ]);
  assert.deepEqual(differences(userCalls.deleteUser, { status: true, message: '', data: 1 }), [
    'data is not null (read all the same)',
  ]);
});

test('a backend that fails is told row by row, and one without sign-in by a sentence', async () => {
  const user = { user_id: 1, name: 'A', email: 'a@mail.example', role: 'SU' };
  const url = await serve((request, response) => {
    if (request.url === '/admin/login') reply(response, 200, { status: true, message: '', data: { token: 't', user } });
    else if (request.url?.includes('profile')) reply(response, 200, '<p>');
    else reply(response, 404, {});
  });
  const { differing, lines } = await check(url, 'super', false);
  assert.equal(differing, 9);
  assert.ok(lines.includes('     answers 404 (breaks this screen)'));
  assert.ok(lines.includes('     the answer is not JSON (breaks this screen)'));
  await assert.rejects(check(`${url}/none`, 'super', false), /^Error: Signing in failed: answers 404\.$/);
});

test('an answer that never ends is no answer in time, also where the transport would wait for ever', async () => {
  const head = 'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Encoding: gzip\r\n\r\n';
  const broken = await serveRaw((socket) => socket.once('data', () => socket.end(`${head}{"status":true}`)));
  const silent = await serveRaw((socket) => socket.resume());
  const options = { email: 'a', password: 'b', write: false, report: () => undefined, timeoutMs: 300 };
  await assert.rejects(checkApi({ ...options, url: silent }), /^Error: Signing in failed: no answer in time\.$/);
  // Node hangs, or notices: that is its own affair.
  await assert.rejects(
    checkApi({ ...options, url: broken }),
    /^Error: Signing in failed: no (?:answer in time|connection)/,
  );
});

test('a moment without its zone is read as UTC, and told as a difference; a day is a day', () => {
  const found = (created_at: string) =>
    differences(categoryCalls.createCategory, {
      status: true,
      message: '',
      data: { category_id: 1, name: 'A', created_at },
    });
  assert.deepEqual(found('2026-03-31T09:30:00.000000Z'), []);
  assert.deepEqual(found('2026-03-31T09:30:00'), [
    'data.created_at is no ISO 8601 date with its zone (read all the same)',
  ]);
});
