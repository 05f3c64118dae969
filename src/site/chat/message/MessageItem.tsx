import { memo, useState } from 'react';
import { controls, problems, senders } from '../../../content/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import type { Message } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import { CopyButton } from './CopyButton.tsx';
import { Markdown } from './Markdown.tsx';
import * as styles from './MessageItem.module.css';

/** How many characters are shown at first; each 'Show more' shows five times as many. */
const SHOWN_AT_FIRST = 4000;
const MORE = 5;

/** Read once, though more of a long answer comes below what is shown. */
const Words = memo(Markdown);

interface MessageItemProps {
  chat: Chat;
  message: Message;
  act: (does: () => void) => void;
}

/** One message, and where its question has no answer why not. One that does not change renders once. */
export const MessageItem = memo(function MessageItem({ chat, message, act }: MessageItemProps) {
  const { id, sender, timestamp, problem } = message;
  const isAnswer = sender === 'ai';
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const isCut = message.text.length > limit;
  // Cut between two words where there are any, so that neither an address nor a character breaks.
  const shown = isCut ? `${message.text.slice(0, limit).replace(/\s\S{0,200}$/, '')} …` : message.text;
  return (
    <div className={styles.message} data-sender={sender}>
      <p className={text.note}>
        {senders[sender]}
        {timestamp > 0 && (
          <>
            <time className={styles.extra}>
              {`, ${new Date(timestamp).toLocaleTimeString('en-US', { timeStyle: 'short' })} `}
            </time>
            {isAnswer && <CopyButton>{message.text}</CopyButton>}
          </>
        )}
      </p>
      <div className={styles.text} dir="auto" tabIndex={-1}>
        {isAnswer ? <Words>{shown}</Words> : shown}
      </div>
      {isCut && (
        <button
          type="button"
          className={styles.more}
          onClick={({ currentTarget }) => {
            // The last press takes the button away, and would leave the focus nowhere.
            if (message.text.length <= limit * MORE)
              (currentTarget.previousSibling as HTMLElement).focus({ preventScroll: true });
            setLimit(limit * MORE);
          }}
        >
          {controls.more}
        </button>
      )}
      {problem && (
        <div className={styles.unanswered}>
          <p>{problems[problem]}</p>
          <Button className={styles.retry} size="small" onClick={() => act(() => chat.retry(id))}>
            {controls.retry}
          </Button>
        </div>
      )}
    </div>
  );
});
