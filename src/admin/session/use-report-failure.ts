import { createContext, use } from 'react';
import { useNotificationCommands } from '../../state/notifications/use-notifications.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import type { Path } from '../paths.ts';

/** Returns whether the admin of this subtree is still signed in. Set by `SessionGate`. */
export const IsHereContext = createContext<() => boolean>(() => true);

/**
 * Returns a function that reports a failure after its screen was left, by a toast and Activity. No-op once signed out.
 */
export function useReportFailure() {
  const isHere = use(IsHereContext);
  const toast = useToast();
  const { add } = useNotificationCommands();
  return (title: string, href: Path) => {
    if (!isHere()) return;
    add({ title, href });
    toast.error(title);
  };
}
