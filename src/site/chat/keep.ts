import { keep, readKept } from '../../lib/tab-storage.ts';
import type { Message } from './conversation.ts';

/** The storage key of the conversation that a visitor hands over to the contact form. */
export const handedOver = 'chat-handed-over';

/** Returns the stored messages; null if there are none or the data isn't valid. */
export function readMessages(name: string): readonly Message[] | null {
  try {
    const kept: Message[] = JSON.parse(readKept(name));
    return kept[0] && kept.every(({ text }) => typeof text === 'string') ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Stores the conversation, or only its latest messages if the tab's storage (about 5 MB) is full. Call it in a task of
 * its own: storing a megabyte takes as long as rendering it.
 */
export function keepMessages(name: string, messages: readonly Message[]): void {
  [messages, messages.slice(-4), []].some((some) => keep(name, some.length > 0 ? JSON.stringify(some) : ''));
}
