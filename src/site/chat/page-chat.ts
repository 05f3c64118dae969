import { greeting, quickReplyMessage } from '../../content/chat.ts';
import { askAssistant } from './assistant.ts';
import { createChat } from './create-chat.ts';

/** The conversation with the assistant: one for the whole visit, whichever page shows it. */
export const pageChat = createChat({
  name: 'chat',
  opening: [
    { id: 'greeting', text: greeting, sender: 'ai', timestamp: 0, type: 'text' },
    { id: 'quick-reply', text: quickReplyMessage, sender: 'ai', timestamp: 0, type: 'quick-reply' },
  ],
  ask: askAssistant,
});
