import { use, useEffect, useSyncExternalStore } from 'react';
import { type Chats, ChatsContext } from './ChatsProvider.tsx';
import type { Conversation } from './conversation.ts';
import type { Chat } from './create-chat.ts';

/**
 * The conversation of one place, made on first use; leaving the place aborts what is pending.
 *
 * Errors: throws outside of the provider.
 */
export function useChat(place: keyof Chats, create: () => Chat): Chat {
  const chats = use(ChatsContext);
  if (!chats) throw new Error('useChat needs a <ChatsProvider> above it');
  chats[place] ??= create();
  const chat = chats[place];
  useEffect(() => chat.leave, [chat]);
  return chat;
}

/** What a conversation holds now. */
export function useConversation(chat: Chat): Conversation {
  return useSyncExternalStore(chat.subscribe, chat.read, chat.read);
}
