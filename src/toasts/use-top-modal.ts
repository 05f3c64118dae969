import { type RefObject, useLayoutEffect } from 'react';
import { listen } from '../lib/listen.ts';

/** Moves a popover above all other elements of the top layer. */
export function raise(popover: HTMLElement): void {
  popover.hidePopover();
  popover.showPopover();
}

/**
 * Moves an element into the modal dialog that was opened last, because everything outside that dialog is inert.
 * Without a dialog, moves the element back to its original parent. Keeps the element's popovers on top.
 */
export function useTopModal(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const home = element?.parentElement;
    if (!element || !home) return undefined;
    let modals: readonly Element[] = [];
    const moveTo = (parent: Element) => {
      if (element.parentElement === parent) return;
      // `moveBefore` keeps focus and animations, but some browsers lack it, and it throws for a removed element.
      if (parent.moveBefore && element.isConnected) parent.moveBefore(element, null);
      else parent.append(element);
      for (const popover of element.querySelectorAll<HTMLElement>('[popover]')) raise(popover);
    };
    const follow = (closing?: EventTarget) => {
      const open = [...document.querySelectorAll('dialog:modal')].filter((modal) => modal !== closing);
      modals = [...modals.filter((modal) => open.includes(modal)), ...open.filter((modal) => !modals.includes(modal))];
      moveTo(modals.at(-1) ?? home);
    };
    follow();
    const observer = new MutationObserver(() => follow());
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    // If dialogs fire `beforetoggle`, the element moves out before React removes the dialog with all its content.
    const unlisten = listen(['beforetoggle'], ({ target }) => {
      if (target instanceof HTMLDialogElement && target.open) follow(target);
    });
    return () => {
      observer.disconnect();
      unlisten();
      moveTo(home);
    };
  }, [ref]);
}
