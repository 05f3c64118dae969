import { useEffect, useState } from 'react';
import { useDispatch } from '../../state/contexts.ts';
import {
  type Notification,
  type NotificationAction,
  noNotifications,
  notificationsReducer,
} from '../../state/notifications/notifications.ts';
import { useNotifications } from '../../state/notifications/use-notifications.ts';
import { placeOf } from '../paths.ts';
import { readVisit, writeVisit } from './visit-storage.ts';

const KEY = 'notices';

/** Keeps the bell's list through a reload of the tab, for the person whom it is told; another person finds it empty. */
export function useKeptNotices(person: string): void {
  const { items } = useNotifications();
  const dispatch = useDispatch();
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    for (const action of toActions(readVisit(KEY, person, isNotice))) dispatch(action);
    setIsRestored(true);
  }, [dispatch, person]);
  useEffect(() => {
    if (isRestored) writeVisit(KEY, person, items);
  }, [isRestored, person, items]);
}

/** The actions that make an empty list hold these notices, the newest first as before. */
function toActions(notices: readonly Notification[]): NotificationAction[] {
  let state = noNotifications;
  return notices.toReversed().flatMap(({ title, href, timestamp, read }) => {
    const now = Date.parse(timestamp);
    const added = { type: 'notification/added', now, fields: { title, ...(href && { href }) } } as const;
    state = notificationsReducer(state, added);
    return read ? [added, { type: 'notification/read', id: state.items[0]?.id ?? '' } as const] : [added];
  });
}

function isNotice(item: unknown): item is Notification {
  const { title, href = '/', timestamp } = Object(item);
  const isPlace = typeof href === 'string' && placeOf(href.replace(/\?.*/s, '')) !== undefined;
  return typeof title === 'string' && isPlace && !Number.isNaN(Date.parse(timestamp));
}
