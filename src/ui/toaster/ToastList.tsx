import { useLayoutEffect } from 'react';
import { listen } from '../../lib/listen.ts';
import { ToastItem } from './ToastItem.tsx';
import * as styles from './ToastList.module.css';
import type { ToastCallbacks, ToastView, ToastWords } from './toast-view.ts';
import { useToastFocus } from './use-toast-focus.ts';
import { useToastPointer } from './use-toast-pointer.ts';

export type ToastListProps = ToastCallbacks & { toasts: readonly ToastView[]; words: ToastWords };

/** From this many toasts on, one button dismisses all. */
const MANY = 5;

/**
 * Shows one or more toasts at the top right, newest first, above any other popover. Alt+T moves the
 * focus to the newest, and back.
 */
export function ToastList({ toasts, words, ...callbacks }: ToastListProps) {
  const focus = useToastFocus(callbacks);
  const { ref } = focus;
  useLayoutEffect(() => {
    const raise = (event?: Event) => {
      const { current } = ref;
      if (!current || event?.target === current) return;
      // Keep the controls of the top bar, the first header, free.
      current.style.top = `${document.querySelector('header')?.offsetHeight ?? 0}px`;
      current.hidePopover();
      current.showPopover();
    };
    raise();
    return listen(['toggle'], raise);
  }, [ref]);
  return (
    <section
      {...focus}
      {...useToastPointer(callbacks)}
      popover="manual"
      className={styles.list}
      aria-label={words.list}
    >
      <ol>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} {...toast} words={words} />
        ))}
      </ol>
      {toasts.filter(({ isLeaving }) => !isLeaving).length >= MANY && (
        <button type="button" className={styles.all} data-closes>
          {words.dismissAll}
        </button>
      )}
    </section>
  );
}
