import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { header } from '../../../content/pages/shell.ts';
import { hasWidget } from '../../../content/parts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { addStyles } from '../../navigation/styles.ts';
import * as styles from './ChatLauncher.module.css';

/** Loads the widget's code, and that of the assistant's page. */
async function loadWidget() {
  // Without the condition, builds without a widget would keep the chat's code.
  const [assistant, own] = await (hasWidget
    ? Promise.all([import('../../pages/chat/Chat.tsx'), import('./Widget.tsx')])
    : Promise.reject());
  addStyles(assistant);
  addStyles(own);
  return { assistant, Widget: own.Widget };
}

/**
 * Toggles the chat widget; without JavaScript, links to the assistant's page. The element is the same before and after
 * hydration, so that no click is lost.
 *
 * When the visitor first opens the widget, its code and styles load, together with those of the assistant's page.
 */
export function ChatLauncher() {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadWidget>> | null>(null);
  /** Null before hydration. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const [hasUnread, setHasUnread] = useState(false);
  const launcher = useRef<HTMLAnchorElement>(null);

  const load = async () => {
    try {
      setLoaded(await loadWidget());
    } catch {
      // Fall back to the assistant's page: a new document fetches its code again.
      window.location.assign('/chat');
    }
  };
  const close = () => setIsOpen(false);
  // If a click came before this effect, the widget stays open.
  useEffect(() => setIsOpen((isNow) => isNow ?? false), []);
  const toggle = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsOpen(!isOpen);
    setHasUnread(false);
    if (!loaded) void load();
  };
  const onUnread = useCallback(() => setHasUnread(true), []);
  useEffect(() => {
    if (loaded && !isOpen) launcher.current?.focus({ preventScroll: true });
  }, [loaded, isOpen]);
  return (
    <div className={styles.dock}>
      <ButtonLink
        ref={launcher}
        className={styles.launcher}
        variant="plain"
        data-early="click Space"
        aria-expanded={isOpen === true}
        {...(isOpen === null ? { href: '/chat' } : { role: 'button', tabIndex: 0, 'aria-busy': isOpen && !loaded })}
        onClick={toggle}
        onKeyDown={(event) => /^( |Enter)$/.test(event.key) && toggle(event)}
      >
        {header.chat}
        {hasUnread && <i>{header.unread}</i>}
      </ButtonLink>
      {loaded && (
        <loaded.Widget assistant={loaded.assistant} isOpen={isOpen === true} onClose={close} onUnread={onUnread} />
      )}
    </div>
  );
}
