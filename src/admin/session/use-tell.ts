import { createContext, use } from 'react';
import type { NotificationFields } from '../../state/notifications/notifications.ts';
import { useNotificationCommands } from '../../state/notifications/use-notifications.ts';
import { useToast } from '../../state/toasts/use-toast.ts';

/** Tells whether the person of this part of the tree still uses the console. Set by `SessionGate`. */
export const IsHereContext = createContext<() => boolean>(() => true);

/**
 * Ways to say how a call ended whose component may have gone by then. Once its person has signed out they say nothing: the
 * next one to sit here is not told.
 */
export function useTell() {
  const isHere = use(IsHereContext);
  const toast = useToast();
  const { add } = useNotificationCommands();
  /** Puts a notice into the bell, and answers its title for the toast that tells it too; `undefined` for nobody. */
  const note = (notice: NotificationFields) => {
    if (!isHere()) return undefined;
    add(notice);
    return notice.title;
  };
  return {
    note,
    /** By a toast and in the bell. */
    succeed: (notice: NotificationFields) => void (note(notice) && toast.success(notice.title)),
    /** By a toast. */
    fail: (sentence: string) => void (isHere() && toast.error(sentence)),
  };
}
