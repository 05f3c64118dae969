import type { Problem } from '../../content/chat.ts';
import { isBlank } from '../../lib/is-blank.ts';
import { keep, readKept } from '../../lib/tab-storage.ts';
import { problemOf } from '../../lib/webhook-chat.ts';
import type { Conversation, Message } from './conversation.ts';
import { keepMessages, readMessages } from './keep.ts';

type Messages = readonly Message[];

/** The longest question, in UTF-16 units. */
export const QUESTION_MAX_LENGTH = 2000;

export interface ChatOptions {
  /** The name under which this tab keeps the conversation. */
  name: string;
  opening: Messages;
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
  stop(): void;
  /** Back to the opening messages; a pending request is aborted. */
  clear(): void;
  /** Brings back what was cleared last. */
  undoClear(): void;
  /** The text that is written and not sent. */
  readDraft(): string;
  keepDraft(draft: string): void;
}

/**
 * Makes a conversation. Source: specification §4 (chat page, chat widget).
 *
 * Always true: one question is pending at most, asked in one request per call of `send` or `retry` and never by itself again;
 * the late answer of an abandoned question appears nowhere; a question without an answer keeps its problem until it is
 * asked again. Errors: none.
 */
export function createChat({ name, opening, ask, now = Date.now }: ChatOptions): Chat {
  const opened: Conversation = { messages: opening, isPending: false, cleared: null };
  let conversation = { ...opened, messages: readMessages(name) ?? opening };
  /** The request whose answer is awaited; what comes of any other is late. */
  let asking: AbortController | null = null;
  let count = 0;
  const listeners = new Set<() => void>();

  const write = (sender: Message['sender'], text: string): Message => {
    return { id: `${++count}-${now()}`, text, sender, timestamp: now(), type: 'text' };
  };
  /** Shows these messages, and keeps `kept` in the tab. */
  function show(messages: Messages, kept: Messages | null = messages, cleared: Messages | null = null): void {
    conversation = { messages, isPending: asking !== null, cleared };
    if (kept) setTimeout(keepMessages, 0, name, kept);
    for (const listener of listeners) listener();
  }
  function request(before: Messages, question: string): boolean {
    const mine = new AbortController();
    const messages = [...before, write('user', question)];
    const reply = write('ai', '');
    asking = mine;
    // Cut off by a reload, it is a question without an answer.
    show(messages, unanswered(messages, 'stopped'));
    ask(question, mine.signal, (text) => {
      if (asking === mine && text && text !== conversation.messages.at(-1)?.text)
        show([...messages, { ...reply, text }], null);
    }).then(
      (text) => end(mine, [...messages, { ...reply, text, timestamp: now() }]),
      (error: object) => end(mine, unanswered(conversation.messages, problemOf(error, navigator.onLine))),
    );
    return true;
  }
  function end(given: AbortController | null, messages: Messages): void {
    if (!given || asking !== given) return;
    asking = null;
    show(messages);
    given.abort();
  }
  const stop = () => end(asking, unanswered(conversation.messages, 'stopped'));
  return {
    read: () => conversation,
    readOpening: () => opened,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(typed) {
      const text = typed.trim();
      return !(asking || isBlank(text) || text.length > QUESTION_MAX_LENGTH) && request(conversation.messages, text);
    },
    retry(id) {
      const { messages } = conversation;
      const last = messages.findIndex((message) => message.id === id);
      const first = messages[last]?.sender === 'ai' ? last - 1 : last;
      const question = messages[last]?.problem && messages[first];
      if (!asking && question) request(messages.toSpliced(first, last - first + 1), question.text);
    },
    stop,
    clear() {
      stop();
      const { messages } = conversation;
      if (messages !== opening) show(opening, [], messages);
    },
    undoClear: () => conversation.cleared && show(conversation.cleared),
    readDraft: () => readKept(`${name}-draft`),
    keepDraft: (draft) => keep(`${name}-draft`, draft),
  };
}

/** The last message is a question without an answer, or the part of one that has come. */
function unanswered(messages: Messages, problem: Problem): Message[] {
  return messages.map((message, index) => (index < messages.length - 1 ? message : { ...message, problem }));
}
