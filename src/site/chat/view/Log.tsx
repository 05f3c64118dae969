import type { MouseEvent, ReactNode, RefObject } from 'react';
import { cleared as clearedWords, controls, person, senders, typing } from '../../../content/chat.ts';
import { contact } from '../../../content/site.ts';
import { storeInTab } from '../../../lib/tab-storage.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import { type Conversation, transcriptKey } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import * as item from '../message/MessageItem.module.css';
import { MessageItem } from '../message/MessageItem.tsx';
import * as styles from './Log.module.css';
import { scrollToLatest, useFollow } from './use-follow.ts';

/** Maximum length of the transcript, in UTF-16 units. A longer one loses its beginning. */
const TRANSCRIPT_MAX_LENGTH = 1200;
/** Maximum length of the email's encoded text, because mail programs accept URLs of about 2,000 characters. */
const BODY_MAX_LENGTH = 1800;

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

/** Links for contacting a person by email or contact form. A click adds the transcript to the message. */
function PersonLinks({ chat }: { chat: Chat }) {
  const address = `mailto:${contact.email}?subject=${encodeURIComponent(person.subject)}`;
  const addConversation = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    let body = transcript(chat);
    while (encodeURIComponent(body).length > BODY_MAX_LENGTH) body = body.slice(10).toWellFormed();
    link.href = `${address}&body=${encodeURIComponent(body)}`;
  };
  return (
    <span className={`${text.note} ${styles.person}`}>
      {person.label}{' '}
      <a href={address} onClick={addConversation}>
        {person.mail}
      </a>{' '}
      <a href="/contact" onClick={() => storeInTab(transcriptKey, transcript(chat))}>
        {person.form}
      </a>
    </span>
  );
}

/** Returns the end of the conversation as plain text, without the opening messages. */
function transcript(chat: Chat): string {
  const whole = chat
    .read()
    .messages.flatMap(({ timestamp, sender, text }) =>
      timestamp > 0 ? `${sender === 'ai' ? senders.ai : person.me}: ${text}` : [],
    )
    .join('\n\n');
  // The cut may split a surrogate pair, and `encodeURIComponent` would throw.
  return whole.slice(-TRANSCRIPT_MAX_LENGTH).toWellFormed();
}
