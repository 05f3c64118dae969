import { type ReactNode, useEffect, useRef } from 'react';
import { ToastItem } from './ToastItem.tsx';
import * as styles from './ToastList.module.css';

interface ToastHead {
  id: string;
  kind: 'blank' | 'success' | 'error' | 'loading' | 'custom';
  presentation: 'light' | 'dark';
}

export interface ToastView extends ToastHead {
  content: ReactNode | ((toast: ToastHead) => ReactNode);
  /** Instead of the kind's own mark; `null` shows none. */
  icon: ReactNode;
  /** Whether it has been dismissed and is on its way out. */
  isLeaving: boolean;
}

export interface ToastCallbacks {
  /** The time is to stop until the same reason is resumed; a `reason@id`, until that toast is dismissed. */
  onPause(reason: string): void;
  onResume(reason: string): void;
  onDismiss(toastId: string): void;
}

/** Shows the toasts at the top right, newest nearest the edge. Alt+T moves the focus to the newest. */
export function ToastList({ toasts, ...callbacks }: ToastCallbacks & { toasts: readonly ToastView[] }) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    if (!hasToasts) return;
    // By its place on the keyboard: with Alt held down the same key types another character on some systems.
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey) return;
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('li:not([inert])')?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [hasToasts]);
  return (
    hasToasts && (
      <section aria-label="Messages (Alt+T)">
        <ol ref={list} className={styles.list}>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} {...callbacks} toast={toast} cameFrom={cameFrom} />
          ))}
        </ol>
      </section>
    )
  );
}
