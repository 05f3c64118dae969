import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  type Message,
  openConversation,
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
const failed = (requestId: string): ConversationAction => ({ type: 'chat/requestFailed', requestId });
const cleared: ConversationAction = { type: 'chat/cleared', opening };

function run(...actions: ConversationAction[]): Conversation {
  return actions.reduce(conversationReducer, openConversation(opening));
}
const texts = ({ messages }: Conversation) => messages.map(({ text }) => text);

test('a question and its answer join the messages with sender, time and type', () => {
  const { messages, exchange } = run(sent('1'), replied('1'));
  assert.deepEqual(messages.slice(1), [
    { id: '1-question', text: 'Question', sender: 'user', timestamp: 10, type: 'text' },
    { id: '1-reply', text: 'Answer', sender: 'ai', timestamp: 20, type: 'text' },
  ]);
  assert.equal(exchange.status, 'idle');
});

test('a second question while one is pending changes nothing', () => {
  const pending = run(sent('1'));
  assert.equal(conversationReducer(pending, sent('2')), pending);
});

test('the late answer of an abandoned question cannot appear', () => {
  for (const abandon of [cleared, { type: 'chat/left' } as const]) {
    const before = run(sent('1'), abandon);
    assert.equal(conversationReducer(before, replied('1')), before);
    assert.equal(conversationReducer(before, failed('1')), before);
    const asked = conversationReducer(before, sent('2'));
    assert.equal(conversationReducer(asked, replied('1')), asked);
  }
});

test('a failure keeps the question, and a retry asks it again without repeating it', () => {
  const after = run(sent('1'), failed('1'));
  assert.deepEqual([texts(after), after.exchange], [['Hello', 'Question'], { status: 'failed' }]);
  const retried = conversationReducer(after, { type: 'chat/retried', requestId: '2' });
  assert.deepEqual([texts(retried), retried.exchange], [['Hello', 'Question'], { status: 'pending', requestId: '2' }]);
  assert.deepEqual(texts(conversationReducer(retried, replied('2'))), ['Hello', 'Question', 'Answer']);
});

test('there is nothing to retry but a failed or stopped question', () => {
  for (const state of [run(), run(sent('1')), run(sent('1'), replied('1'))])
    assert.equal(conversationReducer(state, { type: 'chat/retried', requestId: '9' }), state);
  assert.equal(
    run(sent('1'), { type: 'chat/left' }, { type: 'chat/retried', requestId: '2' }).exchange.status,
    'pending',
  );
});

test('clearing leaves the opening messages, and clearing them changes nothing', () => {
  const state = run(sent('1'), replied('1'), cleared);
  assert.deepEqual([state.messages, state.exchange], [opening, { status: 'idle' }]);
  assert.equal(conversationReducer(state, cleared), state);
});

test('leaving changes nothing unless an answer is pending', () => {
  const state = run(sent('1'), replied('1'));
  assert.equal(conversationReducer(state, { type: 'chat/left' }), state);
});
