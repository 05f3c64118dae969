import type { ReactNode, RefObject } from 'react';
import { typing } from '../../../content/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import type { Conversation } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import { MessageItem } from '../message/MessageItem.tsx';
import * as styles from './Log.module.css';
import { PersonLinks } from './PersonLinks.tsx';
import { scrollToLatest, useFollow } from './use-follow.ts';

interface LogProps {
  ref: RefObject<HTMLDivElement | null>;
  chat: Chat;
  conversation: Conversation;
  isHidden: boolean;
  /** Does what was pressed for, and sees to the focus. */
  act: (does: () => void) => void;
  /** Stands below the messages, and scrolls with them. */
  children: ReactNode;
}

/** A list that scrolls has to be reachable by keyboard, and not every browser sees to that. */
const focusable = { tabIndex: 0 };

/** The messages, and what the last question waits for. Read out by the panel, once each. */
export function Log({ ref, chat, conversation, isHidden, act, children }: LogProps) {
  const { messages, pending, partial } = conversation;
  const { hasNew, onScroll } = useFollow(ref, conversation, chat.readOpening().messages);
  const showNew = () => {
    if (!ref.current) return;
    scrollToLatest(ref.current, messages.length + (partial ? 1 : 0));
    ref.current.focus({ preventScroll: true });
  };
  return (
    <div className={styles.area} hidden={isHidden}>
      <div
        ref={ref}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label="Messages"
        {...focusable}
        onScroll={onScroll}
      >
        {messages.map((message) => (
          <MessageItem key={message.id} chat={chat} message={message} act={act} />
        ))}
        {partial && (
          <MessageItem
            key={`${pending}-reply`}
            chat={chat}
            message={{ id: '', text: partial, sender: 'ai', timestamp: 0, type: 'text' }}
            act={act}
          />
        )}
        {children}
      </div>
      {hasNew && (
        <Button className={styles.newMessages} size="small" onClick={showNew}>
          New messages
        </Button>
      )}
      <div className={styles.foot}>
        {pending && (
          <span className={styles.typing}>
            <svg className={styles.feed} viewBox="0 0 40 12" aria-hidden="true">
              <path d="M0 6h40" />
            </svg>
            <span className={text.note} aria-hidden="true">
              {typing}
            </span>
            <button type="button" className={styles.stop} onClick={() => act(chat.stop)}>
              Stop
            </button>
          </span>
        )}
        <PersonLinks chat={chat} />
      </div>
    </div>
  );
}
