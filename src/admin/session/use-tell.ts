import { createContext, use } from 'react';
import type { NotificationFields } from '../../state/notifications/notifications.ts';
import { useNotificationCommands } from '../../state/notifications/use-notifications.ts';
import { useToast } from '../../state/toasts/use-toast.ts';

/** Tells whether the person of this part of the tree still uses the console. Set by `SessionGate`. */
export const IsHereContext = createContext<() => boolean>(() => true);

/**
 * Says how a call ended whose component may have gone by then: `note` by the bell, with the title for a toast as its answer,
 * `succeed` by both, `fail` by a toast. Once its person has signed out they say nothing: the next one is not told.
 */
export function useTell() {
  const isHere = use(IsHereContext);
  const toast = useToast();
  const { add } = useNotificationCommands();
  const note = (notice: NotificationFields) => {
    if (!isHere()) return undefined;
    add(notice);
    return notice.title;
  };
  return {
    note,
    succeed: (notice: NotificationFields) => void (note(notice) && toast.success(notice.title)),
    fail: (sentence: string) => void (isHere() && toast.error(sentence)),
  };
}
