import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problems } from '../../src/content/chat.ts';
import { checkWebhook } from '../../src/server/assistant/check-webhook.ts';
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

test('a visitor reads of a refusal what the chat would say, where a browser tells pages of it', async () => {
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

test('a stream may take longer than its silences', async () => {
  const url = await serve((_request, response) => {
    let left = 4;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) response.write('word ');
      else response.end('word');
    }, 300);
    response.on('close', () => clearInterval(timer));
  });
  const { lines } = await checkWebhook(url, new URL(url).origin, 900);
  assert.match(lines.join('\n'), /A visitor sees:\s+word word word word/);
});

test('a stream has to end', async (t) => {
  const url = await serve((_request, response) => {
    // How much there is room for at once differs from one version of Node to the next.
    const fill = () => {
      while (!response.destroyed && response.write('word '.repeat(10_000)));
    };
    response.on('drain', fill);
    fill();
  });
  const { lines } = await checkWebhook(url, new URL(url).origin);
  assert.match(lines.join('\n'), /did not end within 300 s and 8000000 characters/);
  assert.ok(lines.join('\n').includes(problems.endless));
  let now = 0;
  t.mock.method(Date, 'now', () => (now += 60_000));
  assert.ok((await checkWebhook(url, new URL(url).origin)).lines.join('\n').includes(problems.endless));
});

test('every other answer is named, with the sentence that a visitor gets', async () => {
  for (const [status, body, expected] of [
    [500, '{"message":"no"}', /outside 200 to 299/],
    [200, '<html></html>', /can't be read/],
    [200, '{"text":"Hi"}', /neither 'output' nor 'message'.*No response from AI\./s],
    [200, '{"message":"Workflow was started"}', /before the workflow has run/],
  ] as const) {
    const { isGood, said } = await check(status, body);
    assert.equal(isGood, false);
    assert.match(said, expected);
  }
});

test('a webhook that a browser would refuse is told what is missing', async () => {
  const allowing = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'Content-Type' };
  const refused = await check(200, '{"output":"Hi"}');
  assert.match(refused.said, /browsers would refuse/);
  assert.equal(refused.isGood, false);
  assert.match((await check(200, '{"output":"Hi"}', allowing)).said, /Browsers let pages/);
  const { 'access-control-allow-headers': _, ...withoutHeaders } = allowing;
  assert.match((await check(200, '{"output":"Hi"}', withoutHeaders)).said, /browsers would refuse/);
});

// Bodies as n8n 1.123 sends them.
test('what people get wrong in n8n is explained, with its own words', async () => {
  for (const [status, body, expected] of [
    [
      404,
      '{"code":404,"message":"The requested webhook \\"chat\\" is not registered.","hint":"…"}',
      /Activate the workflow.*own words: The requested webhook 'chat' is not registered/s,
    ],
    [
      500,
      '<pre>ResponseError: The requested webhook &quot;POST x&quot; is not registered.<br></pre>',
      /Activate the workflow.*own words: The requested webhook 'POST x'/s,
    ],
    [
      404,
      '{"code":404,"message":"This webhook is not registered for POST requests. Did you mean to make a GET request?"}',
      /HTTP Method to POST/,
    ],
    [403, 'Authorization data is wrong!', /Authentication to None/],
    [200, '{"message":"Workflow was started"}', /When Last Node Finishes/],
    [500, '{"message":"Error in workflow"}', /under Executions/],
    [200, '{"type":"begin"}\n{"type":"error","content":"no model"}', /under Executions/],
    [200, '', /Enable Streaming/],
    [200, '{"type":"error","content":"Node does not have any credentials set"}', /can't be read.*under Executions/s],
    [500, '{"message":"No Respond to Webhook node found in the workflow"}', /‘Respond to Webhook’ node/],
    [200, '<!doctype html><script src="@n8n/chat"></script>', /Embedded Chat/],
  ] as const)
    assert.match((await check(status, body)).said, expected, body);
  const testUrl = await serve((_request, response) => reply(response, 404, '{"message":"is not registered"}'));
  assert.match((await checkWebhook(`${testUrl}/webhook-test/x`, origin)).lines.join(' '), /test address/);
});

test('the origin that a webhook allows is said where it is another', async () => {
  const { said } = await check(200, '{"output":"Hi"}', { 'access-control-allow-origin': 'https://old.example' });
  assert.match(said, /allows 'https:\/\/old\.example'.*Allowed Origins \(CORS\) to https:\/\/site\.example/s);
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

test('no answer, a late one and no address are told apart', async () => {
  const hanging = await serve(() => undefined);
  const said = async (url: string, timeoutMs?: number) => (await checkWebhook(url, origin, timeoutMs)).lines.join('\n');
  assert.match(await said(hanging, 50), /No whole answer: 0\.05 s of silence/);
  assert.match(await said('http://127.0.0.1:9'), /^No answer: /);
  assert.match(await said('webhook'), /is not an address/);
  assert.ok((await said(hanging, 50)).includes(problems.late));
});
