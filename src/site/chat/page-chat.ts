import { greeting, quickReplyMessage } from '../../content/chat.ts';
import { askAssistant } from './assistant.ts';
import type { Message } from './conversation.ts';
import { createChat } from './create-chat.ts';

/** A message that is part of the page. */
export function openingMessage(text: string, type: Message['type'] = 'text'): Message {
  return { id: type, text, sender: 'ai', timestamp: 0, type };
}

/** The conversation with the assistant: one for the whole visit, whichever page shows it. */
export const pageChat = createChat({
  name: 'chat',
  opening: [openingMessage(greeting), openingMessage(quickReplyMessage, 'quick-reply')],
  ask: askAssistant,
});
