import { type ComponentType, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { header } from '../../../content/pages/shell.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { adoptStyles } from '../../navigation/lazy-component.ts';
import * as styles from './ChatLauncher.module.css';

type WidgetComponent = ComponentType<{ isOpen: boolean; onClose: () => void; onUnread: () => void }>;

/**
 * Opens the chat widget; without JavaScript, links to the assistant's page. The element is the same before and after
 * hydration, so that no click is lost.
 *
 * The widget's code and styles load with those of that page when it's first opened.
 */
export function ChatLauncher() {
  const [Widget, setWidget] = useState<WidgetComponent | null>(null);
  const [state, setState] = useState<'link' | 'closed' | 'loading' | 'open'>('link');
  const [hasUnread, setHasUnread] = useState(false);
  const launcher = useRef<HTMLAnchorElement>(null);

  const open = async () => {
    setState('loading');
    try {
      const { Chat, Widget } = await import('../../pages/chat/Chat.tsx');
      adoptStyles(Chat);
      setWidget(() => Widget);
      setState('open');
      setHasUnread(false);
    } catch {
      // Fall back to the page: a new document fetches its code again.
      window.location.assign('/chat');
    }
  };
  const close = () => setState('closed');
  useEffect(close, []);
  const onClick = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state === 'open') close();
    else void open();
  };
  const onUnread = useCallback(() => setHasUnread(true), []);
  useEffect(() => {
    if (Widget && state === 'closed') launcher.current?.focus({ preventScroll: true });
  }, [Widget, state]);
  return (
    <div className={styles.dock}>
      <ButtonLink
        ref={launcher}
        className={styles.launcher}
        variant="plain"
        aria-expanded={state === 'open'}
        {...(state !== 'link' ? { role: 'button', tabIndex: 0, 'aria-busy': state === 'loading' } : { href: '/chat' })}
        onClick={onClick}
        onKeyDown={(event) => /^( |Enter)$/.test(event.key) && onClick(event)}
      >
        {header.chat}
        {hasUnread && <i>{header.unread}</i>}
      </ButtonLink>
      {Widget && <Widget isOpen={state === 'open'} onClose={close} onUnread={onUnread} />}
    </div>
  );
}
