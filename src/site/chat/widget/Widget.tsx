import { useEffect, useRef } from 'react';
import { assistantName, widget } from '../../../content/chat.ts';
import { createChat } from '../create-chat.ts';
import { openingMessage, pageChat } from '../page-chat.ts';
import { ChatPanel } from '../view/ChatPanel.tsx';
import { cannedReply } from './canned-reply.ts';
import * as styles from './Widget.module.css';

const chat = createChat({
  name: 'chat-widget',
  opening: [openingMessage(widget.greeting)],
  ask: () => cannedReply(),
});

/** The last question asked here waits in the full assistant's field, unless something is written there already. */
function takeQuestionAlong(): void {
  const asked = chat.read().messages.findLast(({ sender }) => sender === 'user');
  if (asked && !pageChat.readDraft()) pageChat.keepDraft(asked.text);
}

interface WidgetProps {
  isOpen: boolean;
  onClose: () => void;
  /** A reply has come while nobody was looking. */
  onUnread: () => void;
}

/** The small chat over a page: one greeting, canned replies, and the way to the real assistant. */
export function Widget({ isOpen, onClose, onUnread }: WidgetProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return chat.subscribe(onUnread);
    return dialog.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isOpen, onUnread]);
  return (
    <div ref={dialog} className={styles.dialog} role="dialog" aria-label={assistantName} hidden={!isOpen}>
      <ChatPanel chat={chat} onClose={onClose}>
        <a className={styles.fullChat} href="/chat" onClick={takeQuestionAlong}>
          {widget.fullChat}
        </a>
      </ChatPanel>
    </div>
  );
}
