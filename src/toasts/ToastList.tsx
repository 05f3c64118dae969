import { type PointerEvent, useLayoutEffect, useState } from 'react';
import { listen } from '../lib/listen.ts';
import { ToastItem } from './ToastItem.tsx';
import * as styles from './ToastList.module.css';
import type { ToastWords } from './toast.ts';
import { useTimers } from './use-timers.ts';
import { useToast, useToasts } from './use-toast.ts';
import { useToastFocus } from './use-toast-focus.ts';
import { raise } from './use-top-modal.ts';

/** The minimum number of open toasts for the button that dismisses all. */
const MANY = 5;

/**
 * Shows the toasts at the top right, newest first, above any other popover. Alt+T moves the focus to the newest toast,
 * and back. The timers stop while the window is inactive, and while a toast is hovered or has visible focus.
 */
export function ToastList({ words }: { words: ToastWords }) {
  const { items } = useToasts();
  const { dismiss } = useToast();
  /** The id of the toast under the pointer, and of that with visible focus; `''` for the button that dismisses all. */
  const [hovered, setHovered] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const open = items.filter(({ isLeaving }) => !isLeaving);
  const hasMany = open.length >= MANY;
  const isHeld = (id: string | undefined) => (id === '' ? hasMany : open.some((toast) => toast.id === id));
  useTimers(isHeld(hovered) || isHeld(focused));
  const focus = useToastFocus(dismiss, setFocused);
  const { ref } = focus;
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    raise(list);
    return listen(['toggle'], ({ target }) => {
      const other = target as HTMLElement;
      if (other !== list && other.matches(':popover-open')) raise(list);
    });
  }, [ref]);
  const hover = ({ type, target, movementX, movementY }: PointerEvent) => {
    // Ignores events without movement, because a toast that appears under a resting pointer isn't being read.
    if (type === 'pointerdown' || movementX || movementY)
      setHovered((target as Element).closest('li')?.dataset.id ?? '');
  };
  return (
    <section
      {...focus}
      onPointerDown={hover}
      onPointerMove={hover}
      onPointerLeave={() => setHovered(undefined)}
      popover="manual"
      className={styles.list}
      aria-label={words.list}
    >
      <ol>
        {items.map((toast) => (
          <ToastItem key={toast.id} toast={toast} words={words} />
        ))}
      </ol>
      {hasMany && (
        <button type="button" className={styles.all} onClick={() => dismiss()}>
          {words.dismissAll}
        </button>
      )}
    </section>
  );
}
