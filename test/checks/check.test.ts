import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { after, test } from 'node:test';
import { checkApi } from '../../src/checks/check.ts';
import { readingSteps, skippedWrites, writingSteps } from '../../src/checks/steps.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { demoPassword } from '../../src/demo/api/accounts.ts';
import { emails, type Role, startDemo } from '../demo/api/client.ts';
import { reply, serve, serveRaw } from '../support/server.ts';

const demo = await startDemo();
after(() => demo.close());

async function check(url: string, role: Role, write: boolean) {
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const result = await checkApi({ url, email: emails[role], password: demoPassword, write, report });
  return { ...result, lines };
}

test('the API check finds no differences in the demo API, and deletes the rows that it creates', async () => {
  const { failed, tolerated, lines } = await check(demo.url, 'super', true);
  assert.deepEqual(
    lines.filter((line) => !line.startsWith('✓')),
    ["-  DELETE /admin/user-list/{id}: can't be undone", "-  POST /admin/approve-reject-investment: can't be undone"],
  );
  assert.deepEqual([failed, tolerated, lines.length], [0, 0, Object.keys(endpoints).length]);
  const steps = [...readingSteps, ...writingSteps(1)].map(([name]) => name);
  assert.deepEqual([...steps, ...skippedWrites, 'signIn'].sort(), Object.keys(endpoints).sort());
  const reader = await demo.signIn('super');
  for (const name of ['getCategories', 'getBankAccounts', 'getAdmins', 'getNotifications', 'getProjects'] as const) {
    const { body } = await reader.call(name, name === 'getProjects' ? { limit: 100 } : {});
    assert.doesNotMatch(JSON.stringify(body), /Contract check/, name);
  }
});

test('the API check as a plain admin skips the requests that only a super-admin may make', async () => {
  const { failed, made, total, lines } = await check(demo.url, 'plain', false);
  const left = lines.filter((line) => line.startsWith('-')).length;
  const skipped = readingSteps.filter(([name]) => endpoints[name].path.startsWith('/super-admin/')).length;
  const all = Object.keys(endpoints).length;
  assert.deepEqual([failed, made, total, left], [0, readingSteps.length - skipped + 1, all, skipped]);
  assert.ok(lines.includes('✓  GET /admin/profile'), lines.join());
});

interface Body {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly total?: number;
}

const moved = ({ user_id: id, ...row }: Record<string, unknown>) => ({
  ...{ ...row, id, status: 'ACTIVE', created_at: '2026-01-02 03:04:05' },
});
/** A request, the backend's change to the body of its response, and the reported lines: `~` if tolerated. */
const breaches: readonly [call: string, change: (body: Body) => object, lines: readonly string[]][] = [
  // A difference in many rows is reported once, as an error if the console can't read one of the rows.
  [
    'GET /admin/get-all-category',
    (body) => ({ ...body, data: body.data.map((row, index) => ({ ...row, name: index === 0 ? 7 : null })) }),
    ["data[].name isn't text"],
  ],
  ['GET /admin/get-notifications', ({ data }) => ({ data }), ["~status isn't true", "~message isn't text"]],
  ['GET /admin/get-all-investments', (body) => ({ ...body, status: false }), ["status isn't true"]],
  [
    'GET /admin/user-list',
    ({ data, total }) => ({ status: 'ok', message: '', data: { items: data.map(moved), count: total } }),
    [
      "~status isn't true",
      '~data[].user_id is called id',
      '~data[].status isn\'t "active" or "inactive"',
      "~data[].created_at isn't an ISO 8601 time with its zone",
      "~data isn't a list",
      '~total is called count',
      '~page is missing',
      '~limit is missing',
    ],
  ],
  ['POST /admin/user-details', (body) => ({ ...body, data: [body.data] }), ["data isn't an object"]],
];

/** Passes a request on to the demo API. */
async function passOn(request: IncomingMessage): Promise<[status: number, data: Body]> {
  const { method = '', url = '', headers } = request;
  const body = method === 'GET' ? null : Buffer.concat(await request.toArray());
  const { authorization = '', 'content-type': type = '' } = headers;
  const received = await fetch(demo.url + url, { method, body, headers: { authorization, 'content-type': type } });
  return [received.status, (await received.json()) as Body];
}

test('the API check accepts responses without a body to deletions, as the console does', async () => {
  const url = await serve(async (request, response) => {
    const [status, body] = await passOn(request);
    if (status === 200 && body.data === null) response.writeHead(204).end();
    else reply(response, status, body);
  });
  const { failed, lines } = await check(url, 'super', true);
  assert.equal(failed, 0, lines.join('\n'));
  assert.ok(lines.includes('✓  DELETE /admin/delete-category'));
});

test('the API check names differences from the contract without values, in any envelope', async () => {
  const url = await serve(async (request, response) => {
    const [status, data] = await passOn(request);
    const [, change] = breaches.find(([call]) => call === `${request.method} ${request.url?.split('?')[0]}`) ?? [];
    reply(response, status, change ? change(data) : data);
  });
  const { failed, tolerated, lines } = await check(url, 'plain', false);
  for (const [call, , found] of breaches) {
    const isTolerated = found.every((line) => line.startsWith('~'));
    const start = lines.indexOf(`${isTolerated ? '~' : '✗'}  ${call}`) + 1;
    const expected = found.map((line) =>
      line.startsWith('~') ? `     ${line.slice(1)} (accepted anyway)` : `     ${line} (its screen won't work)`,
    );
    assert.deepEqual(lines.slice(start, start + found.length), expected);
    assert.doesNotMatch(lines[start + found.length] ?? '', /^ /);
  }
  assert.deepEqual([failed, tolerated], [3, 2]);
  assert.ok(lines.includes('✓  GET /admin/user-list/{id}'), lines.join('\n'));
});

test('the API check reports failures by request, but a failed sign-in ends it with a sentence', async () => {
  const user = { user_id: 1, name: 'A', email: 'a@mail.example', role: 'SU' };
  const url = await serve((request, response) => {
    if (request.url === '/admin/login') reply(response, 200, { status: true, message: '', data: { token: 't', user } });
    else if (request.url?.includes('profile')) reply(response, 200, '<p>');
    else reply(response, 404, request.url?.includes('category') ? { message: 'No such path.' } : {});
  });
  const { failed, lines } = await check(url, 'super', false);
  assert.equal(failed, lines.filter((line) => line.startsWith('✗')).length);
  assert.ok(lines.includes("     status 404 (its screen won't work)"));
  assert.ok(lines.includes('     status 404, "No such path." (its screen won\'t work)'), lines.join('\n'));
  assert.ok(lines.includes("     the response isn't JSON (its screen won't work)"));
  await assert.rejects(check(`${url}/none`, 'super', false), /^Error: Couldn't sign in: status 404\.$/);
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
