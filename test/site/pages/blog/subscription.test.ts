import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { subscription as words } from '../../../../src/content/blog/blog-subscription.ts';
import type { ApiError } from '../../../../src/http/errors.ts';
import { mockTimers } from '../../../support/clock.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
test.after(() => {
  server.close();
  server.closeAllConnections();
});
// Defined by the build.
Reflect.set(globalThis, '__NEWSLETTER_URL__', `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`);
const { subscribe, subscriptionEmailHref } = await import('../../../../src/site/pages/blog/newsletter/subscription.ts');

test('with a list address the email address is posted as JSON', async () => {
  const requests: unknown[] = [];
  answer = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url } = request;
    requests.push([method, url, request.headers['content-type'], JSON.parse(Buffer.concat(chunks).toString())]);
    response.writeHead(204).end();
  };
  assert.deepEqual(await subscribe('reader@client.example'), {
    text: words.success,
    isTaken: true,
  });
  assert.deepEqual(requests, [['POST', '/list', 'application/json', { email: 'reader@client.example' }]]);
});

test('a list that does not answer within 15 seconds is a failure', async (t) => {
  const asked = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  mockTimers(t.mock.timers, { apis: ['setTimeout'] });
  const sent = subscribe('reader@client.example');
  const outcome = sent.then(
    () => 'taken',
    (error: ApiError) => error.kind,
  );
  await asked;
  t.mock.timers.tick(14_999);
  assert.equal(await Promise.race([outcome, new Promise((resolve) => setImmediate(resolve, 'waiting'))]), 'waiting');
  t.mock.timers.tick(1);
  assert.equal(await outcome, 'TIMEOUT_ERROR');
});

test('the prefilled email contains the address, whatever characters it has', () => {
  const mail = new URL(subscriptionEmailHref('a+b&c@client.example'));
  assert.equal(mail.protocol, 'mailto:');
  assert.match(mail.pathname, /@/);
  assert.equal(mail.searchParams.get('subject'), words.mailSubject);
  assert.equal(mail.searchParams.get('body'), `${words.mailBody} a+b&c@client.example`);
});
