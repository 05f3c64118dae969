import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { Key } from './Key.tsx';
import * as styles from './TopBar.module.css';
import { keyName } from './use-keys.ts';

type Panel = ComponentType<{ isSuperAdmin: boolean; onClose: () => void }>;

/** The top bar's search button, also Ctrl+K: opens the palette, a separate chunk. */
export function Shortcuts({ isSuperAdmin }: { isSuperAdmin: boolean }) {
  const [shown, setShown] = useState<{ Panel: Panel }>();
  const open = async () => {
    // Offline, the menu still works.
    const panels = await import('./Palette.tsx').catch(() => undefined);
    if (panels) setShown({ Panel: panels.Palette });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || keyName(event) !== 'k' || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <button type="button" className={styles.find} aria-keyshortcuts="Control+K" onClick={open}>
        <Icon name="search" />
        <span className={kit.phoneHidden}>Search users, investments, projects</span>
        <Key name="Ctrl K" />
      </button>
      {shown && <shown.Panel isSuperAdmin={isSuperAdmin} onClose={() => setShown(undefined)} />}
    </>
  );
}
