import { useSyncExternalStore } from 'react';
import type { Conversation } from './conversation.ts';
import type { Chat } from './create-chat.ts';

/** What a conversation holds now; while a prerendered page is taken over, what that page shows. */
export function useConversation(chat: Chat): Conversation {
  return useSyncExternalStore(chat.subscribe, chat.read, chat.readOpening);
}
