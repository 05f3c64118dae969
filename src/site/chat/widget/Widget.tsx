import { type KeyboardEvent, useEffect, useRef } from 'react';
import { assistantName, widget } from '../../../content/chat.ts';
import type { Message } from '../conversation.ts';
import { createChat } from '../create-chat.ts';
import { pageChat } from '../page-chat.ts';
import { useConversation } from '../use-conversation.ts';
import { ChatPanel } from '../view/ChatPanel.tsx';
import { PanelButton } from '../view/PanelButton.tsx';
import { cannedReply } from './canned-reply.ts';
import * as styles from './Widget.module.css';

const opening: readonly Message[] = [
  { id: 'greeting', text: widget.greeting, sender: 'ai', timestamp: 0, type: 'text' },
];
const closeIcon = 'M4 4l10 10M14 4 4 14';

const chat = createChat({
  name: 'chat-widget',
  opening,
  ask: (_question, signal) => cannedReply(signal),
});

/** What was asked here last waits in the full assistant's field, unless something is written there already. */
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
  const { messages } = useConversation(chat);
  const dialog = useRef<HTMLDivElement>(null);
  const seen = useRef(messages);
  useEffect(() => {
    if (isOpen) dialog.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen && messages !== seen.current) onUnread();
    seen.current = messages;
  }, [isOpen, messages, onUnread]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !event.defaultPrevented) onClose();
  };
  return (
    <div
      ref={dialog}
      className={styles.dialog}
      role="dialog"
      aria-label={assistantName}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
    >
      <ChatPanel
        chat={chat}
        place="widget"
        title={assistantName}
        actions={<PanelButton label="Close" icon={closeIcon} onClick={onClose} />}
        note={
          <a className={styles.fullChat} href="/chat" onClick={takeQuestionAlong}>
            {widget.fullChat}
          </a>
        }
      />
    </div>
  );
}
