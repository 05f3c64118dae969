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
  /** Why the answer never came; where a part of it did, on that part, which directly follows its question. */
  problem?: Problem;
}

/** A conversation as it is shown. Nothing changed: the same object. */
export interface Conversation {
  /** While an answer is awaited the last is its question, or the part of it that has come. */
  messages: readonly Message[];
  isPending: boolean;
  /** The messages that were cleared away, as long as they can be brought back. */
  cleared: readonly Message[] | null;
}
