import type { Problem } from '../../content/chat.ts';
import { ApiError } from '../../http/errors.ts';
import { isBlank } from '../../lib/is-blank.ts';
import {
  type Conversation,
  type ConversationAction,
  conversationOf,
  conversationReducer,
  type Message,
} from './conversation.ts';
import { keep, keepMessages, readKept, readMessages } from './keep.ts';

/** The longest question, in UTF-16 units. */
export const QUESTION_MAX_LENGTH = 2000;

export interface ChatOptions {
  /** What this tab keeps the conversation under. */
  name: string;
  opening: readonly Message[];
  /** Answers one question, or rejects; tells `onPartial` what has come so far. Stops when `signal` is aborted. */
  ask: (question: string, signal: AbortSignal, onPartial: (words: string) => void) => Promise<string>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A conversation that outlives the page that shows it, and a reload of the tab. */
export interface Chat {
  read(): Conversation;
  /** The conversation as the prerendered page shows it. */
  readOpening(): Conversation;
  /** Calls back after every change, until the answered function is called. */
  subscribe(listener: () => void): () => void;
  /** Sends a message. Answers whether it did: not what nobody can see, nor what is too long, nor while one is pending. */
  send(text: string): boolean;
  /** Asks the question again whose problem the message of this id tells. */
  retry(id: string): void;
  /** Gives up the pending question; nothing is lost but its answer. */
  stop(problem?: Problem): void;
  /** Back to the opening messages; a pending request is aborted. */
  clear(): void;
  /** Brings back what was cleared last. */
  undoClear(): void;
  /** What is written and not sent. */
  readDraft(): string;
  keepDraft(draft: string): void;
}

/** Makes a conversation. One request per call of `send` or `retry`, never one by itself. Errors: none. */
export function createChat({ name, opening, ask, now = Date.now }: ChatOptions): Chat {
  const opened = conversationOf(opening);
  const kept = readMessages(name);
  let conversation = kept ? conversationOf(kept) : opened;
  let asking = new AbortController();
  let requests = 0;
  const listeners = new Set<() => void>();

  function dispatch(action: ConversationAction): boolean {
    const { messages } = conversation;
    const next = conversationReducer(conversation, action);
    if (next === conversation) return false;
    conversation = next;
    if (next.messages !== messages) keepNow();
    for (const listener of listeners) listener();
    return true;
  }

  /** A question that a reload cuts off is kept as one without an answer. */
  function keepNow(): void {
    const { messages, pending } = conversation;
    const last = messages.at(-1);
    keepMessages(name, pending && last ? [...messages.slice(0, -1), { ...last, problem: 'left' }] : messages);
    if (messages === opening) keep(name, '');
  }

  async function request(requestId: string): Promise<void> {
    asking = new AbortController();
    try {
      const text = await ask(conversation.messages.at(-1)?.text ?? '', asking.signal, (part) =>
        dispatch({ type: 'chat/partReceived', requestId, text: part }),
      );
      dispatch({ type: 'chat/replyReceived', requestId, text, timestamp: now() });
    } catch (error) {
      // After an abort nobody waits for it.
      dispatch({ type: 'chat/requestEnded', requestId, problem: problemOf(error), timestamp: now() });
    }
  }

  const nameRequest = () => `${now()}-${++requests}`;
  const stop = (problem: Problem = 'stopped') => {
    dispatch({ type: 'chat/requestEnded', requestId: conversation.pending, problem, timestamp: now() });
    asking.abort();
  };

  return {
    read: () => conversation,
    readOpening: () => opened,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(typed) {
      const text = typed.trim();
      if (isBlank(text) || text.length > QUESTION_MAX_LENGTH) return false;
      const requestId = nameRequest();
      const isSent = dispatch({ type: 'chat/messageSent', requestId, text, timestamp: now() });
      if (isSent) void request(requestId);
      return isSent;
    },
    retry(id) {
      const requestId = nameRequest();
      if (dispatch({ type: 'chat/retried', requestId, id, timestamp: now() })) void request(requestId);
    },
    stop,
    clear() {
      stop();
      dispatch({ type: 'chat/cleared', opening });
    },
    undoClear: () => void dispatch({ type: 'chat/restored' }),
    readDraft: () => readKept(`${name}-draft`),
    keepDraft: (draft) => void keep(`${name}-draft`, draft),
  };
}

/** Whatever it was, a person reads one friendly sentence. */
function problemOf(error: unknown): Problem {
  const { kind, status = 0 }: Partial<ApiError> = error instanceof ApiError ? error : {};
  if (kind === 'TIMEOUT_ERROR') return 'late';
  if (kind === 'FETCH_ERROR' && !navigator.onLine) return 'offline';
  if (status === 429) return 'busy';
  return status > 399 && status < 500 ? 'refused' : 'failed';
}
