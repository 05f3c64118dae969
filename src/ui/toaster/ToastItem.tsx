import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import * as styles from './ToastList.module.css';
import type { ToastCallbacks, ToastView } from './ToastList.tsx';
import { useToastDrag } from './use-toast-drag.ts';

interface ToastItemProps extends ToastCallbacks {
  toast: ToastView;
  /** Where the focus was before it came to the toasts. */
  cameFrom: RefObject<HTMLElement | null>;
}

/** One toast: dismissed by its button, Escape, or the ways of its presentation. It stays while pointer or focus is on it. */
export function ToastItem({ toast, cameFrom, onPause, onResume, onDismiss }: ToastItemProps) {
  const { id, kind, presentation, content, isLeaving, icon = <Icon name={kind} /> } = toast;
  const item = useRef<HTMLLIElement>(null);
  const dismiss = () => onDismiss(id);
  const drag = useToastDrag(dismiss);
  useLayoutEffect(() => {
    const element = item.current;
    if (!element || !content) return;
    // What had the focus may have gone with an update, and no event tells.
    if (!element.contains(document.activeElement)) onResume(`focus@${id}`);
    else if (isLeaving) cameFrom.current?.focus({ preventScroll: true });
    if (isLeaving) return;
    // The two regions come before the toasts, in the viewport's element. A toast that was dragged away may be called back.
    element.style.translate = '';
    const line = document.createElement('p');
    line.textContent = element.textContent;
    element.closest('div')?.children[kind === 'error' ? 1 : 0]?.append(line);
    return () => line.remove();
  }, [id, kind, content, isLeaving, cameFrom, onResume]);
  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.parentElement?.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
    // What was pressed has the focus too, and would hold the queue until the person presses elsewhere.
    if (target.matches(':focus-visible')) onPause(`focus@${id}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not meant for a menu behind.
    event.stopPropagation();
    dismiss();
  };
  return (
    <li
      ref={item}
      className={styles.item}
      tabIndex={-1}
      inert={isLeaving}
      onPointerEnter={() => onPause(`hover@${id}`)}
      onPointerLeave={() => onResume(`hover@${id}`)}
      onFocus={onFocus}
      onBlur={() => onResume(`focus@${id}`)}
      onKeyDown={onKeyDown}
      {...(presentation === 'light' && drag)}
    >
      <div className={styles.toast} data-presentation={presentation}>
        {icon}
        <div className={styles.text}>{typeof content === 'function' ? content(toast) : content}</div>
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={dismiss}>
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}

const iconPaths: Partial<Record<ToastView['kind'] | 'close', string>> = {
  success: 'M3 9l4 4 8-8',
  error: 'M6 2h6l4 4v6l-4 4H6l-4-4V6zM9 5v5M9 12v1',
  loading: 'M9 2a7 7 0 1 0 7 7',
  close: 'M4 4l10 10M4 14 14 4',
};

/** A mark of another shape for each kind; blank and custom toasts have none. */
function Icon({ name }: { name: keyof typeof iconPaths }) {
  return (
    iconPaths[name] && (
      <svg className={styles.icon} data-icon={name} viewBox="0 0 18 18" aria-hidden>
        <path d={iconPaths[name]} />
      </svg>
    )
  );
}
