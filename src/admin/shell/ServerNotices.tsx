import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useGetNotificationsQuery } from '../../api/notifications.ts';
import type { Id } from '../../contract/envelope.ts';
import { isolate } from '../../lib/isolate.ts';
import { useNotificationCommands } from '../../state/notifications/use-notifications.ts';
import { pathTo } from '../paths.ts';

/** The ids of the server's notifications that are no news to the reader. */
const KnownContext = createContext<Set<string> | null>(null);

/** Others write notifications too, at any time. */
const renewal = { pollingInterval: 60_000, refetchOnFocus: true };

/**
 * Tells the bell, once and on whichever screen, of each notification that the server did not have when it was read before.
 * A reading that fails is no news either.
 */
export function ServerNotices({ children }: { children: ReactNode }) {
  const [known] = useState(() => new Set<string>());
  const isFirst = useRef(true);
  const { data: rows } = useGetNotificationsQuery(undefined, renewal);
  const { add } = useNotificationCommands();
  useEffect(() => {
    if (!rows) return;
    for (const { notification_id: id, title } of rows.toReversed()) {
      if (known.has(String(id))) continue;
      known.add(String(id));
      // What the first reading holds was there before.
      if (isFirst.current) continue;
      add({ title: `New notification: ${isolate(title)}`, href: pathTo('notification', id) });
    }
    isFirst.current = false;
  }, [rows, known, add]);
  return <KnownContext value={known}>{children}</KnownContext>;
}

/** Returns how to say that a notification is the reader's own. Errors: throws outside `ServerNotices`. */
export function useOwnNotice(): (id: Id) => void {
  const known = use(KnownContext);
  if (!known) throw new Error('useOwnNotice needs a <ServerNotices> above it');
  return (id) => known.add(String(id));
}
