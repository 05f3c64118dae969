import { useEffect, useRef } from 'react';
import type { Notification } from '../../../contract/types.ts';
import { embed } from '../../../lib/embed.ts';
import { useNotificationCommands } from '../../../state/notifications/use-notifications.ts';

/** Tells the bell, once, of each notification that the server did not have when it was read before. */
export function useNewNotices(rows: readonly Notification[] | undefined): void {
  const { add } = useNotificationCommands();
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!rows) return;
    // What the first reading holds is no news.
    const isFirst = known.current === undefined;
    known.current ??= new Set();
    for (const { notification_id: id, title } of rows.toReversed()) {
      if (known.current.has(String(id))) continue;
      known.current.add(String(id));
      if (!isFirst)
        add({ title: `New notification: ${embed(title)}`, href: `/notifications/${encodeURIComponent(id)}` });
    }
  }, [rows, add]);
}
