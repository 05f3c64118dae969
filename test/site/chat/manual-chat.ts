import type { Message } from '../../../src/site/chat/conversation.ts';
import { createChat, type OnPartial } from '../../../src/site/chat/create-chat.ts';
import { gate } from '../../support/server.ts';

// Node 20 has no `navigator`, and later versions have no `navigator.onLine`.
if (globalThis.navigator?.onLine === undefined)
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

/** Replaces `sessionStorage` with an empty fake, whose values may have at most `room` characters. */
export function fakeStorage(room = Number.POSITIVE_INFINITY): Map<string, string> {
  const values = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > room) throw new Error('QuotaExceededError');
      values.set(name, value);
    },
    removeItem: (name: string) => values.delete(name),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
  return values;
}

/** Creates a chat whose replies the test provides. */
export function manualChat(opening: readonly Message[] = []) {
  const asked: {
    question: string;
    signal: AbortSignal;
    onPartial: OnPartial;
    answer: (text: string) => void;
    fail: (error?: Error) => void;
  }[] = [];
  let now = 0;
  const chat = createChat({
    name: 'test',
    opening,
    ask: (question, signal, onPartial) =>
      new Promise((answer, reject) =>
        asked.push({ question, signal, onPartial, answer, fail: (error = new Error('500 secret')) => reject(error) }),
      ),
    now: () => ++now,
  });
  /** Ends the newest request, and waits until the conversation has changed. */
  const end = async (settle: () => void) => {
    const { open, opened } = gate();
    const stop = chat.subscribe(open);
    settle();
    await opened.then(stop);
  };
  return {
    chat,
    asked,
    answer: (text = 'Answer') => end(() => asked.at(-1)?.answer(text)),
    fail: (error?: Error) => end(() => asked.at(-1)?.fail(error)),
  };
}
