import { Children, isValidElement } from 'react';
import type { ToastContent } from './toasts.ts';

/** The words of a toast that is a text or made of plain elements; what a component or a function would draw is not known. */
export function textOf(content: ToastContent): string {
  if (typeof content === 'string' || typeof content === 'number') return String(content);
  if (isValidElement<{ children?: ToastContent }>(content))
    return typeof content.type === 'function' ? '' : textOf(content.props.children);
  return typeof content === 'function' ? '' : Children.toArray(content).map(textOf).join('').trim();
}
