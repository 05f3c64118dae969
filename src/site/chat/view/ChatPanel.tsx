import clsx from 'clsx';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as words from '../../../content/chat.ts';
import { hasWidget } from '../../../content/parts.ts';
import { Button } from '../../../ui/Button.tsx';
import { isComposing } from '../../../ui/is-composing.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import * as text from '../../../ui/Text.module.css';
import * as dot from '../../kit/figures/LiveDot.module.css';
import { Arrow, Sign } from '../../kit/Sign.tsx';
import type { Conversation } from '../conversation.ts';
import type { Chat } from '../create-chat.ts';
import * as styles from './ChatPanel.module.css';
import { Composer } from './Composer.tsx';
import { Log } from './Log.tsx';
import { useFullscreen } from './use-fullscreen.ts';

interface ChatPanelProps {
  chat: Chat;
  /** Closes the widget. Undefined on the chat page, whose panel has a fullscreen mode instead. */
  onClose?: () => void;
  /** Rendered below the message field. */
  children?: ReactNode;
}

export function ChatPanel({ chat, onClose, children }: ChatPanelProps) {
  const conversation = useSyncExternalStore(chat.subscribe, chat.read, chat.readOpening);
  const { messages, isPending } = conversation;
  const suggestions = (!isPending && messages.at(-1)?.suggestions) || [];
  const isOpening = messages.at(-1)?.type === 'quick-reply';
  const [isMinimized, setIsMinimized] = useState(false);
  const [isFullscreen, setIsFullscreen] = useFullscreen();
  const panel = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  // The pressed button unmounts, so focus the field; on touch devices the log, so that no keyboard opens.
  const act = useCallback((does: () => unknown) => {
    does();
    const isTouch = matchMedia('(pointer: coarse)').matches && log.current?.clientHeight;
    if (document.activeElement !== field.current) (isTouch ? log : field).current?.focus({ preventScroll: true });
  }, []);
  const send = (question: string) => {
    const isSent = chat.send(question);
    if (isSent) setIsMinimized(false);
    return isSent;
  };
  useEscape(panel, () => {
    if (isPending) act(chat.stop);
    else if (onClose) onClose();
    else setIsFullscreen(false);
  });
  return (
    <div
      ref={panel}
      className={clsx(styles.panel, hasWidget && onClose && styles.widget)}
      data-fullscreen={isFullscreen}
      data-minimized={isMinimized}
    >
      <div className={styles.head}>
        <span className={dot.live} />
        <p className={styles.title}>{words.assistantName}</p>
        {onClose ? (
          action(words.controls.close, 'M4 4l10 10M14 4 4 14', onClose)
        ) : (
          <>
            {action(words.controls.clear, 'M3 5h12M7 5V3h4v2M5 5l1 10h6l1-10', chat.clear)}
            {action(
              words.controls.fullscreen,
              'M11 3h4v4M7 15H3v-4',
              () => setIsFullscreen(!isFullscreen),
              isFullscreen,
            )}
            {action(words.controls.minimize, 'M3 13h12', () => setIsMinimized(!isMinimized), isMinimized)}
          </>
        )}
      </div>
      <Log ref={log} chat={chat} conversation={conversation} isHidden={isMinimized} act={act}>
        {suggestions[0] && (
          <ul className={styles.suggestions} aria-label={words.quickReplyMessage} data-first={isOpening}>
            {suggestions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  className={styles.suggestion}
                  data-early="click"
                  dir="auto"
                  onClick={() => act(() => send(question))}
                >
                  {question}
                  {isOpening && <Arrow />}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Log>
      <div className={styles.compose}>
        <Composer ref={field} chat={chat} isPending={isPending} onSend={send} />
        {children}
      </div>
      <Announcement log={log} {...conversation} />
    </div>
  );
}

/** Renders an icon button with `label` as its name. `icon` is path data for `Sign`. */
function action(label: string, icon: string, onClick: () => void, isPressed?: boolean) {
  return (
    <Button
      className={styles.action}
      variant="plain"
      size="icon"
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Sign d={icon} />
    </Button>
  );
}

/** Announces pending answers, answers, problems and cleared messages to screen readers, even in a minimized panel. */
function Announcement({ log, messages, isPending, cleared }: Conversation & { log: RefObject<HTMLElement | null> }) {
  const [announced, announce] = useState('');
  useEffect(() => {
    const shown = log.current?.children[messages.length - 1]?.children[1] as HTMLElement;
    const { problem } = messages.at(-1) ?? {};
    if (isPending) announce(words.typing);
    else if (cleared) announce(words.cleared);
    // Only after `typing`, so that a restored conversation isn't announced.
    else if (announced === words.typing) announce(problem ? words.problems[problem] : shown.innerText);
  });
  return <LiveRegion className={text.hidden}>{announced}</LiveRegion>;
}
/** Calls `leave` on Escape if the focus is in the panel, or on nothing while the panel is visible. */
function useEscape(panel: { current: HTMLElement | null }, leave: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { current } = panel;
      const target = event.target as Node;
      // After a click on an unfocusable element (in Safari, any button), the key's target is an ancestor of the panel.
      // Escape then counts if the panel is visible.
      const isOurs = target.contains(current) ? current?.clientHeight : current?.contains(target);
      if (event.key === 'Escape' && !isComposing(event) && isOurs) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
