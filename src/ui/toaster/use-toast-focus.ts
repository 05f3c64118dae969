import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { listen } from '../../lib/listen.ts';
import type { ToastCallbacks } from './toast-view.ts';

/**
 * Leads the focus to the toasts by Alt+T, holds the time while a keyboard's is there, and never lets it fall: a toast that
 * goes gives it to another, the last one back to where it came from.
 */
export function useToastFocus({ pause, resume, dismiss }: ToastCallbacks) {
  const list = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  /** The toast, or the button beside them, that has the focus. */
  const focused = useRef<HTMLElement>(null);
  const goBack = () => {
    focused.current = null;
    const place = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
    place?.focus();
  };
  const first = () => list.current?.querySelector<HTMLElement>('li:not([inert])');
  // With every render: what had the focus may have gone with any, and no event tells.
  useLayoutEffect(() => {
    const item = focused.current;
    const isThere = item?.matches('section :not([inert])');
    if (!item || (isThere && item.contains(document.activeElement))) return;
    const next = isThere ? item : first();
    if (next) next.focus();
    else goBack();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls uses refs, and callbacks that stay the same
  useLayoutEffect(() => {
    const unlisten = listen(['keydown'], (event) => {
      const { code, key, altKey, ctrlKey } = event as KeyboardEvent;
      const id = focused.current?.dataset.id;
      // By its place on the keyboard: with Alt held down the same key types another character on some systems.
      const isSwitch = code === 'KeyT' && altKey && !ctrlKey;
      if (!isSwitch && (key !== 'Escape' || !id)) return;
      // Not meant for a menu or a dialog behind.
      event.stopPropagation();
      event.preventDefault();
      if (focused.current) {
        goBack();
        if (!isSwitch) dismiss(id);
      } else {
        // However the page was used before, here the focus is to be seen, and to hold the time.
        list.current?.toggleAttribute('data-reached', true);
        first()?.focus();
      }
    });
    return () => {
      unlisten();
      if (focused.current) goBack();
    };
  }, []);
  return {
    ref: list,
    onFocus({ target, relatedTarget }: FocusEvent<HTMLElement, HTMLElement>) {
      if (!focused.current) cameFrom.current = relatedTarget;
      focused.current = target.closest('li') ?? target;
      // What was pressed has the focus too, and would hold the queue until the person presses elsewhere.
      if (target.matches(':focus-visible, [data-reached] *')) pause('focus', focused.current.dataset.id);
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
      // The window has lost it, and will give it back; or it stays among the toasts.
      if (target === document.activeElement || currentTarget.contains(relatedTarget)) return;
      resume('focus');
      currentTarget.toggleAttribute('data-reached', false);
      focused.current = null;
    },
  };
}
