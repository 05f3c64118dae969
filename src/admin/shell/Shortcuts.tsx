import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useGo } from '../navigation/use-navigation.ts';
import { goLetters } from './rail-links.ts';
import { keyName } from './use-keys.ts';

/** The time after G in which a letter goes somewhere, in ms. */
const GO_MS = 1500;

/** The time after Ctrl+K in which keys are kept for a dialog that has not come yet, in ms: then the screen has them again. */
const EARLY_MS = 2000;

type Panel = ComponentType<{ isSuperAdmin: boolean; early: string; onClose: () => void }>;

/** The keys that work on every screen, and the button for those who have none: their dialogs are a chunk of their own. */
export function Shortcuts({ isSuperAdmin }: { isSuperAdmin: boolean }) {
  const [shown, setShown] = useState<{ Panel: Panel; early: string }>();
  /** Keys typed while a dialog is fetched: they are for the dialog, and none of the screen. */
  const early = useRef<string>(undefined);
  const goUntil = useRef(0);
  const go = useGo();
  const open = async (name: 'Palette' | 'KeyList') => {
    early.current = '';
    const tooLate = setTimeout(() => {
      early.current = undefined;
    }, EARLY_MS);
    // Without a connection there is the menu.
    const panels = await import('./Palette.tsx').catch(() => undefined);
    clearTimeout(tooLate);
    if (panels) setShown({ Panel: panels[name], early: early.current ?? '' });
    early.current = undefined;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = keyName(event);
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    if (document.querySelector('dialog[open]')) return;
    if (early.current !== undefined && event.key.length === 1 && !isCommand) {
      early.current += event.key;
      event.preventDefault();
      return;
    }
    const place = Date.now() < goUntil.current && goLetters[key];
    goUntil.current = 0;
    if (isCommand && key === 'k') void open('Palette');
    else if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    else if (place) go(place.href);
    else if (key === 'g') goUntil.current = Date.now() + GO_MS;
    else if (key === '?') void open('KeyList');
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Before the keys of the screen: after G a letter means nothing else.
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);
  return (
    <>
      <Button
        variant="plain"
        size="icon"
        aria-label="Go to"
        aria-keyshortcuts="Control+K"
        title="Go to (Ctrl+K)"
        onClick={() => open('Palette')}
      >
        <Icon name="search" />
      </Button>
      {shown && <shown.Panel isSuperAdmin={isSuperAdmin} early={shown.early} onClose={() => setShown(undefined)} />}
    </>
  );
}
