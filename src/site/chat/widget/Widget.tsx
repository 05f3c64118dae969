import { type KeyboardEvent, useEffect, useRef } from 'react';
import { assistantName, widget } from '../../../content/chat.ts';
import { ActionLink } from '../../kit/ActionLink.tsx';
import type { Message } from '../conversation.ts';
import { createChat } from '../create-chat.ts';
import { useChat } from '../use-chat.ts';
import { ChatPanel } from '../view/ChatPanel.tsx';
import { PanelButton } from '../view/PanelButton.tsx';
import { cannedReply } from './canned-reply.ts';
import * as styles from './Widget.module.css';

const opening: readonly Message[] = [
  { id: 'greeting', text: widget.greeting, sender: 'ai', timestamp: 0, type: 'text' },
];
const closeIcon = 'M4 4l10 10M14 4 4 14';

/** The small chat over a page: one greeting, canned replies, and the way to the real assistant. */
export function Widget({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const chat = useChat('widget', () => createChat({ opening, ask: (_question, signal) => cannedReply(signal) }));
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.querySelector('textarea')?.focus();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
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
          <ActionLink className={styles.fullChat} href="/chat">
            {widget.fullChat}
          </ActionLink>
        }
      />
    </div>
  );
}
