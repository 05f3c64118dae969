import { type ReactNode, useEffect, useId, useRef } from 'react';
import { LiveDot } from '../../kit/figures/LiveDot.tsx';
import type { Chat } from '../create-chat.ts';
import { useConversation } from '../use-chat.ts';
import * as styles from './ChatPanel.module.css';
import { Composer } from './Composer.tsx';
import { Log } from './Log.tsx';

interface ChatPanelProps {
  chat: Chat;
  place: 'page' | 'widget';
  title: string;
  /** What one can do with the whole conversation: buttons. */
  actions: ReactNode;
  /** Questions to send with one click, as long as the conversation holds its opening messages only. */
  suggestions?: readonly string[];
  /** Stands below the field. */
  note?: ReactNode;
  isMinimized?: boolean;
  isFullscreen?: boolean;
  onSent?: () => void;
}

/** Suggestions are shown with this many messages at most. Specification §4. */
const OPENING_MESSAGES = 2;

/** A conversation: its head, its messages, and where one writes. */
export function ChatPanel({ chat, place, title, actions, suggestions, note, onSent, ...state }: ChatPanelProps) {
  const conversation = useConversation(chat);
  const isPending = conversation.exchange.status === 'pending';
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isReturning = useRef(false);
  const id = useId();

  // What has the focus is about to be disabled or taken away; the answer will come in the log.
  const waitInLog = () => log.current?.focus({ preventScroll: true });
  const send = (text: string, isTyped: boolean) => {
    if (!chat.send(text)) return false;
    isReturning.current = isTyped;
    waitInLog();
    onSent?.();
    return true;
  };
  const retry = () => {
    waitInLog();
    chat.retry();
  };
  // Who was writing goes on writing, unless they have gone elsewhere meanwhile.
  useEffect(() => {
    if (isPending || !isReturning.current) return;
    isReturning.current = false;
    const { activeElement, body } = document;
    if (activeElement === log.current || activeElement === body) field.current?.focus();
  }, [isPending]);

  return (
    <div
      className={styles.panel}
      data-place={place}
      data-fullscreen={state.isFullscreen}
      data-minimized={state.isMinimized}
    >
      <div className={styles.head}>
        <LiveDot />
        <p className={styles.title}>{title}</p>
        {actions}
      </div>
      <Log ref={log} conversation={conversation} isHidden={state.isMinimized ?? false} onRetry={retry} />
      <div className={styles.compose}>
        {suggestions && !isPending && conversation.messages.length <= OPENING_MESSAGES && (
          <ul className={styles.suggestions} aria-label="Suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => send(suggestion, false)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Composer ref={field} id={id} isPending={isPending} onSend={(text) => send(text, true)} />
        {note}
      </div>
    </div>
  );
}
