import { memo } from 'react';
import { controls, problems, senders } from '../../../content/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import type { Message } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import { CopyButton } from './CopyButton.tsx';
import { Markdown } from './Markdown.tsx';
import * as styles from './MessageItem.module.css';

/** The longest text that is shown whole, in UTF-16 units: several times as long as a model's long answers. */
const SHOWN_MAX_LENGTH = 30_000;

/** Memoized: while an endless answer goes on beyond the cut, its displayed part isn't parsed again. */
const Words = memo(Markdown);

interface MessageItemProps {
  chat: Chat;
  message: Message;
  act: (does: () => void) => void;
}

/** One message, with the problem if an answer is missing or incomplete. Memoized: re-renders only if it changes. */
export const MessageItem = memo(function MessageItem({ chat, message, act }: MessageItemProps) {
  const { id, sender, timestamp, problem } = message;
  const isAnswer = sender === 'ai';
  const isCut = message.text.length > SHOWN_MAX_LENGTH;
  // Cut at a space if there is one, so that no address or surrogate pair is split. Copy takes the whole text.
  const shown = isCut ? `${message.text.slice(0, SHOWN_MAX_LENGTH).replace(/\s\S{0,200}$/, '')} …` : message.text;
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
      <div className={styles.text} dir="auto">
        {isAnswer ? <Words>{shown}</Words> : shown}
      </div>
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
