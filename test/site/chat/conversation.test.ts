import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Conversation,
  type ConversationAction,
  conversationOf,
  conversationReducer,
  type Message,
} from '../../../src/site/chat/conversation.ts';

const opening: readonly Message[] = [{ id: 'greeting', text: 'Hello', sender: 'ai', timestamp: 0, type: 'text' }];
const sent = (requestId: string, text = 'Question'): ConversationAction => ({
  type: 'chat/messageSent',
  requestId,
  text,
  timestamp: 10,
});
const replied = (requestId: string): ConversationAction => ({
  type: 'chat/replyReceived',
  requestId,
  text: 'Answer',
  timestamp: 20,
});
const part = (requestId: string, text: string): ConversationAction => ({ type: 'chat/partReceived', requestId, text });
const ended = (requestId: string): ConversationAction => ({
  type: 'chat/requestEnded',
  requestId,
  problem: 'failed',
  timestamp: 30,
});
const retried = (id: string, requestId: string): ConversationAction => ({
  type: 'chat/retried',
  id,
  requestId,
  timestamp: 40,
});
const cleared: ConversationAction = { type: 'chat/cleared', opening };
const restored: ConversationAction = { type: 'chat/restored' };

function run(...actions: ConversationAction[]): Conversation {
  return actions.reduce(conversationReducer, conversationOf(opening));
}
const texts = ({ messages }: Conversation) =>
  messages.map(({ text, problem }) => (problem ? `${text} (${problem})` : text));

test('a question and its answer join the messages with sender, time and type', () => {
  const { messages, pending } = run(sent('1'), replied('1'));
  assert.deepEqual(messages.slice(1), [
    { id: '1-question', text: 'Question', sender: 'user', timestamp: 10, type: 'text' },
    { id: '1-reply', text: 'Answer', sender: 'ai', timestamp: 20, type: 'text' },
  ]);
  assert.equal(pending, null);
});

test('a second question while one is pending changes nothing, and neither does clearing', () => {
  const pending = run(sent('1'));
  assert.equal(conversationReducer(pending, sent('2')), pending);
  assert.equal(conversationReducer(pending, cleared), pending);
});

test('what comes of an abandoned question can not appear', () => {
  const before = run(sent('1'), ended('1'));
  for (const late of [replied('1'), part('1', 'Ans'), ended('1')]) {
    assert.equal(conversationReducer(before, late), before);
    const asked = conversationReducer(before, sent('2'));
    assert.equal(conversationReducer(asked, late), asked);
  }
});

test('a question without an answer keeps its mark while others are asked, and is asked again without being repeated', () => {
  const after = run(sent('1', 'One'), ended('1'), sent('2', 'Two'), replied('2'));
  assert.deepEqual(texts(after), ['Hello', 'One (failed)', 'Two', 'Answer']);
  const again = conversationReducer(after, retried('1-question', '3'));
  assert.deepEqual([texts(again), again.pending], [['Hello', 'Two', 'Answer', 'One'], '3']);
  assert.deepEqual(texts(conversationReducer(again, replied('3'))), ['Hello', 'Two', 'Answer', 'One', 'Answer']);
});

test('the part of an answer that has come stays, marked, until its question is asked again', () => {
  const cut = run(sent('1'), part('1', 'Ans'), ended('1'));
  assert.deepEqual(texts(cut), ['Hello', 'Question', 'Ans (failed)']);
  assert.deepEqual(texts(conversationReducer(cut, retried('1-reply', '2'))), ['Hello', 'Question']);
});

test('there is nothing to ask again but a question with a problem, and not while one is pending', () => {
  for (const state of [run(), run(sent('1')), run(sent('1'), replied('1')), run(sent('1'), ended('1'), sent('2'))])
    assert.equal(conversationReducer(state, retried('1-question', '9')), state);
});

test('clearing leaves the opening messages; it can be undone until the next question', () => {
  const before = run(sent('1'), replied('1'));
  const state = conversationReducer(before, cleared);
  assert.equal(state.messages, opening);
  assert.equal(conversationReducer(state, cleared), state);
  assert.deepEqual(conversationReducer(state, restored), before);
  const goneOn = conversationReducer(state, sent('2'));
  assert.equal(conversationReducer(goneOn, restored), goneOn);
});
