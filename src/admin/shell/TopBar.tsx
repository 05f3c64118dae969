import clsx from 'clsx';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { SUPER_ADMIN } from '../../contract/session.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { Bell } from './Bell.tsx';
import { Key } from './Key.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import * as styles from './TopBar.module.css';
import { keyName } from './use-keys.ts';

/** The menu button (if the menu is a drawer), the search, the bell and the profile menu. */
export function TopBar({ user, railId }: { user: SessionUser; railId: string }) {
  return (
    <header className={clsx(kit.row, styles.bar)}>
      <Button className={styles.drawer} variant="plain" size="icon" popoverTarget={railId} aria-label="Menu">
        <Icon name="menu" />
      </Button>
      <Shortcuts isSuperAdmin={user.role === SUPER_ADMIN} />
      <Bell />
      <ProfileMenu user={user} />
    </header>
  );
}

type Panel = ComponentType<{ isSuperAdmin: boolean; onClose: () => void }>;

/** The top bar's search button, also Ctrl+K: opens the palette, a separate chunk. */
function Shortcuts({ isSuperAdmin }: { isSuperAdmin: boolean }) {
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
      <button type="button" className={clsx(kit.row, styles.find)} aria-keyshortcuts="Control+K" onClick={open}>
        <Icon name="search" />
        <span className={clsx(kit.fill, kit.phoneHidden)}>Search users, investments, projects</span>
        <Key name="Ctrl K" />
      </button>
      {shown && <shown.Panel isSuperAdmin={isSuperAdmin} onClose={() => setShown(undefined)} />}
    </>
  );
}
