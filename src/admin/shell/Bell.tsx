import { useId, useRef } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useNotificationCommands, useNotifications } from '../../state/notifications/use-notifications.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import type { Path } from '../paths.ts';
import * as styles from './Bell.module.css';

/** The bell and its list: how one's long actions ended, and new notices of the server. */
export function Bell() {
  const { items, unreadCount } = useNotifications();
  const { markAsRead, markAllAsRead, clear } = useNotificationCommands();
  const listId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLElement>(null);
  const open = (id: string) => {
    panel.current?.hidePopover();
    markAsRead(id);
  };
  /** The button goes with what it marks: the focus goes on to the next one. */
  const mark = (id: string, index: number) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
    const present = items.slice(0, index).filter(({ read }) => !read).length;
    (buttons[present + 1] ?? buttons[present - 1] ?? heading.current)?.focus();
    markAsRead(id);
  };
  return (
    <div className={styles.place}>
      <Button
        variant="plain"
        size="icon"
        popoverTarget={listId}
        aria-label={unreadCount ? `Notices, ${unreadCount} unread` : 'Notices'}
      >
        <Icon name="bell" />
        {unreadCount > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unreadCount}
          </span>
        )}
      </Button>
      <section ref={panel} id={listId} className={styles.panel} popover="auto" aria-label="Notices">
        <header className={styles.head}>
          <h2 ref={heading} className={styles.title} tabIndex={-1}>
            Notices
          </h2>
          <Button variant="plain" size="small" aria-disabled={unreadCount === 0} onClick={markAllAsRead}>
            Mark all as read
          </Button>
          <Button variant="plain" size="small" aria-disabled={items.length === 0} onClick={clear}>
            Clear
          </Button>
        </header>
        {items.length === 0 && (
          <p className={styles.none}>
            Nothing yet. Uploads, exports and decisions of this visit are reported here when they end.
          </p>
        )}
        <ul ref={list}>
          {items.map((notice, index) => (
            <Notice key={notice.id} notice={notice} onOpen={open} onMark={(id) => mark(id, index)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface NoticeProps {
  notice: ReturnType<typeof useNotifications>['items'][number];
  onOpen: (id: string) => void;
  onMark: (id: string) => void;
}

function Notice({ notice: { id, title, href, timestamp, read }, onOpen, onMark }: NoticeProps) {
  return (
    <li className={styles.item} data-read={read}>
      <p className={styles.text}>
        {href ? (
          <Link href={href as Path} onClick={() => onOpen(id)}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <time className={styles.time} dateTime={timestamp}>
        {formatMoment(timestamp)}
      </time>
      {!read && (
        <Button variant="plain" size="small" onClick={() => onMark(id)}>
          Mark as read
        </Button>
      )}
    </li>
  );
}
