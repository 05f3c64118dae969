import type { Problem } from '../../content/chat.ts';

/**
 * One message of a conversation. Source: specification §3.
 *
 * `id` is unique within its conversation, opening messages and later ones together. `timestamp` is in ms since 1970; 0
 * for the opening messages, which are part of the page and were written at no particular time.
 */
export interface Message {
  id: string;
  text: string;
  sender: 'user' | 'ai';
  timestamp: number;
  type: 'text' | 'quick-reply';
  /** Why the answer never came; where a part of it did, on that part, which directly follows its question. */
  problem?: Problem;
}

export interface Conversation {
  messages: readonly Message[];
  /** The request whose answer is awaited; its question is the last message. */
  pending: string | null;
  /** What has come of that answer. */
  partial: string;
  /** What was cleared away, as long as it can be brought back. */
  cleared: readonly Message[] | null;
}

export type ConversationAction =
  | { type: 'chat/messageSent'; requestId: string; text: string; timestamp: number }
  | { type: 'chat/retried'; requestId: string; id: string; timestamp: number }
  | { type: 'chat/partReceived'; requestId: string; text: string }
  | { type: 'chat/replyReceived'; requestId: string; text: string; timestamp: number }
  | { type: 'chat/requestEnded'; requestId: string | null; problem: Problem; timestamp: number }
  | { type: 'chat/cleared'; opening: readonly Message[] }
  | { type: 'chat/restored' };

/** A conversation in which nothing is awaited. Errors: none. */
export function conversationOf(messages: readonly Message[]): Conversation {
  return { messages, pending: null, partial: '', cleared: null };
}

/**
 * Decides what a conversation holds.
 *
 * Pure: ids and times arrive in the action. Always true afterwards: one question is pending at most; what comes counts
 * only for the request that is pending, so the late answer of an abandoned question can't appear; a question without an
 * answer keeps its problem until it is asked again. Nothing changed: the same object. Errors: none. Source: specification
 * §4 (chat page, chat widget).
 */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  const { messages, pending, partial } = state;
  switch (action.type) {
    case 'chat/messageSent':
      if (pending) return state;
      return awaiting([...messages, message('question', action)], action.requestId);
    case 'chat/retried': {
      const end = messages.findIndex(({ id }) => id === action.id);
      const start = messages[end]?.sender === 'ai' ? end - 1 : end;
      const question = messages[start];
      if (pending || !question || !messages[end]?.problem) return state;
      const { problem: _, ...asked } = question;
      const others = messages.filter((_message, index) => index !== start && index !== end);
      return awaiting([...others, { ...asked, timestamp: action.timestamp }], action.requestId);
    }
    case 'chat/partReceived':
      return pending !== action.requestId || partial === action.text ? state : { ...state, partial: action.text };
    case 'chat/replyReceived':
      return pending === action.requestId ? conversationOf([...messages, message('reply', action)]) : state;
    case 'chat/requestEnded': {
      if (!pending || pending !== action.requestId) return state;
      const part = partial && message('reply', { ...action, requestId: pending, text: partial });
      const last = part || messages.at(-1);
      if (!last) return state;
      return conversationOf([...(part ? messages : messages.slice(0, -1)), { ...last, problem: action.problem }]);
    }
    case 'chat/cleared':
      if (pending || messages === action.opening) return state;
      return { ...conversationOf(action.opening), cleared: messages };
    case 'chat/restored':
      return state.cleared ? conversationOf(state.cleared) : state;
  }
}

function awaiting(messages: readonly Message[], requestId: string): Conversation {
  return { ...conversationOf(messages), pending: requestId };
}

function message(
  kind: 'question' | 'reply',
  { requestId, text, timestamp }: { requestId: string; text: string; timestamp: number },
): Message {
  return { id: `${requestId}-${kind}`, text, sender: kind === 'reply' ? 'ai' : 'user', timestamp, type: 'text' };
}
