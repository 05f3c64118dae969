import { type ReactNode, useLayoutEffect } from 'react';
import { ToastItem } from './ToastItem.tsx';
import * as styles from './ToastList.module.css';
import { useToastFocus } from './use-toast-focus.ts';
import { useToastPointer } from './use-toast-pointer.ts';

interface ToastHead {
  id: string;
  kind: 'blank' | 'success' | 'error' | 'loading' | 'custom';
  presentation: 'light' | 'dark';
  /** Whether it has been dismissed and is on its way out. */
  isLeaving: boolean;
}

export interface ToastView extends ToastHead {
  content: ReactNode | ((toast: ToastHead) => ReactNode);
  /** Instead of the kind's own mark; `null` shows none. */
  icon?: ReactNode;
  /** The content brings its own frame. */
  isBare?: boolean | undefined;
  /** How often it has been said. */
  saidCount: number;
}

export interface ToastCallbacks {
  /** The time is to stop until the same reason is resumed, or the toast that it is for is closed. */
  pause(reason: string, toastId?: string): void;
  resume(reason: string): void;
  /** Without an id all of them. */
  dismiss(toastId?: string): void;
}

type ToastListProps = ToastCallbacks & { toasts: readonly ToastView[] };

/** From this many on, one button dismisses all. */
const MANY = 5;

/** Shows the toasts at the top right, newest first, above whatever has opened. Alt+T moves the focus to the newest, and back. */
export function ToastList(props: ToastListProps) {
  return props.toasts.length > 0 && <Stack {...props} />;
}

function Stack({ toasts, ...callbacks }: ToastListProps) {
  const { dismiss } = callbacks;
  const focus = useToastFocus(callbacks);
  const pointer = useToastPointer(callbacks);
  const list = focus.ref;
  useLayoutEffect(() => {
    const raise = () => {
      if (!list.current?.showPopover) return;
      // The controls of the top bar, which is the first header, stay free.
      const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { bottom: 0 };
      list.current.style.top = `${bottom}px`;
      list.current.hidePopover();
      list.current.showPopover();
    };
    raise();
    const listen = ({ target, newState }: ToggleEvent) => {
      if (newState === 'open' && target !== list.current) raise();
    };
    document.addEventListener('toggle', listen, true);
    return () => document.removeEventListener('toggle', listen, true);
  }, [list]);
  return (
    <section {...focus} {...pointer} popover="manual" className={styles.list} aria-label="Messages (Alt+T)">
      <ol className={styles.stack}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} dismiss={dismiss} />
        ))}
      </ol>
      {toasts.filter(({ isLeaving }) => !isLeaving).length >= MANY && (
        <button type="button" className={styles.all} onClick={() => dismiss()}>
          Dismiss all
        </button>
      )}
    </section>
  );
}
