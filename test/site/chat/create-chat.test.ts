import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChat } from '../../../src/site/chat/create-chat.ts';
import { gate } from '../../support/server.ts';

/** A chat whose answers are given by hand. */
function manualChat() {
  const asked: { question: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = [];
  let now = 0;
  const chat = createChat({
    opening: [],
    ask: (question, signal) =>
      new Promise((answer, reject) => asked.push({ question, signal, answer, fail: () => reject(new Error('no')) })),
    now: () => ++now,
  });
  /** Resolves at the next change. */
  const change = () => {
    const { open, opened } = gate();
    const stop = chat.subscribe(open);
    return opened.then(stop);
  };
  return { chat, asked, change };
}
const texts = (chat: ReturnType<typeof createChat>) => chat.read().messages.map(({ text }) => text);

test('what nobody can see is not sent', () => {
  const { chat, asked } = manualChat();
  const invisible = [
    '',
    ' ',
    '\n\t\u00a0',
    '\u200b',
    '\u200d \u2060\ufeff',
    '\u00ad\u034f',
    '\u3164\u115f',
    '\u2800',
    '\u0007',
  ];
  for (const text of invisible) assert.equal(chat.send(text), false, JSON.stringify(text));
  assert.equal(asked.length, 0);
  for (const text of ['0', '.', '👍🏽', '\u200bא']) {
    assert.equal(chat.send(text), true, text);
    chat.clear();
  }
});

test('two sends at once are one request', () => {
  const { chat, asked } = manualChat();
  assert.deepEqual([chat.send('One'), chat.send('One'), chat.send('Two')], [true, false, false]);
  assert.deepEqual(
    asked.map(({ question }) => question),
    ['One'],
  );
});

test('a message is sent and kept without the space around it', () => {
  const { chat, asked } = manualChat();
  chat.send('  One\n two \n');
  assert.deepEqual([asked[0]?.question, texts(chat)], ['One\n two', ['One\n two']]);
});

test('a failure is never asked again by itself; a retry asks once', async () => {
  const { chat, asked, change } = manualChat();
  chat.send('One');
  const failed = change();
  asked[0]?.fail();
  await failed;
  assert.deepEqual([chat.read().exchange.status, asked.length], ['failed', 1]);
  chat.retry();
  chat.retry();
  assert.deepEqual(
    asked.map(({ question }) => question),
    ['One', 'One'],
  );
  const answered = change();
  asked[1]?.answer('Yes');
  await answered;
  assert.deepEqual(texts(chat), ['One', 'Yes']);
});

test('clearing and leaving abort, and a late answer appears nowhere', async () => {
  for (const abandon of ['clear', 'leave'] as const) {
    const { chat, asked, change } = manualChat();
    chat.send('One');
    chat[abandon]();
    assert.equal(asked[0]?.signal.aborted, true);
    chat.send('Two');
    asked[0]?.answer('Late');
    const answered = change();
    asked[1]?.answer('In time');
    await answered;
    assert.deepEqual(texts(chat), abandon === 'clear' ? ['Two', 'In time'] : ['One', 'Two', 'In time']);
  }
});

test('ids stay unique over a clear', async () => {
  const { chat, asked, change } = manualChat();
  chat.send('One');
  const first = chat.read().messages[0]?.id;
  chat.clear();
  chat.send('Two');
  const answered = change();
  asked[1]?.answer('Yes');
  await answered;
  const ids = [first, ...chat.read().messages.map(({ id }) => id)];
  assert.equal(new Set(ids).size, ids.length);
});
