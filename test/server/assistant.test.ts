import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { test } from 'node:test';
import { suggestions } from '../../src/content/chat.ts';
import { jobs } from '../../src/content/jobs.ts';
import { services } from '../../src/content/services.ts';
import { claims, contact } from '../../src/content/site.ts';
import { answerTo } from '../../src/server/assistant/answers.ts';
import { type AssistantOptions, createAssistant } from '../../src/server/assistant/assistant.ts';
import { serve } from '../support/server.ts';

const origin = 'https://site.example';

async function start(options: AssistantOptions = {}) {
  const handle = createAssistant(options);
  const address = await serve((request, response) => {
    if (!handle(request, response)) response.end('not mine');
  });
  return `${address}/api/assistant`;
}
const ask = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const question = (chatInput: unknown) => JSON.stringify({ sessionId: 'x', action: 'sendMessage', chatInput });

test('every suggestion gets an answer of its own, from the site’s content', () => {
  const answers = suggestions.map((suggestion) => answerTo(suggestion, origin));
  assert.equal(new Set(answers).size, suggestions.length);
  const [list = '', price = '', start = '', cases = '', sales = ''] = answers;
  for (const { title } of services) assert.ok(list.includes(title), title);
  assert.match(price, /fixed price.*https:\/\/site\.example\/contact/s);
  assert.ok(start.includes(contact.replyWithin));
  assert.match(cases, /Tern & Tallow/);
  assert.ok(sales.includes(contact.email) && sales.includes(contact.phone.label));
});

test('questions are answered by what they are about', () => {
  for (const [asked, expected] of [
    ['How long does a chatbot take?', claims.simpleChatbot],
    ['Do you have open positions?', jobs[0]?.title ?? ''],
    ['What happens when the AI is wrong?', 'confidence'],
    ['Who owns the source code?', 'Your content stays yours'],
    ['Can you build a chatbot for us?', services[0]?.title ?? ''],
    ['We retype invoices all day', services[4]?.title ?? ''],
    ['How does your process work?', '4. '],
    ['Will it work with our tools?', 'Almost always'],
    ['Do you sign an NDA?', 'yours or ours'],
    ['What about my personal data?', '/privacy'],
    ['hello', 'Hello'],
    ['qwertz', '/contact'],
  ] as const)
    assert.ok(answerTo(asked, origin).includes(expected), asked);
});

test('no answer to a question about money names an amount', () => {
  for (const asked of ['price', 'How much is a chatbot?', 'What is your hourly rate?', 'budget of 5000 dollars?'])
    assert.doesNotMatch(answerTo(asked, origin), /[$€₹£]|\d{3,}|per hour/);
});

test('links lead to where the asker has the site open', async () => {
  const url = await start();
  const answer = async (from: string) => (await (await ask(url, question('price'), { origin: from })).json()).output;
  assert.match(await answer('http://localhost:3204'), /http:\/\/localhost:3204\/contact/);
  assert.match(await answer('null'), /http:\/\/localhost:3000\/contact/);
  assert.doesNotMatch(await answer('http://x/"<b>'), /<b>/);
});

test('what is no question is refused in one sentence, never with a stack', async () => {
  const url = await start();
  for (const [body, status] of [
    ['{', 400],
    ['', 400],
    ['null', 400],
    ['[]', 400],
    ['"text"', 400],
    ['{"chatInput":"x"}', 400],
    [question(''), 400],
    [question(' '), 400],
    [question(7), 400],
    [question({}), 400],
    [question('x'.repeat(70_000)), 413],
  ] as const) {
    const response = await ask(url, body);
    const text = await response.text();
    assert.equal(response.status, status, body.slice(0, 40));
    assert.deepEqual(Object.keys(JSON.parse(text)), ['message']);
    assert.doesNotMatch(text, /\.ts|node:| at /);
  }
  const get = await fetch(url);
  assert.deepEqual([get.status, get.headers.get('allow')], [405, 'POST']);
});

test('only its own path is answered', async () => {
  const url = await start();
  for (const path of ['', '/', '/api', '/api/assistant/x', '/api/assistants'])
    assert.equal(await (await ask(url.replace('/api/assistant', path), question('x'))).text(), 'not mine');
  assert.equal((await ask(`${url}?a=b`, question('x'))).status, 200);
});

test('it can be told to fail and to be slow', async () => {
  let random = 0.4;
  const url = await start({ failRate: 0.5, random: () => random, delayMs: 200 });
  const startedMs = performance.now();
  assert.equal((await ask(url, question('hello'))).status, 500);
  // Timers count in another clock, which is coarser.
  assert.ok(performance.now() - startedMs >= 100);
  random = 0.6;
  assert.equal((await ask(url, question('hello'))).status, 200);
});

test('it goes on after an asker that hangs up', async () => {
  const url = await start();
  await new Promise<void>((resolve) => {
    const broken = httpRequest(url, { method: 'POST', headers: { 'content-length': 500 } });
    broken.on('error', () => resolve());
    broken.write('{"action"', () => broken.destroy(new Error('gone')));
  });
  assert.equal((await ask(url, question('hello'))).status, 200);
});
