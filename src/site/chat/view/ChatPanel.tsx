import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { cleared as clearedWords, problems, typing } from '../../../content/chat.ts';
import * as text from '../../../ui/Text.module.css';
import { LiveDot } from '../../kit/figures/LiveDot.tsx';
import type { Conversation } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import { useConversation } from '../use-conversation.ts';
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
/** How much of an answer is read out by itself; the rest is there to be read. */
const SAID_AT_MOST = 2000;

/** A conversation: its head, its messages, and where one writes. */
export function ChatPanel({ chat, place, title, actions, suggestions, note, onSent, ...state }: ChatPanelProps) {
  const { isMinimized = false, isFullscreen } = state;
  const conversation = useConversation(chat);
  const { messages, pending, cleared } = conversation;
  const panel = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => () => chat.stop('left'), [chat]);

  // What was pressed goes away with what it does. A field that is focused opens a phone's keyboard, over the answer.
  const act = useCallback((does: () => unknown) => {
    does();
    const { activeElement } = document;
    const isTouch = matchMedia('(pointer: coarse)').matches && log.current?.clientHeight;
    if (activeElement !== field.current) (isTouch ? log : field).current?.focus({ preventScroll: true });
  }, []);
  const send = (words: string) => {
    const isSent = chat.send(words);
    if (isSent) onSent?.();
    return isSent;
  };
  useEscape(pending !== null, panel, () => act(chat.stop));

  return (
    <div
      ref={panel}
      className={styles.panel}
      data-place={place}
      data-fullscreen={isFullscreen}
      data-minimized={isMinimized}
    >
      <div className={styles.head}>
        <LiveDot />
        <p className={styles.title}>{title}</p>
        {actions}
      </div>
      <Log ref={log} chat={chat} conversation={conversation} isHidden={isMinimized} act={act}>
        {cleared && (
          <p className={text.note}>
            {clearedWords}{' '}
            <button type="button" className={styles.undo} onClick={() => act(chat.undoClear)}>
              Undo
            </button>
          </p>
        )}
        {suggestions && !pending && messages.length <= OPENING_MESSAGES && (
          <ul className={styles.suggestions} aria-label="Suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => act(() => send(suggestion))}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Log>
      <div className={styles.compose}>
        <Composer ref={field} chat={chat} id={id} isPending={pending !== null} onSend={send} />
        {note}
      </div>
      <Announcement chat={chat} conversation={conversation} />
    </div>
  );
}

/** Says what has come, once and whole, wherever the focus is and though the messages be hidden. */
function Announcement({ chat, conversation }: { chat: Chat; conversation: Conversation }) {
  const { messages, pending, cleared } = conversation;
  const [found] = useState(chat.read);
  const last = messages.at(-1);
  let words = '';
  if (pending) words = typing;
  else if (cleared) words = clearedWords;
  else if (last && messages !== found.messages && messages !== chat.readOpening().messages)
    words = last.problem ? problems[last.problem] : last.text.slice(0, SAID_AT_MOST);
  return (
    <p className={text.hidden} role="status">
      {words}
    </p>
  );
}

/** Escape gives up the pending question, unless it was meant for something else on the page. */
function useEscape(isPending: boolean, panel: { current: HTMLElement | null }, stop: () => void): void {
  useEffect(() => {
    if (!isPending) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, isComposing } = event;
      const isOurs = target === document.body || panel.current?.contains(target as Node);
      if (key !== 'Escape' || isComposing || !isOurs) return;
      // Neither fullscreen nor the widget is left by the same key.
      event.preventDefault();
      stop();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}
