import clsx from 'clsx';
import { useId, useRef } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useNotificationCommands, useNotifications } from '../../state/notifications/use-notifications.ts';
import { Button } from '../../ui/Button.tsx';
import * as text from '../../ui/Text.module.css';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { Link } from '../navigation/Link.tsx';
import type { Path } from '../paths.ts';
import * as styles from './TopBar.module.css';

/** The bell and its list, Activity: actions that failed or ended on another screen, and new server notifications. */
export function Bell() {
  const { items, unreadCount } = useNotifications();
  const { markAsRead, markAllAsRead, clear } = useNotificationCommands();
  const listId = useId();
  const panel = useRef<HTMLElement>(null);
  const open = (id: string) => {
    panel.current?.hidePopover();
    markAsRead(id);
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
      <section ref={panel} id={listId} className={clsx(kit.pop, styles.activity)} popover="auto" aria-label="Activity">
        <header className={kit.wrap}>
          <h2 className={kit.fill}>Activity</h2>
          <Button variant="plain" size="small" aria-disabled={unreadCount === 0} onClick={markAllAsRead}>
            Mark all as read
          </Button>
          <Button variant="plain" size="small" aria-disabled={items.length === 0} onClick={clear}>
            Clear
          </Button>
        </header>
        {items.length === 0 && (
          <p className={text.mute}>Nothing yet. You'll see new notifications and anything that failed here.</p>
        )}
        <ul className={kit.lines}>
          {items.map(({ id, title, href, timestamp, read }) => (
            <li key={id} className={styles.notice} data-read={read}>
              <p>
                {href ? (
                  <Link href={href as Path} onClick={() => open(id)}>
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
