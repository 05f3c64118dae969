import { Children, isValidElement } from 'react';
import type { NotificationAction } from '../notifications/notifications.ts';
import type { ToastAction, ToastContent, ToastsState } from './toasts.ts';

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

/** The words of a toast that is a text or made of plain elements; what a component or a function would draw is not known. */
function textOf(content: ToastContent): string {
  if (typeof content === 'string' || typeof content === 'number') return String(content);
  if (isValidElement<{ children?: ToastContent }>(content))
    return typeof content.type === 'function' ? '' : textOf(content.props.children);
  return typeof content === 'function' ? '' : Children.toArray(content).map(textOf).join('').trim();
}
