import { memo, useState } from 'react';
import { controls, problems, senders } from '../../../content/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import type { Message } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import { CopyButton } from './CopyButton.tsx';
import { Markdown } from './Markdown.tsx';
import * as styles from './MessageItem.module.css';

/** The maximum length of formatted text, in UTF-16 units: several times the length of a model's long answers. */
const FORMATTED_MAX_LENGTH = 30_000;

/** Memoized, so that the displayed part isn't parsed again while a cut answer grows. */
const Words = memo(Markdown);

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

type MessageItemProps = { chat: Chat; message: Message; act: (does: () => void) => void };

/** One message, and the problem if an answer is missing or incomplete. Memoized, so only changed messages re-render. */
export const MessageItem = memo(function MessageItem({ chat, message, act }: MessageItemProps) {
  const { id, sender, timestamp, problem } = message;
  const isAnswer = sender === 'ai';
  const [isWhole, setIsWhole] = useState(false);
  const isLong = message.text.length > FORMATTED_MAX_LENGTH;
  // Cut at a space if there is one, so that no address or surrogate pair is split. `CopyButton` gets the whole text.
  const start = isLong ? message.text.slice(0, FORMATTED_MAX_LENGTH).replace(/\s\S{0,200}$/, '') : message.text;
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
        {isAnswer ? <Words>{isLong && !isWhole ? `${start} …` : start}</Words> : start}
        {isLong && isWhole && (
          // Focused, because its button is gone.
          <p className={styles.rest} ref={focus} tabIndex={-1}>
            {message.text.slice(start.length)}
          </p>
        )}
        {isLong && !isWhole && (
          <Button size="small" onClick={() => setIsWhole(true)}>
            {controls.whole}
          </Button>
        )}
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
