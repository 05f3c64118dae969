import { memo } from 'react';
import * as text from '../../../ui/Text.module.css';
import type { Message } from '../conversation.ts';
import * as styles from './MessageItem.module.css';
import { MessageText } from './MessageText.tsx';

/** One message. It never changes, so it renders once. */
export const MessageItem = memo(function MessageItem({ message }: { message: Message }) {
  const { sender, timestamp } = message;
  return (
    <div className={styles.message} data-sender={sender}>
      <p className={text.note}>
        {sender === 'ai' ? 'Assistant' : 'You'}
        {timestamp > 0 && `, ${timeOfDay(timestamp)}`}
      </p>
      <MessageText>{message.text}</MessageText>
    </div>
  );
});

function timeOfDay(timestamp: number): string {
  return new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}
