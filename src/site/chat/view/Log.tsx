import type { ReactNode, RefObject } from 'react';
import { cleared as clearedWords, controls, typing } from '../../../content/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import type { Conversation } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import * as item from '../message/MessageItem.module.css';
import { MessageItem } from '../message/MessageItem.tsx';
import * as styles from './Log.module.css';
import { PersonLinks } from './PersonLinks.tsx';
import { scrollToLatest, useFollow } from './use-follow.ts';

interface LogProps {
  ref: RefObject<HTMLDivElement | null>;
  chat: Chat;
  conversation: Conversation;
  isHidden: boolean;
  /** Runs the pressed button's action and moves the focus. */
  act: (does: () => void) => void;
  /** Rendered below the messages; scrolls with them. */
  children: ReactNode;
}

/** The messages, and whether an answer is pending. `aria-live` is off, because `ChatPanel` announces new messages. */
export function Log({ ref, chat, conversation, isHidden, act, children }: LogProps) {
  const { messages, isPending, cleared } = conversation;
  const { hasNew, onScroll } = useFollow(ref, conversation);
  const showNew = () => {
    if (!ref.current) return;
    scrollToLatest(ref.current, messages.length);
    ref.current.focus({ preventScroll: true });
  };
  return (
    <div className={styles.area} hidden={isHidden}>
      <div
        ref={ref}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label={controls.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        {messages.map((message) => (
          <MessageItem key={message.id} chat={chat} message={message} act={act} />
        ))}
        {cleared && (
          <p className={text.note}>
            {clearedWords}{' '}
            <button type="button" className={item.plain} onClick={() => act(chat.undoClear)}>
              {controls.undo}
            </button>
          </p>
        )}
        {children}
      </div>
      {hasNew && (
        <Button className={styles.newMessages} size="small" onClick={showNew}>
          {controls.newMessages}
        </Button>
      )}
      <div className={styles.foot}>
        {isPending && (
          <span className={styles.typing}>
            <span className={text.note} aria-hidden="true">
              {typing}
            </span>
            <button type="button" className={styles.stop} onClick={() => act(chat.stop)}>
              {controls.stop}
            </button>
          </span>
        )}
        <PersonLinks chat={chat} />
      </div>
    </div>
  );
}
