import type { ChatProblem } from '../../content/chat.ts';
import { isBlank } from '../../lib/is-blank.ts';
import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
import { problemOf } from '../../lib/webhook-chat.ts';
import { type Conversation, type Message, readMessages, storeMessages } from './conversation.ts';

type Messages = readonly Message[];

/** The maximum length of a question, in UTF-16 units. */
export const QUESTION_MAX_LENGTH = 2000;

/** Receives a streamed answer: the text so far, and the suggested questions at the end. */
export type OnPartial = (words: string, suggestions?: readonly string[]) => void;

export interface ChatOptions {
  /** The key under which this tab stores the conversation. */
  name: string;
  opening: Messages;
  /** Returns the answer to one question, or rejects. Aborting `signal` cancels the request, if there is one. */
  ask: (question: string, signal: AbortSignal, onPartial: OnPartial) => Promise<string>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A conversation that survives page changes and a reload of the tab. */
export interface Chat {
  read(): Conversation;
  /** The conversation as the prerendered page shows it. */
  readOpening(): Conversation;
  /** Calls `listener` on each change. If no listener is left after an update, the pending question is canceled. */
  subscribe(listener: () => void): () => void;
  /** Sends a message and returns true; false if it's blank or too long, or while an answer is pending. */
  send(text: string): boolean;
  /** Resends the question that failed; `id` is that of the message with the problem. */
  retry(id: string): void;
  /** Cancels the pending question, which stays in the conversation. */
  stop(): void;
  /** Resets to the opening messages and aborts a pending request. */
  clear(): void;
  undoClear(): void;
  readDraft(): string;
  keepDraft(draft: string): void;
}

/**
 * Creates a conversation. Source: specification §4 (chat page, chat widget).
 *
 * Invariants: at most one question is pending. Each `send` or `retry` makes at most one request, which is never retried
 * automatically. A late answer to a stopped question is discarded. Errors: none.
 */
export function createChat({ name, opening, ask, now = Date.now }: ChatOptions): Chat {
  const opened: Conversation = { messages: opening, isPending: false, cleared: null };
  let conversation = { ...opened, messages: readMessages(name) ?? opening };
  /** The tab's text as this document read or stored it last. */
  let known = readFromTab(name);
  let storing: ReturnType<typeof setTimeout>;
  /** Aborts the pending request; null if there is none. The results of any other request are ignored. */
  let asking: AbortController | null = null;
  let count = 0;
  const listeners = new Set<() => void>();

  const write = (sender: Message['sender'], text: string): Message => {
    return { id: `${++count}-${now()}`, text, sender, timestamp: now(), type: 'text' };
  };
  /** Publishes `messages`, and stores `toStore` in the tab unless it's null. */
  function show(messages: Messages, toStore: Messages | null = messages, cleared: Messages | null = null): void {
    conversation = { messages, isPending: asking !== null, cleared };
    if (toStore) storing = setTimeout(() => (known = storeMessages(name, toStore)));
    for (const listener of listeners) listener();
  }
  function request(before: Messages, question: string): boolean {
    const mine = new AbortController();
    const messages = [...before, write('user', question)];
    let reply = write('ai', '');
    asking = mine;
    // Stored as a stopped question, in case a reload interrupts the answer.
    show(messages, unanswered(messages, 'stopped'));
    ask(question, mine.signal, (text, suggestions) => {
      if (asking !== mine || !text) return;
      reply = { ...reply, text, suggestions };
      show([...messages, reply], null);
    }).then(
      (text) => end(mine, [...messages, { ...reply, text, timestamp: now() }]),
      (error: object) => end(mine, unanswered(conversation.messages, problemOf(error, navigator.onLine))),
    );
    return true;
  }
  function end(given: AbortController | null, messages: Messages, toStore: Messages | null = messages): void {
    if (asking !== given) return;
    asking = null;
    show(messages, toStore);
    given?.abort();
  }
  const stop = () => asking && end(asking, unanswered(conversation.messages, 'stopped'));
  // When Back restores this document, another one of the tab may have continued or cleared the conversation.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (!persisted || readFromTab(name) === known) return;
    clearTimeout(storing);
    known = readFromTab(name);
    end(asking, readMessages(name) ?? opening, null);
  });
  return {
    read: () => conversation,
    readOpening: () => opened,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        queueMicrotask(() => listeners.size > 0 || stop());
      };
    },
    send(typed) {
      const text = typed.trim();
      return !(asking || isBlank(text) || text.length > QUESTION_MAX_LENGTH) && request(conversation.messages, text);
    },
    retry(id) {
      const [others, question] = takeFailed(conversation.messages, id);
      if (!asking && question) request(others, question.text);
    },
    stop,
    clear() {
      stop();
      if (conversation.messages !== opening) show(opening, [], conversation.messages);
    },
    undoClear: () => conversation.cleared && show(conversation.cleared),
    readDraft: () => readFromTab(`${name}-draft`),
    keepDraft: (draft) => storeInTab(`${name}-draft`, draft),
  };
}

/** Returns the messages with the problem set on the last one: a question without an answer, or a partial answer. */
function unanswered(messages: Messages, problem: ChatProblem): Message[] {
  return messages.map((message, index) => (index < messages.length - 1 ? message : { ...message, problem }));
}

/** Takes out the question that failed, with its partial answer if there is one; `id` is that of their last message. */
function takeFailed(messages: Messages, id: string): [others: Messages, question?: Message | undefined] {
  const last = messages.findIndex((message) => message.id === id);
  const first = messages[last]?.sender === 'ai' ? last - 1 : last;
  if (!messages[last]?.problem) return [messages];
  return [messages.toSpliced(first, last - first + 1), messages[first]];
}
