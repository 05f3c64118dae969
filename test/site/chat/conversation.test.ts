import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Message } from '../../../src/site/chat/conversation.ts';
import { givenStorage, manualChat } from './manual-chat.ts';

beforeEach(() => givenStorage());

const opening: readonly Message[] = [{ id: 'greeting', text: 'Hello', sender: 'ai', timestamp: 0, type: 'text' }];

/** A conversation, one of whose questions is asked and ends, by its number. */
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
    texts: () => chat.read().messages.map(({ text, problem }) => (problem ? `${text} (${problem})` : text)),
    retry: (index: number) => chat.retry(chat.read().messages[index]?.id ?? ''),
  };
}

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

test('what comes of an abandoned question can not appear, not even a part of it', async () => {
  const { chat, asked, answer } = converse();
  chat.send('One');
  chat.stop();
  const before = chat.read();
  asked[0]?.onPartial('Late');
  assert.equal(chat.read(), before);
  chat.send('Two');
  asked[0]?.onPartial('Late');
  asked[0]?.answer('Late');
  await answer(1);
  assert.deepEqual(
    chat.read().messages.map(({ text }) => text),
    ['Hello', 'One', 'Two', 'Answer'],
  );
});

test('a question without an answer keeps its mark while others are asked, and is asked again without being repeated', async () => {
  const { chat, answer, fail, texts, retry } = converse();
  chat.send('One');
  await fail(0);
  chat.send('Two');
  await answer(1);
  assert.deepEqual(texts(), ['Hello', 'One (failed)', 'Two', 'Answer']);
  retry(1);
  assert.deepEqual([texts(), chat.read().isPending], [['Hello', 'Two', 'Answer', 'One'], true]);
  await answer(2);
  assert.deepEqual(texts(), ['Hello', 'Two', 'Answer', 'One', 'Answer']);
});

test('the part of an answer that has come stays, marked, until its question is asked again', async () => {
  const { chat, asked, fail, texts, retry } = converse();
  chat.send('Question');
  asked[0]?.onPartial('Ans');
  assert.deepEqual(texts(), ['Hello', 'Question', 'Ans']);
  await fail(0);
  assert.deepEqual(texts(), ['Hello', 'Question', 'Ans (failed)']);
  retry(2);
  assert.deepEqual(texts(), ['Hello', 'Question']);
});

test('there is nothing to ask again but a question with a problem, and not while one is pending', async () => {
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
  const { chat, answer, texts } = converse();
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
  assert.deepEqual(texts(), ['Hello', 'Two']);
});
