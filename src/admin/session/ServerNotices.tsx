import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAutoRefetch } from '../../api/hooks/use-auto-refetch.ts';
import { useQuery } from '../../api/hooks/use-query.ts';
import { getNotifications } from '../../api/notifications.ts';
import type { Id } from '../../contract/envelope.ts';
import type { Notification } from '../../contract/notifications.ts';
import { isolate } from '../../lib/isolate.ts';
import { useNotificationCommands } from '../../state/use-notifications.ts';
import { useToast } from '../../toasts/use-toast.ts';
import { pathTo } from '../paths.ts';

/** The ids of the server's notifications that aren't new to the admin. */
const KnownContext = createContext<Set<string> | null>(null);

/** Interval for refetching notifications, because other admins create some, too. */
const POLLING_INTERVAL_MS = 60_000;

/** Adds each new notification of the server to Activity once, and shows a toast. A failed request adds nothing. */
export function ServerNotices({ children }: { children: ReactNode }) {
  const [known] = useState(() => new Set<string>());
  const isFirst = useRef(true);
  const { data: rows, refetch } = useQuery(getNotifications);
  useAutoRefetch(refetch, POLLING_INTERVAL_MS);
  const { add } = useNotificationCommands();
  const toast = useToast();
  const [, go] = useLocation();
  const announce = useEffectEvent((fresh: readonly Notification[]) => {
    const notices = fresh.map(({ notification_id: id, title }) => ({
      title: `New notification: ${isolate(title)}`,
      href: pathTo('notification', id),
    }));
    for (const notice of notices) add(notice);
    const several = { title: `${notices.length} new notifications.`, href: pathTo('notifications') };
    const { title, href } = (notices.length === 1 && notices[0]) || several;
    toast(title, { id: 'server-notices', action: { label: 'View', onPress: () => go(href) } });
  });
  useEffect(() => {
    if (!rows) return;
    const fresh = rows.toReversed().filter(({ notification_id: id }) => !known.has(String(id)));
    for (const { notification_id: id } of fresh) known.add(String(id));
    // The notifications of the first response aren't new.
    if (!isFirst.current && fresh.length > 0) announce(fresh);
    isFirst.current = false;
  }, [rows, known]);
  return <KnownContext value={known}>{children}</KnownContext>;
}

/**
 * Returns a function that marks a notification as the user's own, so that it isn't announced as new. Errors: throws
 * outside `ServerNotices`.
 */
export function useMarkAsOwn(): (id: Id) => void {
  const known = use(KnownContext);
  if (!known) throw new Error('useMarkAsOwn needs a <ServerNotices> above it');
  return (id) => known.add(String(id));
}
