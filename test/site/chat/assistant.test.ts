import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problems } from '../../../src/content/chat.ts';
import { BODY_MAX_LENGTH } from '../../../src/content/chat-webhook.ts';
import { ApiError } from '../../../src/http/errors.ts';
import { askAssistant } from '../../../src/site/chat/assistant.ts';
import { createChat, type OnPartial } from '../../../src/site/chat/create-chat.ts';
import { bodyOf, gate, reply, serve } from '../../support/server.ts';
import { type AnswerShape, answerByPath, answerShapes } from './answer-shapes.ts';
import { fakeStorage } from './manual-chat.ts';

const never = new AbortController().signal;
/** Returns a short timeout for responses that hang, and a long one for all others. */
const timeoutOf = ({ expected }: AnswerShape) =>
  typeof expected !== 'string' && expected.failure === 'TIMEOUT_ERROR' ? 500 : 120_000;

test('a conversation continues after any shape of response, with its text or a failure message', {
  timeout: 300_000,
}, async () => {
  const address = await serve(answerByPath);
  let asked = { url: '', timeoutMs: 0 };
  let failure: unknown;
  let tell = () => {};
  const ask = (question: string, signal: AbortSignal, onPartial: OnPartial) =>
    askAssistant(question, signal, onPartial, asked).catch((error: unknown) => {
      failure = error;
      throw error;
    });
  const chat = createChat({ name: 'test', opening: [], ask });
  chat.subscribe(() => !chat.read().isPending && tell());
  for (const [index, shape] of answerShapes.entries()) {
    const { name, expected } = shape;
    asked = { url: `${address}/${index}`, timeoutMs: timeoutOf(shape) };
    const { open, opened } = gate();
    tell = open;
    failure = undefined;
    assert.ok(chat.send(`Question ${index}`), `${name}: sent`);
    await opened;
    const last = chat.read().messages.at(-1);
    if (typeof expected === 'string') {
      assert.deepEqual([last?.text, last?.problem], [expected, undefined], name);
      continue;
    }
    assert.ok(failure instanceof ApiError && failure.kind === expected.failure, `${name}: ${failure}`);
    // The received part of a stream stays in the conversation.
    assert.ok(last?.problem && (last.text === `Question ${index}` || last.text.startsWith('Hel')), name);
  }
  for (const { text } of chat.read().messages)
    assert.doesNotMatch(text, /^\s*$|object Object|nginx|Node\.run|Bad request/);
  for (const sentence of Object.values(problems)) assert.doesNotMatch(sentence, /\d{3}|error|status/i);
});

test('a question to the assistant is one POST with exactly three fields', async () => {
  const seen: unknown[] = [];
  const address = await serve(async (request, response) => {
    const { method, headers } = request;
    seen.push({ method, type: headers['content-type'], body: JSON.parse(await bodyOf(request)) });
    reply(response, 500, { message: 'no' });
  });
  await assert.rejects(askAssistant('A\n"b" <c>', never, undefined, { url: address }));
  const body = { sessionId: 'website-visitor', action: 'sendMessage', chatInput: 'A\n"b" <c>' };
  assert.deepEqual(seen, [{ method: 'POST', type: 'application/json', body }]);
});

test('by default, all visitors send the same session id; with CHAT_SESSION=visitor, each tab keeps its own', async (t) => {
  const sessions: string[] = [];
  const url = await serve(async (request, response) => {
    sessions.push(JSON.parse(await bodyOf(request)).sessionId);
    reply(response, 200, { output: 'Yes' });
  });
  const build: { __CHAT_SESSION__?: string | undefined } = globalThis as object;
  t.after(() => delete build.__CHAT_SESSION__);
  for (const visit of ['', 'visitor', 'visitor, after a reload', 'visitor, in another tab']) {
    build.__CHAT_SESSION__ = visit.split(',')[0];
    if (!visit.endsWith('reload')) fakeStorage();
    await askAssistant('Hello', never, undefined, { url });
  }
  const [shared, own = '', afterReload, another] = sessions;
  assert.equal(shared, 'website-visitor');
  assert.match(own, /^\d+(-\d+){3}$/);
  assert.equal(afterReload, own);
  assert.notEqual(another, own);
});

test('an aborted question rejects with the abort reason and ends its request', async () => {
  const { open: onRequest, opened: asked } = gate();
  const { open: onClose, opened: closed } = gate();
  const address = await serve((request) => {
    request.on('close', () => onClose());
    request.socket.on('close', () => onClose());
    onRequest();
  });
  const leaving = new AbortController();
  const answer = askAssistant('Hello', leaving.signal, undefined, { url: address });
  await asked;
  leaving.abort(new Error('left'));
  await assert.rejects(answer, { message: 'left' });
  await closed;
});

test('an answer that never ends is rejected, and its connection is closed', async (t) => {
  for (const [piece, clock] of [
    [`${JSON.stringify({ type: 'item', content: 'word ' })}${' '.repeat(1_000_000)}\n`, () => 0],
    // By this clock, each chunk arrives a minute after the previous one.
    ['word ', (calls: number) => 60_000 * calls],
  ] as const) {
    let calls = 0;
    const { mock } = t.mock.method(Date, 'now', () => clock(calls++));
    const { open: onClose, opened: closed } = gate();
    const address = await serve((request, response) => {
      let isOpen = true;
      const more = () => {
        if (isOpen) response.write(piece, () => setImmediate(more));
      };
      response.on('close', () => {
        isOpen = false;
        onClose();
      });
      more();
      request.resume();
    });
    let words = '';
    const endless = askAssistant('Hello', never, (so) => (words = so), { url: address, timeoutMs: 60_000 });
    await assert.rejects(endless, { name: 'ApiError', kind: 'PARSING_ERROR', cause: true });
    await closed;
    mock.restore();
    assert.ok(words.startsWith('word ') && words.length < BODY_MAX_LENGTH);
  }
});
