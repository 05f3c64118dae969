import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { FetchError, HttpError, ParsingError, TimeoutError } from '../../../src/http/errors.ts';
import type { Chat } from '../../../src/site/chat/create-chat.ts';
import { replaceProperty } from '../../support/replace-property.ts';
import { fakeStorage, manualChat } from './manual-chat.ts';

beforeEach(() => fakeStorage());

const shown = (chat: Chat) =>
  chat.read().messages.map(({ text, problem }) => (problem ? `${text} (${problem})` : text));
/** Waits for the separate task that stores a conversation. */
const untilStored = () => new Promise<void>((resolve) => setTimeout(resolve));

test('sending a question twice at once makes one request, with the trimmed text', () => {
  const { chat, asked } = manualChat();
  const words = '  One\n two \n';
  assert.deepEqual([chat.send(words), chat.send(words), chat.send('Two')], [true, false, false]);
  assert.deepEqual([asked.map(({ question }) => question), shown(chat)], [['One\n two'], ['One\n two']]);
});

test('clearing or stopping the chat aborts its request, and a late answer is never shown', async () => {
  for (const abandon of ['clear', 'stop'] as const) {
    fakeStorage();
    const { chat, asked, answer } = manualChat();
    chat.send('One');
    chat[abandon]();
    assert.equal(asked[0]?.signal.aborted, true);
    chat.send('Two');
    asked[0]?.onPartial('Late');
    asked[0]?.answer('Late');
    await Promise.resolve();
    await answer();
    assert.deepEqual(shown(chat), [...(abandon === 'clear' ? [] : ['One (stopped)']), 'Two', 'Answer']);
  }
});

test('a question is canceled when its last view is removed, unless another one replaces it', async () => {
  const { chat, asked, answer } = manualChat();
  const leaveWidget = chat.subscribe(() => undefined);
  chat.send('One');
  leaveWidget();
  const leavePage = chat.subscribe(() => undefined);
  await answer();
  chat.send('Two');
  leavePage();
  await Promise.resolve();
  assert.deepEqual([shown(chat), asked[1]?.signal.aborted], [['One', 'Answer', 'Two (stopped)'], true]);
});

test('a reload restores conversation and draft, with a pending question marked as stopped', async () => {
  const storage = fakeStorage();
  const { chat, answer } = manualChat();
  chat.send('One');
  await answer();
  chat.send('Two');
  chat.keepDraft('Thr');
  await untilStored();
  const { chat: reloaded } = manualChat();
  assert.deepEqual([shown(reloaded), reloaded.readDraft()], [['One', 'Answer', 'Two (stopped)'], 'Thr']);
  assert.deepEqual(reloaded.readOpening().messages, []);
  reloaded.clear();
  await untilStored();
  assert.deepEqual([shown(manualChat().chat), storage.has('test')], [[], false]);
  reloaded.undoClear();
  await untilStored();
  assert.deepEqual(shown(manualChat().chat), ['One', 'Answer', 'Two (stopped)']);
});

test('with invalid data in the storage, or without storage, the chat starts empty', () => {
  for (const value of ['', '{', 'null', '{}', '[]', '[null]', '[1]', '[{"text":1}]']) {
    fakeStorage().set('test', value);
    assert.deepEqual(shown(manualChat().chat), []);
  }
  Object.defineProperty(globalThis, 'sessionStorage', { value: undefined, configurable: true });
  const { chat } = manualChat();
  assert.deepEqual([chat.send('One'), chat.readDraft()], [true, '']);
});

test('a failed question is marked with the cause of its failure', async (t) => {
  replaceProperty(t, navigator, 'onLine', true);
  for (const [error, isOnline, expected] of [
    [new TimeoutError(), true, 'late'],
    [new FetchError(), true, 'failed'],
    [new FetchError(), false, 'offline'],
    [new HttpError({ status: 429 }), true, 'busy'],
    [new HttpError({ status: 403 }), true, 'rejected'],
    [new HttpError({ status: 500 }), true, 'failed'],
    [new ParsingError({ status: 200 }), true, 'failed'],
    [new ParsingError({ status: 200, cause: true }), true, 'endless'],
    [new Error('x'), true, 'failed'],
  ] as const) {
    Object.assign(navigator, { onLine: isOnline });
    fakeStorage();
    const { chat, fail } = manualChat();
    chat.send('One');
    await fail(error);
    assert.deepEqual(shown(chat), [`One (${expected})`]);
  }
});

test('if a conversation is too large for the storage, the latest messages are kept', async () => {
  fakeStorage(2000);
  const { chat, answer } = manualChat();
  for (const [index, length] of [1900, 10, 10, 10].entries()) {
    chat.send(`Question ${index}`);
    await answer('a'.repeat(length)).then(untilStored);
  }
  assert.equal(manualChat().chat.read().messages.at(-1)?.text, 'a'.repeat(10));
});
