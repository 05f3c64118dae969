import type { NotificationAction } from '../notifications/notifications.ts';
import { textOf } from './text-of.ts';
import type { ToastAction, ToastsState } from './toasts.ts';

/**
 * The errors that nobody may have read: evicted by newer toasts, or older than their duration before there was a place
 * to show them. Each becomes a notice, oldest first. What a person or a command has closed is no loss.
 */
export function lostErrors(before: ToastsState, after: ToastsState, action: ToastAction): NotificationAction[] {
  const isLoss = action.type === 'toast/pushed' || (action.type === 'toast/timePassed' && action.isLate);
  if (!isLoss || before.items === after.items) return [];
  const isOpen = ({ items }: ToastsState, id: string) => items.some((toast) => toast.id === id && !toast.isLeaving);
  const lost = before.items.filter(({ kind, id }) => kind === 'error' && isOpen(before, id) && !isOpen(after, id));
  return lost.toReversed().flatMap(({ content }) => {
    const title = textOf(content);
    return title ? { type: 'notification/added', now: performance.timeOrigin + action.now, fields: { title } } : [];
  });
}
