import { useEffect, useRef } from 'react';
import { assistantName, widget } from '../../../content/chat.ts';
import type { Chat } from '../create-chat.ts';
import { cannedReply } from './canned-reply.ts';
import * as styles from './Widget.module.css';

/** The build's `CHAT_WIDGET` setting; `assistant` connects the widget to the assistant. */
declare const __CHAT_WIDGET__: string | undefined;

const isAssistant = typeof __CHAT_WIDGET__ === 'string' && __CHAT_WIDGET__ === 'assistant';

/** The assistant's page. Importing what the widget uses of it would move that out of the page's file. */
type Assistant = typeof import('../../pages/chat/Chat.tsx');

/** The conversation, which the first widget of the document creates. */
let chat: Chat | undefined;

function chatOf({ pageChat, createChat, openingMessage }: Assistant): Chat {
  if (isAssistant) return pageChat;
  chat ??= createChat({ name: 'chat-widget', opening: [openingMessage(widget.greeting)], ask: () => cannedReply() });
  return chat;
}

interface WidgetProps {
  assistant: Assistant;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the conversation changes, such as by a reply, while the widget is closed. */
  onUnread: () => void;
}

/** The chat widget: canned replies or the assistant's conversation, and a link to its page. */
export function Widget({ assistant, isOpen, onClose, onUnread }: WidgetProps) {
  const { pageChat, ChatPanel } = assistant;
  const chat = chatOf(assistant);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Other questions are asked, and answered, in Fig. 1 of the home page.
    if (!isOpen) return chat.read().isPending ? chat.subscribe(onUnread) : undefined;
    return dialog.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [chat, isOpen, onUnread]);
  /** With canned replies, saves the last question as the draft of the assistant's page, unless that has a draft. */
  const saveQuestionAsDraft = () => {
    const asked = chat.read().messages.findLast(({ sender }) => sender === 'user');
    if (asked && !isAssistant && !pageChat.readDraft()) pageChat.keepDraft(asked.text);
  };
  return (
    <div ref={dialog} className={styles.dialog} role="dialog" aria-label={assistantName} hidden={!isOpen}>
      <ChatPanel chat={chat} onClose={onClose}>
        <a className={styles.fullChat} href="/chat" onClick={saveQuestionAsDraft}>
          {widget.fullChat}
        </a>
      </ChatPanel>
    </div>
  );
}
