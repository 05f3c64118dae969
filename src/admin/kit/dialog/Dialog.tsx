import { type ReactNode, type SyntheticEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import * as text from '../../../ui/Text.module.css';
import { closeModal, openModal } from '../../../ui/toaster/modals.ts';
import * as styles from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Called on Escape. */
  onClose: () => void;
  /** Hides the page behind it. */
  isOpaque?: boolean;
  /** Omits the padding, and shows the title to screen readers only. */
  isBare?: boolean;
}

/** Marks the element to focus when the dialog opens: `<Button {...initialFocus}>`. */
export const initialFocus = { 'data-initial-focus': '' };

/**
 * A modal dialog, open while it is rendered. On unmount, the browser restores the previous focus.
 */
export function Dialog({ title, children, onClose, isOpaque = false, isBare = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    openModal(element);
    element.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => closeModal(element);
  }, []);
  // Some browsers close a dialog on a second Escape even if the event is canceled: reopen it.
  const reopen = useEffectEvent(() => {
    if (dialog.current?.isConnected && !dialog.current.open) openModal(dialog.current);
  });
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-opaque={isOpaque}
      data-bare={isBare}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={reopen}
    >
      <h2 id={titleId} className={isBare ? text.hidden : undefined}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
