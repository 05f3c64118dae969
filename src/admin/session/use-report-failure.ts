import { createContext, use } from 'react';
import { useNotificationCommands } from '../../state/notifications/use-notifications.ts';
import { useToast } from '../../toasts/use-toast.ts';
import type { Path } from '../paths.ts';

/** Returns whether the admin of this subtree is still signed in. Set by `SessionGate`. */
export const IsSignedInContext = createContext<() => boolean>(() => true);

/**
 * Returns a function that reports a failure after its screen was left, by a toast and Activity. No-op once signed out.
 */
export function useReportFailure() {
  const isSignedIn = use(IsSignedInContext);
  const toast = useToast();
  const { add } = useNotificationCommands();
  return (title: string, href: Path) => {
    if (!isSignedIn()) return;
    add({ title, href });
    toast.error(title);
  };
}
