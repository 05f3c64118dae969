import { createContext, type ReactNode, useState } from 'react';
import type { Chat } from './create-chat.ts';

/** The conversations of this visit. Who shows one first makes it, so that no other page carries the code. */
export interface Chats {
  page?: Chat;
  widget?: Chat;
}

export const ChatsContext = createContext<Chats | null>(null);

/** Keeps the conversations while pages come and go. */
export function ChatsProvider({ children }: { children: ReactNode }) {
  const [chats] = useState<Chats>(() => ({}));
  return <ChatsContext value={chats}>{children}</ChatsContext>;
}
