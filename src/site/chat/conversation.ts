import type { Problem } from '../../content/chat.ts';

/**
 * One message of a conversation. Source: specification §3.
 *
 * `id` is unique within its conversation, opening messages and later ones together. `timestamp` is in ms since 1970; 0
 * for the opening messages, which are part of the page and were written at no particular time.
 */
export interface Message {
  id: string;
  text: string;
  sender: 'user' | 'ai';
  timestamp: number;
  type: 'text' | 'quick-reply';
  /** Questions to ask next, shown while this is the latest message. */
  suggestions?: readonly string[] | undefined;
  /** Why the answer is missing or incomplete: set on the question, or on the partial answer that follows it. */
  problem?: Problem;
}

/** An immutable snapshot of the conversation; the same reference until something changes. */
export interface Conversation {
  /** While an answer is pending, the last message is its question or the partial answer. */
  messages: readonly Message[];
  isPending: boolean;
  /** The cleared messages, while they can still be restored. */
  cleared: readonly Message[] | null;
}
