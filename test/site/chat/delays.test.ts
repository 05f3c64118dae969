import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cannedReplies } from '../../../src/content/chat-widget.ts';
import { askAssistant } from '../../../src/site/chat/assistant.ts';
import { cannedReply } from '../../../src/site/chat/widget/canned-reply.ts';
import { mockTimers } from '../../support/clock.ts';

test('a canned reply of the chat widget comes after 1.5 to 2.5 seconds', async (t) => {
  mockTimers(t.mock.timers, { apis: ['setTimeout'] });
  for (const [random, delayMs] of [
    [0, 1500],
    [0.5, 2000],
    [0.9999, 2499],
  ] as const) {
    let reply = '';
    const done = cannedReply(() => random).then((text) => {
      reply = text;
    });
    t.mock.timers.tick(delayMs - 1);
    await new Promise(setImmediate);
    assert.equal(reply, '');
    t.mock.timers.tick(1);
    if (random > 0.9) t.mock.timers.tick(1);
    await done;
    assert.equal(reply, cannedReplies[Math.floor(random * cannedReplies.length)]);
  }
});

test('a question to the assistant fails and is aborted after 30 seconds without an answer', async (t) => {
  mockTimers(t.mock.timers, { apis: ['setTimeout'] });
  let isEnded = false;
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => {
        isEnded = true;
        reject(new Error('aborted'));
      }),
    );
  const answer = askAssistant('Hello', new AbortController().signal, undefined, { url: '/', fetch: silent });
  // The session ID is looked up first.
  await new Promise(setImmediate);
  t.mock.timers.tick(29_999);
  assert.equal(isEnded, false);
  t.mock.timers.tick(1);
  await assert.rejects(answer, { kind: 'TIMEOUT_ERROR' });
  assert.ok(isEnded);
});
