import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetNotificationsQuery } from '../../api/notifications.ts';
import type { Id } from '../../contract/envelope.ts';
import { isolate } from '../../lib/isolate.ts';
import { useNotificationCommands } from '../../state/notifications/use-notifications.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import { withAction } from '../../ui/toaster/with-action.tsx';
import { useGo } from '../navigation/use-navigation.ts';
import { type Path, pathTo } from '../paths.ts';

/** The ids of the server's notifications that are no news to the reader. */
const KnownContext = createContext<Set<string> | null>(null);

/** Others write notifications too, at any time. */
const renewal = { pollingInterval: 60_000, refetchOnFocus: true };

/**
 * Tells the bell, once and on whichever screen, and says so, of each notification that the server did not have when it was read before.
 * A reading that fails is no news either.
 */
export function ServerNotices({ children }: { children: ReactNode }) {
  const [known] = useState(() => new Set<string>());
  const isFirst = useRef(true);
  const { data: rows } = useGetNotificationsQuery(undefined, renewal);
  const { add } = useNotificationCommands();
  const announce = useEffectEvent(useAnnouncement());
  useEffect(() => {
    if (!rows) return;
    const fresh = rows.toReversed().filter(({ notification_id: id }) => !known.has(String(id)));
    for (const { notification_id: id } of fresh) known.add(String(id));
    const isNews = !isFirst.current && fresh.length > 0;
    // What the first reading holds was there before.
    isFirst.current = false;
    if (!isNews) return;
    const notices = fresh.map(({ notification_id: id, title }) => ({
      title: `New notification: ${isolate(title)}`,
      href: pathTo('notification', id),
    }));
    for (const notice of notices) add(notice);
    announce(notices);
  }, [rows, known, add]);
  return <KnownContext value={known}>{children}</KnownContext>;
}

/** A toast for who does not see the bell's number change; one for all that came at once. */
function useAnnouncement() {
  const toast = useToast();
  const go = useGo();
  return (notices: readonly { title: string; href: Path }[]) => {
    const [first] = notices;
    if (!first) return;
    const [text, path] =
      notices.length === 1
        ? [first.title, first.href]
        : [`${notices.length} new notifications.`, pathTo('notifications')];
    toast(
      withAction(text, 'View', () => go(path)),
      { id: 'server-notices', presentation: 'light' },
    );
  };
}

/** Returns how to say that a notification is the reader's own. Errors: throws outside `ServerNotices`. */
export function useOwnNotice(): (id: Id) => void {
  const known = use(KnownContext);
  if (!known) throw new Error('useOwnNotice needs a <ServerNotices> above it');
  return (id) => known.add(String(id));
}
