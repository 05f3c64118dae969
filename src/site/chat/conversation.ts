import type { ChatProblem } from '../../content/chat.ts';
import { parsed } from '../../lib/parsed.ts';
import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';

/**
 * One message of a conversation. Source: specification §3.
 *
 * `id` is unique within its conversation. `timestamp` is in ms since 1970; 0 for the opening messages, which are part
 * of the page.
 */
export interface Message {
  id: string;
  text: string;
  sender: 'user' | 'ai';
  timestamp: number;
  type: 'text' | 'quick-reply';
  /** Questions to ask next, shown while this is the latest message. */
  suggestions?: readonly string[] | undefined;
  /** The reason for a missing or partial answer; set on the partial answer if there is one, else on the question. */
  problem?: ChatProblem;
}

/** An immutable snapshot of a conversation; each change creates a new one. */
export interface Conversation {
  /** While an answer is pending, the last message is its question or the partial answer. */
  messages: readonly Message[];
  isPending: boolean;
  /** The cleared messages, while they can still be restored. */
  cleared: readonly Message[] | null;
}

/** The sessionStorage key of the transcript that the contact form adds to its message. */
export const transcriptKey = 'chat-handed-over';

/** Returns the stored messages; null if there are none, or the data isn't valid. */
export function readMessages(name: string): readonly Message[] | null {
  const stored = parsed(readFromTab(name));
  if (!Array.isArray(stored) || stored.length === 0) return null;
  return stored.every((message) => typeof message?.text === 'string') ? stored : null;
}

/**
 * Stores the conversation, or at most its last four messages if the tab's storage (about 5 MB) is full. Returns the
 * text that is stored. Call this in a separate task, because storing a megabyte takes as long as rendering it.
 */
export function storeMessages(name: string, messages: readonly Message[]): string {
  [messages, messages.slice(-4), []].some((some) => storeInTab(name, some.length > 0 ? JSON.stringify(some) : ''));
  return readFromTab(name);
}
