import { isBlank } from '../../lib/is-blank.ts';
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  type Message,
  openConversation,
} from './conversation.ts';

export interface ChatOptions {
  opening: readonly Message[];
  /** Answers one question, or rejects. Stops when `signal` is aborted. */
  ask: (question: string, signal: AbortSignal) => Promise<string>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A conversation that outlives the page that shows it. */
export interface Chat {
  read(): Conversation;
  /** Calls back after every change, until the answered function is called. */
  subscribe(listener: () => void): () => void;
  /** Sends a message. Answers whether it did: nothing is sent that a person can't see, nor while an answer is pending. */
  send(text: string): boolean;
  /** Asks the last question again, if it has no answer. */
  retry(): void;
  /** Back to the opening messages; a pending request is aborted. */
  clear(): void;
  /** Nobody looks any more: a pending request is aborted. */
  leave(): void;
}

/** Makes a conversation. One request per call of `send` or `retry`, never one by itself. Errors: none. */
export function createChat({ opening, ask, now = Date.now }: ChatOptions): Chat {
  let conversation = openConversation(opening);
  let asking = new AbortController();
  let requests = 0;
  const listeners = new Set<() => void>();

  function dispatch(action: ConversationAction): boolean {
    const next = conversationReducer(conversation, action);
    if (next === conversation) return false;
    conversation = next;
    for (const listener of listeners) listener();
    return true;
  }

  async function request(question: string, requestId: string): Promise<void> {
    asking = new AbortController();
    try {
      const text = await ask(question, asking.signal);
      dispatch({ type: 'chat/replyReceived', requestId, text, timestamp: now() });
    } catch {
      // Whatever it was, a person reads one friendly sentence; after an abort nobody waits for it.
      dispatch({ type: 'chat/requestFailed', requestId });
    }
  }

  return {
    read: () => conversation,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(typed) {
      const text = typed.trim();
      const requestId = String(++requests);
      const isSent = !isBlank(text) && dispatch({ type: 'chat/messageSent', requestId, text, timestamp: now() });
      if (isSent) request(text, requestId);
      return isSent;
    },
    retry() {
      const requestId = String(++requests);
      const question = conversation.messages.at(-1)?.text ?? '';
      if (dispatch({ type: 'chat/retried', requestId })) request(question, requestId);
    },
    clear() {
      dispatch({ type: 'chat/cleared', opening });
      asking.abort();
    },
    leave() {
      dispatch({ type: 'chat/left' });
      asking.abort();
    },
  };
}
