import { greeting, quickReplyMessage, suggestions } from '../../content/chat.ts';
import { askAssistant } from './assistant.ts';
import type { Message } from './conversation.ts';
import { createChat } from './create-chat.ts';

/** Creates one of the assistant's messages that open a conversation. */
export function openingMessage(text: string, type: Message['type'] = 'text'): Message {
  return { id: type, text, sender: 'ai', timestamp: 0, type };
}

/** The assistant's conversation, shared by all pages of a visit. */
export const pageChat = createChat({
  name: 'chat',
  opening: [openingMessage(greeting), { ...openingMessage(quickReplyMessage, 'quick-reply'), suggestions }],
  ask: askAssistant,
});
