import { memo } from 'react';
import { controls, problems, senders } from '../../../content/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import type { Message } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import { CopyButton } from './CopyButton.tsx';
import { Markdown } from './Markdown.tsx';
import * as styles from './MessageItem.module.css';

/** The maximum length of a displayed text, in UTF-16 units: several times the length of a model's long answers. */
const SHOWN_MAX_LENGTH = 30_000;

/** Memoized, so that the displayed part isn't parsed again while a cut answer grows. */
const Words = memo(Markdown);

interface MessageItemProps {
  chat: Chat;
  message: Message;
  act: (does: () => void) => void;
}

/** One message, and the problem if an answer is missing or incomplete. Memoized, so only changed messages re-render. */
export const MessageItem = memo(function MessageItem({ chat, message, act }: MessageItemProps) {
  const { id, sender, timestamp, problem } = message;
  const isAnswer = sender === 'ai';
  const isCut = message.text.length > SHOWN_MAX_LENGTH;
  // Cut at a space if there is one, so that no address or surrogate pair is split. `CopyButton` gets the whole text.
  const shown = isCut ? `${message.text.slice(0, SHOWN_MAX_LENGTH).replace(/\s\S{0,200}$/, '')} …` : message.text;
  return (
    <div className={styles.message} data-sender={sender} data-opening={timestamp === 0 || undefined}>
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
