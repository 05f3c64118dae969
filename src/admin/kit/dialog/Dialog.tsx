import { type ReactNode, type SyntheticEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { closeModal, openModal } from '../../../ui/toaster/modals.ts';
import * as styles from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Escape was pressed. */
  onClose: () => void;
  /** Hides the page behind it. */
  isOpaque?: boolean;
}

/** Marks what gets the focus when the dialog opens: `<Button {...initialFocus}>`. */
export const initialFocus = { 'data-initial-focus': '' };

/**
 * A modal dialog, open for as long as it is rendered. When it goes, the browser puts the focus back to where it was.
 */
export function Dialog({ title, children, onClose, isOpaque = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    openModal(element);
    element.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => closeModal(element);
  }, []);
  // What is not answered yet stays open, even where the browser closes on a second Escape.
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
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={reopen}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
