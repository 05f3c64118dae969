import type { Message } from '../../../src/site/chat/conversation.ts';
import { type Chat, createChat } from '../../../src/site/chat/create-chat.ts';
import { gate } from '../../support/server.ts';

// Node 20 has no `navigator`.
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

/** Fakes a tab's storage with room for a number of characters. */
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

/** Waits for the separate task that stores a conversation. */
export const untilStored = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Creates a chat whose replies the test gives. */
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
