import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkApi } from '../../src/checks/check.ts';
import { readingSteps, skippedWrites, writingSteps } from '../../src/checks/steps.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { readText } from '../support/files.ts';
import { reply, serve, serveRaw } from '../support/server.ts';
import { check, demoToCheck } from './backends.ts';

const { demo, serveChanged } = await demoToCheck();

test('the API check finds no differences in the demo API, and deletes the rows that it creates', async () => {
  const { failed, tolerated, made, total, lines } = await check(demo.url, 'super', true);
  assert.deepEqual(
    lines.filter((line) => !line.startsWith('✓')),
    [
      '-  CORS: skipped, needs SITE_URL',
      "-  DELETE /admin/user-list/{id}: can't be undone",
      "-  POST /admin/approve-reject-investment: can't be undone",
    ],
  );
  const documented = readText('src/contract/README.md').match(/^\| \[/gm)?.length;
  assert.deepEqual([failed, tolerated, made, total], [0, 0, total - 2, documented]);
  const steps = [...readingSteps, ...writingSteps(1)].map(([name]) => name);
  assert.deepEqual([...steps, ...skippedWrites, 'signIn'].sort(), Object.keys(endpoints).sort());
  const reader = await demo.signIn('super');
  for (const name of ['getCategories', 'getBankAccounts', 'getAdmins', 'getNotifications', 'getProjects'] as const) {
    const { body } = await reader.call(name, name === 'getProjects' ? { limit: 100 } : {});
    assert.doesNotMatch(JSON.stringify(body), /Contract check/, name);
  }
});

test('the API check as a plain admin expects a 403 for what only a super-admin may read', async () => {
  const { failed, made, lines } = await check(demo.url, 'plain', true);
  const isSuper = (name: EndpointName) => endpoints[name].path.startsWith('/super-admin/');
  const sent = [...readingSteps, ...writingSteps(1)].filter(([name]) => !isSuper(name));
  assert.deepEqual([failed, made], [0, sent.length + 1]);
  assert.ok(lines.includes('✓  GET /admin/profile'), lines.join());
  assert.ok(lines.includes('✓  GET /super-admin/get-all-admins as ADMIN'));
  assert.ok(lines.includes('-  POST /super-admin/create-admin: skipped, needs the role SU'));
});

interface Body {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly total?: number;
}

const moved = ({ user_id: id, ...row }: Record<string, unknown>) => ({
  ...{ ...row, id, status: 'ACTIVE', created_at: '2026-01-02 03:04:05' },
});
/** A request, and the backend's change to the body of its response. */
const breaches: Readonly<Record<string, (body: Body) => object>> = {
  // A difference in many rows is reported once, as an error if the console can't read one of the rows.
  '/get-all-category': (body) => ({
    ...body,
    data: body.data.map((row, index) => ({ ...row, name: index ? 7 : 2 ** 53 })),
  }),
  '/get-notifications': ({ data }) => ({ data }),
  '/get-all-investments': (body) => ({ ...body, status: false }),
  '/user-list': ({ data, total }) => ({ status: 'ok', message: '', data: { items: data.map(moved), count: total } }),
  '/user-details': (body) => ({ ...body, data: [body.data] }),
};

test('the API check names differences from the contract without values, in any envelope', async () => {
  const url = await serveChanged(async ({ path, pass }) => {
    const answer = await pass();
    const change = answer.status === 200 && breaches[path.replace(/^.*\//, '/')];
    return change ? { ...answer, body: change(answer.body as Body) } : answer;
  });
  const { failed, tolerated, kinds } = await check(url, 'plain', false);
  assert.deepEqual(kinds.toSorted(), [
    '~  is called count: total in GET /admin/user-list',
    '~  is called id: user_id in GET /admin/user-list',
    '~  is missing: page, limit in GET /admin/user-list',
    '~  isn\'t "active" or "inactive": status in GET /admin/user-list',
    "~  isn't a list: data in GET /admin/user-list",
    "~  isn't an ISO 8601 time with its zone (default: UTC): created_at in GET /admin/user-list",
    "~  isn't text: message in GET /admin/get-notifications",
    "~  isn't true: status in GET /admin/user-list, GET /admin/get-notifications",
    "✗  isn't an object: data in POST /admin/user-details",
    "✗  isn't text (number): name in GET /admin/get-all-category",
    "✗  isn't true: status in GET /admin/get-all-investments",
  ]);
  assert.deepEqual([failed, tolerated], [3, 2]);
});

test('the API check reports failures by request, but a failed sign-in ends it with a sentence', async () => {
  const user = { user_id: 1, name: 'A', email: 'a@mail.example', role: 'SU' };
  let signIns = 0;
  const url = await serve((request, response) => {
    const signedIn = { status: true, message: '', data: { token: 't', user } };
    if (request.url === '/admin/login') reply(response, signIns++ ? 401 : 200, signedIn);
    else if (request.url?.includes('profile')) reply(response, 200, '<p>');
    else reply(response, 404, request.url?.includes('category') ? { message: 'No such path.' } : {});
  });
  const { failed, lines, kinds } = await check(url, 'super', false);
  assert.equal(failed, lines.length - kinds.length - lines.filter((line) => /^[✓-]|^$/.test(line)).length);
  assert.deepEqual(kinds, [
    "✗  the response isn't JSON: GET /super-admin/profile",
    '✗  status 404: GET /super-admin/dashboard-details and more',
    '✗  status 404, "No such path.": GET /admin/get-all-category',
  ]);
  await assert.rejects(check(`${url}/none/x`, 'super', false), /^Error: Couldn't sign in: status 404\.$/);
  const other = /^Error: Couldn't sign in at (.+)\/none, but at \1\. Use that address, also as API_URL\.$/;
  await assert.rejects(check(`${url}/none/`, 'super', false), other);
});

test('the API check ends with a sentence if the sign-in’s response is missing or broken', async () => {
  const head = 'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Encoding: gzip\r\n\r\n';
  const broken = await serveRaw((socket) => socket.once('data', () => socket.end(`${head}{"status":true}`)));
  const silent = await serveRaw((socket) => socket.resume());
  const options = { email: 'a', password: 'b', write: false, report: () => undefined, timeoutMs: 300 };
  await assert.rejects(checkApi({ ...options, url: silent }), /^Error: Couldn't sign in: no response in time\.$/);
  // Node either hangs or notices the broken response.
  await assert.rejects(
    checkApi({ ...options, url: broken }),
    /^Error: Couldn't sign in: (?:no response in time|couldn't connect)/,
  );
});
