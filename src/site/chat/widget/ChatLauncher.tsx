import { type ComponentType, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import type { PageLoader } from '../../page-loader.ts';
import * as styles from './ChatLauncher.module.css';

type WidgetComponent = ComponentType<{ isOpen: boolean; onClose: () => void }>;

/**
 * Opens the chat widget; without a script, a link to the assistant's page.
 *
 * The widget comes when it is first opened, with the code and the styles of that page.
 */
export function ChatLauncher({ pages }: { pages: PageLoader }) {
  const [isScripted, setIsScripted] = useState(false);
  const [Widget, setWidget] = useState<WidgetComponent | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const launcher = useRef<HTMLButtonElement>(null);
  useEffect(() => setIsScripted(true), []);

  const open = async () => {
    setState('loading');
    try {
      const [module] = await Promise.all([import('../../pages/chat/Chat.tsx'), pages.load('/chat')]);
      setWidget(() => module.Widget);
      setState('open');
    } catch {
      navigate('/chat');
    }
  };
  const close = () => setState('closed');
  useEffect(() => {
    if (Widget && state === 'closed') launcher.current?.focus();
  }, [Widget, state]);
  return (
    <aside aria-label="Chat">
      {isScripted ? (
        <Button
          ref={launcher}
          className={styles.launcher}
          aria-expanded={state === 'open'}
          aria-busy={state === 'loading'}
          onClick={state === 'open' ? close : open}
        >
          Chat
        </Button>
      ) : (
        <ButtonLink className={styles.launcher} href="/chat">
          Chat
        </ButtonLink>
      )}
      {Widget && <Widget isOpen={state === 'open'} onClose={close} />}
    </aside>
  );
}
