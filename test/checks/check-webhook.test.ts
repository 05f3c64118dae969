import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWebhook } from '../../src/checks/check-webhook.ts';
import { problems } from '../../src/content/chat.ts';
import { emptyReply } from '../../src/content/chat-webhook.ts';
import { bodyOf, reply, serve } from '../support/server.ts';

const origin = 'https://site.example';

async function check(status: number, body: string, headers: Record<string, string> = {}) {
  const url = await serve((request, response) =>
    request.method === 'OPTIONS' ? reply(response, 204, undefined, headers) : reply(response, status, body, headers),
  );
  const { isGood, lines } = await checkWebhook(url, origin);
  return { isGood, said: lines.join('\n') };
}

test('a good answer is repeated as a visitor sees it', async () => {
  const allowing = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const { isGood, said } = await check(200, '[{"output":"We build things."}]', allowing);
  assert.ok(isGood);
  assert.match(said, /answered 200 .*A visitor sees:\s+We build things\./s);
});

test('a refusal is reported in the words of the chat, as far as a browser lets pages read it', async () => {
  const allowing = { 'access-control-allow-origin': origin };
  for (const [status, headers, problem] of [
    [404, allowing, 'refused'],
    [403, { 'access-control-allow-origin': '*' }, 'refused'],
    [429, allowing, 'busy'],
    [500, allowing, 'failed'],
    [404, {}, 'failed'],
  ] as const)
    assert.ok((await check(status, '{}', headers)).said.includes(problems[problem]), `${status} ${problem}`);
});

test('each piece of a stream restarts the time limit', async (t) => {
  const limitMs = 20_000;
  const { mock } = t.mock.method(globalThis, 'setTimeout');
  const starts = () => mock.calls.filter((call) => call.arguments[1] === limitMs).length;
  const url = await serve(async (_request, response) => {
    for (let pieces = 1; pieces < 4; pieces++) {
      response.write('word ');
      while (starts() <= pieces && !response.destroyed) await new Promise((resolve) => setImmediate(resolve));
    }
    response.end('word');
  });
  const { lines } = await checkWebhook(url, new URL(url).origin, limitMs);
  assert.match(lines.join('\n'), /A visitor sees:\s+word word word word/);
});

test('a stream has to end', async (t) => {
  const url = await serve((_request, response) => {
    // The buffer size differs between Node versions.
    const fill = () => {
      while (!response.destroyed && response.write('word '.repeat(10_000)));
    };
    response.on('drain', fill);
    fill();
  });
  const { lines } = await checkWebhook(url, new URL(url).origin);
  assert.match(lines.join('\n'), /didn't end within 300 s and 8000000 characters/);
  assert.ok(lines.join('\n').includes(problems.endless));
  let now = 0;
  t.mock.method(Date, 'now', () => (now += 60_000));
  assert.ok((await checkWebhook(url, new URL(url).origin)).lines.join('\n').includes(problems.endless));
});

test('every other answer is named, with the sentence that a visitor gets', async () => {
  for (const [status, body, expected] of [
    [500, '{"message":"no"}', /outside 200 to 299.*It said: \{"message":"no"\}/s],
    [200, '<html></html>', /can't be read/],
    [200, '{"text":"Hi"}', new RegExp(`neither 'output' nor 'message'.*${emptyReply}`, 's')],
  ] as const) {
    const { isGood, said } = await check(status, body);
    assert.equal(isGood, false);
    assert.match(said, expected);
  }
});

test('a response that a browser would block is reported with the missing header', async () => {
  const allowing = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'Content-Type' };
  const refused = await check(200, '{"output":"Hi"}');
  assert.match(refused.said, /browsers would block/);
  assert.equal(refused.isGood, false);
  assert.match((await check(200, '{"output":"Hi"}', allowing)).said, /Browsers allow pages/);
  const { 'access-control-allow-headers': _, ...withoutHeaders } = allowing;
  assert.match((await check(200, '{"output":"Hi"}', withoutHeaders)).said, /browsers would block/);
});

test('it asks what the chat asks, once', async () => {
  const bodies: string[] = [];
  const url = await serve(async (request, response) => {
    if (request.method === 'POST') bodies.push(await bodyOf(request));
    reply(response, 200, { output: 'Hi' });
  });
  await checkWebhook(url, new URL(url).origin);
  assert.deepEqual(
    bodies.map((body) => Object.keys(JSON.parse(body))),
    [['sessionId', 'action', 'chatInput']],
  );
});

test('a missing response, a late one and a missing address have different messages', async () => {
  const hanging = await serve(() => undefined);
  const said = async (url: string, timeoutMs?: number) => (await checkWebhook(url, origin, timeoutMs)).lines.join('\n');
  assert.match(await said(hanging, 50), /No complete answer: 0\.05 s of silence/);
  assert.match(await said('http://127.0.0.1:9'), /^No answer: /);
  assert.match(await said('webhook'), /is not an address/);
  assert.ok((await said(hanging, 50)).includes(problems.late));
});
