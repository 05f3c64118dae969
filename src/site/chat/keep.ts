import { keep, readKept } from '../../lib/tab-storage.ts';
import type { Message } from './conversation.ts';

/** The conversation that a visitor takes along to the contact form. */
export const handedOver = 'chat-handed-over';

/** The messages kept under a name; what can't be read, or was written by others, counts as none. */
export function readMessages(name: string): readonly Message[] | null {
  try {
    const kept: Message[] = JSON.parse(readKept(name));
    return kept[0] && kept.every(({ text }) => typeof text === 'string') ? kept : null;
  } catch {
    return null;
  }
}

/**
 * A tab has room for about 5 MB: of a conversation that is larger the latest messages stay. To be called in a task of its
 * own: a megabyte takes as long to keep as to show.
 */
export function keepMessages(name: string, messages: readonly Message[]): void {
  [messages, messages.slice(-4), []].some((some) => keep(name, some.length > 0 ? JSON.stringify(some) : ''));
}
