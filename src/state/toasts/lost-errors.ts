import { Children, isValidElement, type ReactNode } from 'react';
import type { NotificationAction } from '../notifications/notifications.ts';
import type { ToastAction, ToastsState } from './toasts.ts';

/**
 * Returns a notification for each error toast that was probably unread, oldest first: evicted by newer toasts, or
 * expired before a viewport was mounted. Dismissed toasts don't count.
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

/** Returns the text of a toast, if that is text or plain elements; the output of a component is unknown. */
function textOf(content: ReactNode): string {
  if (typeof content === 'string' || typeof content === 'number') return String(content);
  if (isValidElement<{ children?: ReactNode }>(content))
    return typeof content.type === 'function' ? '' : textOf(content.props.children);
  return Children.toArray(content).map(textOf).join('').trim();
}
