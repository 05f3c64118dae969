import assert from 'node:assert/strict';
import test from 'node:test';
import type { Conversation, Message } from '../../../src/site/chat/conversation.ts';
import { type ChatEvent, QUESTION_MAX_LENGTH, reduceChat } from '../../../src/site/chat/reduce-chat.ts';

const opening: readonly Message[] = [{ id: 'greeting', text: 'Hello', sender: 'ai', timestamp: 0, type: 'text' }];
const start: Conversation = { messages: opening, isPending: false, cleared: null };
let count = 0;
const added = () => ({ id: `id-${++count}`, timestamp: count });
const asked = (text: string): ChatEvent => ({ type: 'question/asked', text, ...added() });
const grew = (text: string, suggestions?: string[]): ChatEvent => ({
  type: 'answer/grew',
  text,
  suggestions,
  ...added(),
});
const ended = (text: string): ChatEvent => ({ type: 'answer/ended', text, ...added() });
const failed: ChatEvent = { type: 'answer/failed', problem: 'failed' };
const retried = ({ messages }: Conversation, index: number): ChatEvent => ({
  ...{ type: 'question/retried', failedId: messages[index]?.id ?? '' },
  ...added(),
});
const after = (conversation: Conversation, ...events: ChatEvent[]) => events.reduce(reduceChat, conversation);
const shown = ({ messages }: Conversation) =>
  messages.map(({ text, problem }) => (problem ? `${text} (${problem})` : text));

test('a question of invisible characters, or one that is too long, changes nothing', () => {
  const invisible = '| |\n\t\u00a0|\u200b|\u200d \u2060\ufeff|\u00ad\u034f|\u3164\u115f|\u2800|\u0007'.split('|');
  for (const text of [...invisible, 'a'.repeat(QUESTION_MAX_LENGTH + 1)])
    assert.equal(after(start, asked(text)), start, JSON.stringify(text));
  for (const text of ['0', '.', '👍🏽', '\u200bא', ` ${'a'.repeat(QUESTION_MAX_LENGTH)} `])
    assert.deepEqual(shown(after(start, asked(text))), ['Hello', text.trim()]);
});

test('a question and its answer join the messages with sender, time and type', () => {
  const pending = after(start, asked('  One\n two \n'));
  assert.equal(pending.isPending, true);
  const { messages, isPending } = after(pending, ended('Answer'));
  const [question, answer] = messages.slice(1);
  assert.deepEqual(question, {
    id: question?.id,
    text: 'One\n two',
    sender: 'user',
    timestamp: count - 1,
    type: 'text',
  });
  assert.deepEqual(
    [answer?.id, answer?.text, answer?.sender, answer?.timestamp],
    [`id-${count}`, 'Answer', 'ai', count],
  );
  assert.equal(isPending, false);
});

test('a growing answer keeps its id and its suggestions', () => {
  const grown = after(start, asked('One'), grew('An', ['Two?']));
  const done = after(grown, grew('Answ'), ended('Answer'));
  assert.deepEqual(shown(done), ['Hello', 'One', 'Answer']);
  assert.deepEqual([done.messages[2]?.id, done.messages[2]?.suggestions], [grown.messages[2]?.id, ['Two?']]);
});

test('while no question is pending, answers change nothing, and while one is, questions change nothing', () => {
  for (const event of [grew('Late'), ended('Late'), failed]) assert.equal(after(start, event), start);
  const pending = after(start, asked('One'), failed, asked('Two'));
  for (const event of [asked('Three'), retried(pending, 1)]) assert.equal(after(pending, event), pending);
});

test('an unanswered question stays marked until a retry, which repeats it without a duplicate', () => {
  const marked = after(start, asked('One'), failed, asked('Two'), ended('Answer'));
  assert.deepEqual(shown(marked), ['Hello', 'One (failed)', 'Two', 'Answer']);
  const again = after(marked, retried(marked, 1));
  assert.deepEqual([shown(again), again.isPending], [['Hello', 'Two', 'Answer', 'One'], true]);
});

test('a partial answer stays, marked as failed, until its question is retried', () => {
  const marked = after(start, asked('One'), grew('Ans'), failed);
  assert.deepEqual(shown(marked), ['Hello', 'One', 'Ans (failed)']);
  const again = after(marked, retried(marked, 2));
  assert.deepEqual(shown(again), ['Hello', 'One']);
  assert.deepEqual(shown(after(again, grew('Half'), failed)), ['Hello', 'One', 'Half (failed)']);
});

test('only a failed question can be retried', () => {
  const done = after(start, asked('One'), ended('Answer'));
  for (const index of [0, 1, 2, 3]) assert.equal(after(done, retried(done, index)), done);
});

test('clearing the chat leaves its opening messages, and can be undone until the next question', () => {
  const done = after(start, asked('One'), ended('Answer'));
  const clear: ChatEvent = { type: 'chat/cleared', messages: opening };
  const undo: ChatEvent = { type: 'chat/clearUndone' };
  const cleared = after(done, clear);
  assert.equal(cleared.messages, opening);
  assert.equal(after(cleared, clear), cleared);
  assert.equal(after(cleared, undo).messages, done.messages);
  assert.deepEqual(shown(after(cleared, asked('Two'), undo)), ['Hello', 'Two']);
});
