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
}

/**
 * What has become of the last question.
 *
 * `pending`: its answer is awaited, as request `requestId`. `failed`: there will be none. `stopped`: the visitor left
 * before it came. In all three the last message is that question.
 */
export type Exchange = { status: 'idle' | 'failed' | 'stopped' } | { status: 'pending'; requestId: string };

export interface Conversation {
  messages: readonly Message[];
  exchange: Exchange;
}

export type ConversationAction =
  | { type: 'chat/messageSent'; requestId: string; text: string; timestamp: number }
  | { type: 'chat/retried'; requestId: string }
  | { type: 'chat/replyReceived'; requestId: string; text: string; timestamp: number }
  | { type: 'chat/requestFailed'; requestId: string }
  | { type: 'chat/left' }
  | { type: 'chat/cleared'; opening: readonly Message[] };

const idle: Exchange = { status: 'idle' };

/** A conversation in which only the opening messages stand. Errors: none. */
export function openConversation(opening: readonly Message[]): Conversation {
  return { messages: opening, exchange: idle };
}

/**
 * Decides what a conversation holds.
 *
 * Pure: ids and times arrive in the action. Always true afterwards: one question is pending at most; an answer or a
 * failure counts only for the request that is pending, so the late answer of an abandoned question can't appear.
 * Nothing changed: the same object. Errors: none. Source: specification §4 (chat page, chat widget).
 */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  const { messages, exchange } = state;
  switch (action.type) {
    case 'chat/messageSent':
      if (exchange.status === 'pending') return state;
      return {
        messages: [...messages, message(`${action.requestId}-question`, 'user', action)],
        exchange: { status: 'pending', requestId: action.requestId },
      };
    case 'chat/retried':
      if (exchange.status !== 'failed' && exchange.status !== 'stopped') return state;
      return { messages, exchange: { status: 'pending', requestId: action.requestId } };
    case 'chat/replyReceived':
      if (!isPending(exchange, action.requestId)) return state;
      return { messages: [...messages, message(`${action.requestId}-reply`, 'ai', action)], exchange: idle };
    case 'chat/requestFailed':
      return isPending(exchange, action.requestId) ? { messages, exchange: { status: 'failed' } } : state;
    case 'chat/left':
      return exchange.status === 'pending' ? { messages, exchange: { status: 'stopped' } } : state;
    case 'chat/cleared':
      return messages === action.opening ? state : openConversation(action.opening);
  }
}

function message(
  id: string,
  sender: Message['sender'],
  { text, timestamp }: { text: string; timestamp: number },
): Message {
  return { id, text, sender, timestamp, type: 'text' };
}

function isPending(exchange: Exchange, requestId: string): boolean {
  return exchange.status === 'pending' && exchange.requestId === requestId;
}
