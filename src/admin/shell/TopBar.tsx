import clsx from 'clsx';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { formatMoment } from '../../lib/format.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { useNotificationCommands, useNotifications } from '../../state/use-notifications.ts';
import { useSessionCommands } from '../../state/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import * as text from '../../ui/Text.module.css';
import { imageHref } from '../api-url.ts';
import { Email } from '../kit/Email.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { PersonMark } from '../kit/PersonMark.tsx';
import { Key } from '../kit/screen/Key.tsx';
import { useKeys } from '../kit/screen/use-keys.ts';
import { Link } from '../navigation/Link.tsx';
import { useNavigator } from '../navigation/use-navigation.ts';
import { type Path, pathTo, SIGN_IN } from '../paths.ts';
import type { Palette } from './Palette.tsx';
import * as styles from './TopBar.module.css';

export function TopBar({ user, railId }: { user: SessionUser; railId: string }) {
  return (
    <header className={clsx(kit.row, styles.bar)}>
      <Button className={styles.drawer} variant="plain" size="icon" popoverTarget={railId} aria-label="Menu">
        <Icon name="menu" />
      </Button>
      <Search role={user.role} />
      <Bell />
      <ProfileMenu user={user} />
    </header>
  );
}

/** Opens the command palette, on press or Ctrl+K. The palette's code is a separate chunk. */
function Search({ role }: { role: string }) {
  const [Shown, setShown] = useState<typeof Palette>();
  const open = async () => {
    // If the code can't be loaded, nothing opens: the menu has links to the same screens.
    const loaded = await import('./Palette.tsx').catch(() => undefined);
    setShown(() => loaded?.Palette);
  };
  useKeys({ 'ctrl+k': open });
  return (
    <>
      <button type="button" className={clsx(kit.row, styles.find)} aria-keyshortcuts="Control+K" onClick={open}>
        <Icon name="search" />
        <span className={clsx(kit.fill, kit.phoneHidden)}>Search users, investments, projects</span>
        <Key name="Ctrl K" />
      </button>
      {Shown && <Shown role={role} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** The bell opens Activity, a list of failed actions and new notifications from the server. */
function Bell() {
  const { items, unreadCount } = useNotifications();
  const { markAsRead, markAllAsRead, clear } = useNotificationCommands();
  const listId = useId();
  const clearAll = () => {
    // Closes the popover, which returns the focus to the bell, because the focused Clear button unmounts.
    document.getElementById(listId)?.hidePopover();
    clear();
  };
  return (
    <>
      <Button
        variant="plain"
        className={styles.bell}
        size="icon"
        popoverTarget={listId}
        aria-label={unreadCount ? `Activity, ${unreadCount} unread` : 'Activity'}
      >
        <Icon name="bell" />
        {unreadCount > 0 && (
          <span className={clsx(kit.count, styles.unread)} aria-hidden="true">
            {unreadCount}
          </span>
        )}
      </Button>
      <section id={listId} className={clsx(kit.float, kit.pop, styles.activity)} popover="auto" aria-label="Activity">
        <header className={kit.wrap}>
          <h2 className={kit.fill}>Activity</h2>
          {items.length > 0 && (
            <>
              <Button variant="plain" size="small" aria-disabled={unreadCount === 0} onClick={markAllAsRead}>
                Mark all as read
              </Button>
              <Button variant="plain" size="small" onClick={clearAll}>
                Clear
              </Button>
            </>
          )}
        </header>
        {items.length === 0 && (
          <p className={text.mute}>Nothing yet. New notifications and failed actions appear here.</p>
        )}
        <ul className={kit.lines}>
          {items.map(({ id, title, href, timestamp, read }) => (
            <li key={id} className={styles.notice} data-read={read}>
              <p>
                {href ? (
                  <Link href={href as Path} onClick={() => markAsRead(id)}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </p>
              <time className={text.note} dateTime={timestamp}>
                {formatMoment(timestamp)}
              </time>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function ProfileMenu({ user }: { user: SessionUser }) {
  const { mayLeave } = useNavigator();
  const [, navigate] = useLocation();
  const { logout } = useSessionCommands();
  const menuId = useId();
  const name = user.name ?? user.email ?? 'Profile';
  const signOut = async () => {
    if (!(await mayLeave())) return;
    logout();
    // No `returnTo`: the next user starts at the dashboard.
    navigate(`~${SIGN_IN}`);
  };
  return (
    <>
      <Button className={styles.me} variant="plain" size="small" popoverTarget={menuId}>
        <PersonMark name={name} imageUrl={imageHref(user.image_url)} />
        <span className={clsx(kit.cut, kit.phoneHidden)}>{name}</span>
        <Icon name="sortDown" />
      </Button>
      <div id={menuId} className={clsx(kit.float, kit.pop, styles.menu)} popover="auto">
        <p>
          <b>{name}</b>
          <br />
          {user.email && <Email address={user.email} />}
        </p>
        <Link className={clsx(kit.row, kit.pointed)} href={pathTo('profile')}>
          <Icon name="person" />
          Profile
        </Link>
        <button type="button" className={clsx(kit.row, kit.pointed)} onClick={signOut}>
          <Icon name="signOut" />
          Sign out
        </button>
      </div>
    </>
  );
}
