import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWebhook } from '../../src/checks/check-webhook.ts';
import { problems } from '../../src/content/chat.ts';
import { emptyReply } from '../../src/content/chat-webhook.ts';
import { bodyOf, reply, serve } from '../support/server.ts';

const origin = 'https://site.example';

const allowing = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'Content-Type' };
const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const stream = { ...open, 'content-type': 'text/event-stream' };
const { 'access-control-allow-headers': _, ...onlyOrigin } = allowing;

test('the webhook check reports what a visitor sees, and whether browsers let pages read the response', async () => {
  for (const [status, headers, body, isExpected, ...parts] of [
    [200, open, '[{"output":"We build things."}]', true, 'returned 200 ', 'A visitor sees:\n\n  We build things.'],
    [200, allowing, '{"output":"Hi"}', true, 'Browsers allow pages'],
    [200, stream, 'data: We \n\ndata: charge\n\n', true, 'read as an event stream of text.', '\n\n  We charge\n'],
    [200, stream, 'data: The plan:\n- a\n- b\n\n', false, 'Lost lines: 2.', "starts with 'data:'", '\n\n  The plan:\n'],
    [200, open, '{"type":"item","content":"Hi"}\n{"type":"end"}', true, 'read as JSON lines.'],
    [200, open, 'Send `data: {`', true, 'read as plain text.'],
    [200, open, '[{"output":"Hi"}]', true, 'read as JSON.'],
    [200, {}, '{"output":"Hi"}', false, 'browsers would block'],
    [200, onlyOrigin, '{"output":"Hi"}', false, 'browsers would block'],
    [200, allowing, '<html></html>', false, "can't be read"],
    [200, allowing, '{"text":"Hi"}', false, "neither 'output' nor 'message'", emptyReply],
    [500, allowing, '{"e":"no"}', false, 'outside 200 to 299', 'The response\'s body: {"e":"no"}', problems.failed],
    [404, allowing, '{}', false, problems.rejected],
    [403, open, '{}', false, problems.rejected],
    [429, allowing, '{}', false, problems.busy],
    [404, {}, '{}', false, problems.failed],
  ] as const) {
    const url = await serve((request, response) =>
      request.method === 'OPTIONS' ? reply(response, 204, undefined, headers) : reply(response, status, body, headers),
    );
    const { isGood, lines } = await checkWebhook(url, origin);
    const text = lines.join('\n');
    assert.equal(isGood, isExpected, text);
    for (const part of parts) assert.ok(text.includes(part), `${part} in ${text}`);
  }
});

test('the webhook check reports a stream that never ends', async (t) => {
  const url = await serve((_request, response) => {
    const send = () => response.destroyed || response.write('word ', () => setImmediate(send));
    send();
  });
  let now = 0;
  t.mock.method(Date, 'now', () => (now += 60_000));
  const { lines } = await checkWebhook(url, new URL(url).origin);
  assert.match(lines.join('\n'), /exceeded 300 s or 8000000 characters/);
  assert.ok(lines.join('\n').includes(problems.endless));
});

test('the webhook check sends one POST, with the same three fields as the chat', async () => {
  const bodies: string[] = [];
  const url = await serve(async (request, response) => {
    if (request.method === 'POST') bodies.push(await bodyOf(request));
    reply(response, 200, { output: 'Hi' });
  });
  await checkWebhook(url, new URL(url).origin);
  assert.deepEqual(Object.keys(JSON.parse(bodies.join())), ['sessionId', 'action', 'chatInput']);
});

test('the webhook check distinguishes a late response, a missing response and an invalid address', async () => {
  const hanging = await serve(() => undefined);
  const text = async (url: string, timeoutMs?: number) => (await checkWebhook(url, origin, timeoutMs)).lines.join('\n');
  assert.match(await text(hanging, 50), /No complete response: 0\.05 s of silence/);
  assert.match(await text('http://127.0.0.1:9'), /^No response: /);
  assert.match(await text('webhook'), /isn't an address/);
  assert.ok((await text(hanging, 50)).includes(problems.late));
});
