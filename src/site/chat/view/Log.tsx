import type { RefObject } from 'react';
import { failure, stopped, typing } from '../../../content/chat.ts';
import { contact } from '../../../content/site.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import * as section from '../../kit/section/Section.module.css';
import type { Conversation } from '../conversation.ts';
import * as styles from './Log.module.css';
import { MessageItem } from './MessageItem.tsx';
import { scrollToLatest, useFollow } from './use-follow.ts';

interface LogProps {
  ref: RefObject<HTMLDivElement | null>;
  conversation: Conversation;
  isHidden: boolean;
  onRetry: () => void;
}

/** A list that scrolls has to be reachable by keyboard, and not every browser sees to that. */
const focusable = { tabIndex: 0 };

/** The messages, read out as they come, and what the last question waits for. */
export function Log({ ref, conversation, isHidden, onRetry }: LogProps) {
  const { messages, exchange } = conversation;
  const { hasNew, onScroll } = useFollow(ref, conversation);
  const showNew = () => {
    if (!ref.current) return;
    scrollToLatest(ref.current);
    ref.current.focus({ preventScroll: true });
  };
  return (
    <div className={styles.area} hidden={isHidden}>
      <div ref={ref} className={styles.log} role="log" aria-label="Messages" {...focusable} onScroll={onScroll}>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
        {(exchange.status === 'failed' || exchange.status === 'stopped') && (
          <Unanswered sentence={exchange.status === 'failed' ? failure : stopped} onRetry={onRetry} />
        )}
      </div>
      {hasNew && (
        <Button className={styles.newMessage} size="small" onClick={showNew}>
          New message
        </Button>
      )}
      <p className={styles.status} role="status">
        {exchange.status === 'pending' && (
          <span className={styles.typing}>
            <svg className={styles.feed} viewBox="0 0 40 12" aria-hidden="true">
              <path d="M0 6h40" />
            </svg>
            <span className={text.note}>{typing}</span>
          </span>
        )}
      </p>
    </div>
  );
}

function Unanswered({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className={styles.unanswered}>
      <p>{sentence}</p>
      <div className={section.acts}>
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
        <a className={styles.mail} href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      </div>
    </div>
  );
}
