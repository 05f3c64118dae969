import { memo } from 'react';
import { problems } from '../../../content/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import * as text from '../../../ui/Text.module.css';
import type { Message } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './MessageItem.module.css';
import { MessageText } from './MessageText.tsx';

interface MessageItemProps {
  chat: Chat;
  message: Message;
  act: (does: () => void) => void;
}

/** One message, and where its question has no answer why not. One that does not change renders once. */
export const MessageItem = memo(function MessageItem({ chat, message, act }: MessageItemProps) {
  const { id, sender, timestamp, problem } = message;
  return (
    <div className={styles.message} data-sender={sender}>
      <p className={text.note}>
        {sender === 'ai' ? 'Assistant' : 'You'}
        {timestamp > 0 && <time className={styles.extra}>, {timeOfDay(timestamp)} </time>}
        {timestamp > 0 && sender === 'ai' && <CopyButton>{message.text}</CopyButton>}
      </p>
      <MessageText isPlain={sender === 'user'}>{message.text}</MessageText>
      {problem && (
        <div className={styles.unanswered}>
          <p>{problems[problem]}</p>
          <Button className={styles.retry} size="small" onClick={() => act(() => chat.retry(id))}>
            Retry
          </Button>
        </div>
      )}
    </div>
  );
});

function timeOfDay(timestamp: number): string {
  return new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}
