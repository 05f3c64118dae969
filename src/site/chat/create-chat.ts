import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
import { problemOf } from '../../lib/webhook-chat.ts';
import { type Conversation, type Message, readMessages, storeMessages } from './conversation.ts';
import { type ChatEvent, reduceChat, unanswered } from './reduce-chat.ts';

/** Receives a streamed answer: the text so far, and the suggested questions at the end. */
export type OnPartial = (words: string, suggestions?: readonly string[]) => void;

export interface ChatOptions {
  /** The key under which this tab stores the conversation. */
  name: string;
  opening: readonly Message[];
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
 * Invariants: each `send` or `retry` makes at most one request, which is never retried automatically. A late answer to a
 * stopped question is discarded. Errors: none.
 */
export function createChat({ name, opening, ask, now = Date.now }: ChatOptions): Chat {
  const opened: Conversation = { messages: opening, isPending: false, cleared: null };
  let conversation = { ...opened, messages: readMessages(name) ?? opening };
  /** The tab's text as this document read or stored it last. */
  let known = readFromTab(name);
  let storing: ReturnType<typeof setTimeout>;
  let asking: AbortController | undefined;
  let count = 0;
  const listeners = new Set<() => void>();

  const next = () => ({ id: `${++count}-${now()}`, timestamp: now() });
  /** Applies an event. Returns whether it changed the conversation. */
  function dispatch(event: ChatEvent): boolean {
    const before = conversation;
    conversation = reduceChat(before, event);
    if (conversation === before) return false;
    if (event.type !== 'answer/grew' && event.type !== 'chat/read') store(conversation);
    for (const listener of listeners) listener();
    return true;
  }
  function store({ messages, isPending, cleared }: Conversation): void {
    // A pending question is stored as a stopped one, in case a reload interrupts the answer.
    const toStore = isPending ? unanswered(messages, 'stopped') : messages;
    storing = setTimeout(() => (known = storeMessages(name, cleared ? [] : toStore)));
  }
  function request(event: ChatEvent): boolean {
    if (!dispatch(event)) return false;
    const mine = new AbortController();
    asking = mine;
    const tell = (told: ChatEvent) => mine.signal.aborted || dispatch(told);
    const end = (told: ChatEvent) => {
      tell(told);
      mine.abort();
    };
    const question = conversation.messages.at(-1)?.text ?? '';
    ask(question, mine.signal, (text, suggestions) => {
      if (text) tell({ type: 'answer/grew', text, suggestions, ...next() });
    }).then(
      (text) => end({ type: 'answer/ended', text, ...next() }),
      (error: object) => end({ type: 'answer/failed', problem: problemOf(error, navigator.onLine) }),
    );
    return true;
  }
  function stop(): void {
    asking?.abort();
    dispatch({ type: 'answer/failed', problem: 'stopped' });
  }
  // When Back restores this document, another one of the tab may have continued or cleared the conversation.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (!persisted || readFromTab(name) === known) return;
    clearTimeout(storing);
    known = readFromTab(name);
    asking?.abort();
    dispatch({ type: 'chat/read', messages: readMessages(name) ?? opening });
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
    send: (text) => request({ type: 'question/asked', text, ...next() }),
    retry: (failedId) => void request({ type: 'question/retried', failedId, ...next() }),
    stop,
    clear() {
      stop();
      dispatch({ type: 'chat/cleared', messages: opening });
    },
    undoClear: () => void dispatch({ type: 'chat/clearUndone' }),
    readDraft: () => readFromTab(`${name}-draft`),
    keepDraft: (draft) => storeInTab(`${name}-draft`, draft),
  };
}
