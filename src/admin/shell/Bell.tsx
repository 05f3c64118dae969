import clsx from 'clsx';
import { useId, useRef } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useNotificationCommands, useNotifications } from '../../state/notifications/use-notifications.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { Link } from '../navigation/Link.tsx';
import type { Path } from '../paths.ts';
import * as styles from './Bell.module.css';

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
    <div className={styles.place}>
      <Button
        variant="plain"
        className={styles.bell}
        size="icon"
        popoverTarget={listId}
        aria-label={unreadCount ? `Activity, ${unreadCount} unread` : 'Activity'}
      >
        <Icon name="bell" />
        {unreadCount > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unreadCount}
          </span>
        )}
      </Button>
      <section ref={panel} id={listId} className={clsx(kit.pop, styles.panel)} popover="auto" aria-label="Activity">
        <header className={styles.head}>
          <h2 className={styles.title}>Activity</h2>
          <Button variant="plain" size="small" aria-disabled={unreadCount === 0} onClick={markAllAsRead}>
            Mark all as read
          </Button>
          <Button variant="plain" size="small" aria-disabled={items.length === 0} onClick={clear}>
            Clear
          </Button>
        </header>
        {items.length === 0 && (
          <p className={styles.none}>Nothing yet. You'll see new notifications and anything that failed here.</p>
        )}
        <ul>
          {items.map(({ id, title, href, timestamp, read }) => (
            <li key={id} className={styles.item} data-read={read}>
              <p className={styles.text}>
                {href ? (
                  <Link href={href as Path} onClick={() => open(id)}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </p>
              <time className={styles.time} dateTime={timestamp}>
                {formatMoment(timestamp)}
              </time>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
