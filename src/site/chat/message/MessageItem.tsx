import { memo, useState } from 'react';
import { controls, problems, senders } from '../../../content/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import type { Message } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import { CopyButton } from './CopyButton.tsx';
import { Markdown } from './Markdown.tsx';
import * as styles from './MessageItem.module.css';

/** Characters shown at first; each 'Show more' shows five times as many. */
const SHOWN_AT_FIRST = 4000;
const MORE = 5;

/** Memoized: text that arrives below the cut of a long answer doesn't parse the shown part again. */
const Words = memo(Markdown);

interface MessageItemProps {
  chat: Chat;
  message: Message;
  act: (does: () => void) => void;
}

/** One message, with the problem if its question has no answer. Memoized: it re-renders only when it changes. */
export const MessageItem = memo(function MessageItem({ chat, message, act }: MessageItemProps) {
  const { id, sender, timestamp, problem } = message;
  const isAnswer = sender === 'ai';
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const isCut = message.text.length > limit;
  // Cut at a space if there is one, so that no address or surrogate pair is split.
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
            // The last press unmounts the button, so move focus to the text.
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
