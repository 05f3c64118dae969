import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { listen } from '../lib/listen.ts';

/**
 * Moves the focus to the newest toast on Alt+T, and back on a second Alt+T or with Escape, which dismisses the toast.
 * If the focused toast closes in another way, the focus moves to the newest toast, or back if there is none.
 * `onReached` gets the id of the toast with visible focus, `''` for the button that dismisses all, or `undefined` when
 * the focus leaves the list.
 */
export function useToastFocus(dismiss: (id?: string) => void, onReached: (id: string | undefined) => void) {
  const list = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  /** The toast that has the focus, or the button that dismisses all. */
  const focused = useRef<HTMLElement>(null);
  const goBack = () => {
    focused.current = null;
    const origin = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
    origin?.focus();
  };
  const first = () => list.current?.querySelector<HTMLElement>('li:not([inert])');
  // Runs after every render, because any render may remove the focused element, and no event reports that.
  useLayoutEffect(() => {
    const item = focused.current;
    const isOpen = item?.isConnected && !item.inert;
    if (!item || (isOpen && item.contains(document.activeElement))) return;
    const next = isOpen ? item : first();
    if (next) next.focus();
    else goBack();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses only refs and stable callbacks
  useLayoutEffect(() => {
    const unlisten = listen(['keydown'], (event) => {
      const { code, key, altKey, ctrlKey } = event as KeyboardEvent;
      const id = focused.current?.dataset.id;
      // Compares the key's position, because Alt+T types another character on some systems.
      const isSwitch = code === 'KeyT' && altKey && !ctrlKey;
      if (!isSwitch && (key !== 'Escape' || !id)) return;
      // Prevents a menu or dialog behind the toasts from handling the key.
      event.stopPropagation();
      event.preventDefault();
      if (focused.current) {
        goBack();
        if (!isSwitch) dismiss(id);
      } else {
        // After mouse input, `:focus-visible` may not match, so `data-reached` shows the focus and pauses the timers.
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
      // Reports visible focus only: otherwise, a press on a toast would pause the timers until the focus moves.
      if (target.matches(':focus-visible, [data-reached] *')) onReached(focused.current.dataset.id ?? '');
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent) {
      // Ignores the event if the window lost the focus, which the browser restores later, or if it stays in the list.
      if (target === document.activeElement || currentTarget.contains(relatedTarget)) return;
      onReached(undefined);
      currentTarget.toggleAttribute('data-reached', false);
      focused.current = null;
    },
  };
}
