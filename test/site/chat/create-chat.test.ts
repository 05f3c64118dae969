import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { ApiError } from '../../../src/http/errors.ts';
import type { Message } from '../../../src/site/chat/conversation.ts';
import { QUESTION_MAX_LENGTH } from '../../../src/site/chat/create-chat.ts';
import { fakeStorage, manualChat, texts, untilStored } from './manual-chat.ts';

beforeEach(() => fakeStorage());

const opening: readonly Message[] = [{ id: 'greeting', text: 'Hello', sender: 'ai', timestamp: 0, type: 'text' }];

/** Starts a conversation, and returns functions that settle a question by its number. */
function converse() {
  const { chat, asked, change } = manualChat(opening);
  const ended = async (end: () => void) => {
    const changed = change();
    end();
    await changed;
  };
  return {
    chat,
    asked,
    answer: (index: number) => ended(() => asked[index]?.answer('Answer')),
    fail: (index: number) => ended(() => asked[index]?.fail()),
    shown: () => chat.read().messages.map(({ text, problem }) => (problem ? `${text} (${problem})` : text)),
    retry: (index: number) => chat.retry(chat.read().messages[index]?.id ?? ''),
  };
}

test('a message of invisible characters isn’t sent', () => {
  const { chat, asked } = manualChat();
  const invisible = '| |\n\t\u00a0|\u200b|\u200d \u2060\ufeff|\u00ad\u034f|\u3164\u115f|\u2800|\u0007'.split('|');
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

test('a failed question isn’t retried automatically; Retry sends it once', async () => {
  const { chat, asked, change } = manualChat();
  chat.send('One');
  const failed = change();
  asked[0]?.fail();
  await failed;
  const question = chat.read().messages[0];
  assert.deepEqual([question?.problem, asked.length], ['failed', 1]);
  chat.retry(question?.id ?? '');
  chat.retry(question?.id ?? '');
  assert.deepEqual(
    asked.map(({ question }) => question),
    ['One', 'One'],
  );
  const answered = change();
  asked[1]?.answer('Yes');
  await answered;
  assert.deepEqual(texts(chat), ['One', 'Yes']);
});

test('clearing and leaving abort the request, and a late answer is never shown', async () => {
  for (const abandon of ['clear', 'stop'] as const) {
    fakeStorage();
    const { chat, asked, change } = manualChat();
    chat.send('One');
    chat[abandon]();
    assert.equal(asked[0]?.signal.aborted, true);
    chat.send('Two');
    asked[0]?.onPartial('Late');
    asked[0]?.answer('Late');
    await Promise.resolve();
    const answered = change();
    asked[1]?.answer('In time');
    await answered;
    assert.deepEqual(texts(chat), abandon === 'clear' ? ['Two', 'In time'] : ['One', 'Two', 'In time']);
  }
});

test('ids stay unique after clearing', async () => {
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

test('a question that is too long isn’t sent', () => {
  const { chat, asked } = manualChat();
  assert.equal(chat.send('a'.repeat(QUESTION_MAX_LENGTH + 1)), false);
  assert.equal(chat.send(` ${'a'.repeat(QUESTION_MAX_LENGTH)} `), true);
  assert.equal(asked.length, 1);
});

test('a reload restores the conversation and the draft, and a pending question as unanswered; clearing empties both', async () => {
  const storage = fakeStorage();
  const { chat, asked, change } = manualChat();
  chat.send('One');
  const answered = change();
  asked[0]?.answer('Yes');
  await answered;
  chat.send('Two');
  chat.keepDraft('Thr');
  await untilStored();
  const { chat: reloaded } = manualChat();
  assert.deepEqual(texts(reloaded), ['One', 'Yes', 'Two']);
  assert.deepEqual([reloaded.read().messages[2]?.problem, reloaded.readDraft()], ['stopped', 'Thr']);
  assert.deepEqual(reloaded.readOpening().messages, []);
  reloaded.clear();
  await untilStored();
  assert.deepEqual([texts(manualChat().chat), storage.has('test')], [[], false]);
  reloaded.undoClear();
  await untilStored();
  assert.deepEqual(texts(manualChat().chat), ['One', 'Yes', 'Two']);
});

test('with invalid data in the storage, or without storage, the conversation starts empty', () => {
  for (const value of ['', '{', 'null', '{}', '[]', '[null]', '[1]', '[{"text":1}]']) {
    fakeStorage().set('test', value);
    assert.deepEqual(texts(manualChat().chat), []);
  }
  Object.defineProperty(globalThis, 'sessionStorage', { value: undefined, configurable: true });
  const { chat } = manualChat();
  assert.deepEqual([chat.send('One'), chat.readDraft()], [true, '']);
});

test('every failure has its own message', async () => {
  for (const [error, isOnline, expected] of [
    [new ApiError('TIMEOUT_ERROR'), true, 'late'],
    [new ApiError('FETCH_ERROR'), true, 'failed'],
    [new ApiError('FETCH_ERROR'), false, 'offline'],
    [new ApiError('HTTP_ERROR', { status: 429 }), true, 'busy'],
    [new ApiError('HTTP_ERROR', { status: 403 }), true, 'refused'],
    [new ApiError('HTTP_ERROR', { status: 500 }), true, 'failed'],
    [new ApiError('PARSING_ERROR', { status: 200 }), true, 'failed'],
    [new ApiError('PARSING_ERROR', { status: 200, cause: true }), true, 'endless'],
    [new Error('x'), true, 'failed'],
  ] as const) {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: isOnline }, configurable: true });
    fakeStorage();
    const { chat, asked, change } = manualChat();
    chat.send('One');
    const failed = change();
    asked[0]?.fail(error);
    await failed;
    assert.equal(chat.read().messages[0]?.problem, expected);
  }
});

test('a question and its answer join the messages with sender, time and type', async () => {
  const { chat, answer } = converse();
  chat.send('Question');
  assert.equal(chat.read().isPending, true);
  await answer(0);
  const { messages, isPending } = chat.read();
  const [question, reply] = messages.slice(1);
  assert.deepEqual([question?.text, question?.sender, question?.type], ['Question', 'user', 'text']);
  assert.deepEqual([reply?.text, reply?.sender, reply?.type], ['Answer', 'ai', 'text']);
  assert.ok(Number(question?.timestamp) > 0 && Number(reply?.timestamp) > Number(question?.timestamp));
  assert.equal(isPending, false);
});

test('an unanswered question stays marked while others are asked, and a retry doesn’t duplicate it', async () => {
  const { chat, answer, fail, shown, retry } = converse();
  chat.send('One');
  await fail(0);
  chat.send('Two');
  await answer(1);
  assert.deepEqual(shown(), ['Hello', 'One (failed)', 'Two', 'Answer']);
  retry(1);
  assert.deepEqual([shown(), chat.read().isPending], [['Hello', 'Two', 'Answer', 'One'], true]);
  await answer(2);
  assert.deepEqual(shown(), ['Hello', 'Two', 'Answer', 'One', 'Answer']);
});

test('a partial answer stays, marked, until its question is retried', async () => {
  const { chat, asked, fail, shown, retry } = converse();
  chat.send('Question');
  asked[0]?.onPartial('Ans');
  assert.deepEqual(shown(), ['Hello', 'Question', 'Ans']);
  await fail(0);
  assert.deepEqual(shown(), ['Hello', 'Question', 'Ans (failed)']);
  retry(2);
  assert.deepEqual(shown(), ['Hello', 'Question']);
  asked[1]?.onPartial('Half');
  chat.stop();
  assert.deepEqual(shown(), ['Hello', 'Question', 'Half (stopped)']);
});

test('only a failed question can be retried, and not while one is pending', async () => {
  const { chat, asked, answer, fail, retry } = converse();
  retry(0);
  chat.send('One');
  retry(1);
  await answer(0);
  retry(1);
  retry(2);
  chat.send('Two');
  await fail(1);
  chat.send('Three');
  retry(3);
  assert.equal(asked.length, 3);
});

test('clearing leaves the opening messages; it can be undone until the next question', async () => {
  const { chat, answer, shown } = converse();
  chat.send('One');
  await answer(0);
  const { messages } = chat.read();
  chat.clear();
  assert.equal(chat.read().messages, opening);
  const cleared = chat.read();
  chat.clear();
  assert.equal(chat.read(), cleared);
  chat.undoClear();
  assert.equal(chat.read().messages, messages);
  chat.clear();
  chat.send('Two');
  chat.undoClear();
  assert.deepEqual(shown(), ['Hello', 'Two']);
});

test('if a conversation is too large for the storage, the latest messages are kept', async () => {
  fakeStorage(2000);
  const { chat, asked, change } = manualChat();
  for (const [index, length] of [1900, 10, 10, 10].entries()) {
    chat.send(`Question ${index}`);
    const answered = change();
    asked[index]?.answer('a'.repeat(length));
    await answered.then(untilStored);
  }
  assert.equal(manualChat().chat.read().messages.at(-1)?.text, 'a'.repeat(10));
});
