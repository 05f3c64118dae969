import type { Message } from '../../../src/site/chat/conversation.ts';
import { type Chat, createChat } from '../../../src/site/chat/create-chat.ts';
import { gate } from '../../support/server.ts';

// Node 20 has none.
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

/** A tab's storage, with room for so many characters. */
export function givenStorage(room = Number.POSITIVE_INFINITY): Map<string, string> {
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

/** Conversations are kept in a task of their own. */
export const kept = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A chat whose answers are given by hand. */
export function manualChat(opening: readonly Message[] = []) {
  const asked: {
    question: string;
    signal: AbortSignal;
    onPartial: (text: string) => void;
    answer: (text: string) => void;
    fail: (error?: Error) => void;
  }[] = [];
  let now = 0;
  const chat = createChat({
    name: 'test',
    opening,
    ask: (question, signal, onPartial) =>
      new Promise((answer, reject) =>
        asked.push({ question, signal, onPartial, answer, fail: (error = new Error('no')) => reject(error) }),
      ),
    now: () => ++now,
  });
  /** Resolves at the next change. */
  const change = () => {
    const { open, opened } = gate();
    const stop = chat.subscribe(open);
    return opened.then(stop);
  };
  return { chat, asked, change };
}
export const texts = (chat: Chat) => chat.read().messages.map(({ text }) => text);
