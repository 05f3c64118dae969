import clsx from 'clsx';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import * as text from '../../../ui/Text.module.css';
import * as kit from '../Kit.module.css';
import * as styles from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Called on Escape. */
  onClose: () => void;
  /** Hides the page behind the dialog. */
  isOpaque?: boolean;
  /** Omits the padding, and shows the title to screen readers only. */
  isBare?: boolean;
}

/** Marks the element to focus when the dialog opens: `<Button {...initialFocus}>`. */
export const initialFocus = { 'data-initial-focus': '' };

/** A modal dialog, open while it is rendered. On unmount, the browser restores the previous focus. */
export function Dialog({ title, children, onClose, isOpaque = false, isBare = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => element.close();
  }, []);
  // Some browsers close a dialog on a second Escape even after `preventDefault`, so the dialog opens again.
  const reopen = () => {
    if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
  };
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={clsx(kit.float, styles.dialog)}
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

interface ConfirmDialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** Without a label, the dialog only informs. */
  actionLabel?: string;
  cancelLabel?: string;
  /** Text that the user must type to enable the action. */
  typedText?: string | undefined;
  isBusy?: boolean;
  /** Error message; the dialog stays open. */
  message?: string | undefined;
  onConfirm?: () => void;
  onCancel: () => void;
}

/** Asks the user to confirm an action that deletes or discards data. Focuses Cancel first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, actionLabel, cancelLabel = 'Cancel', typedText, isBusy = false } = props;
  const [typed, setTyped] = useState('');
  const isReady = typedText === undefined || lettersOf(typed) === lettersOf(typedText);
  const cancel = () => !isBusy && props.onCancel();
  return (
    <Dialog title={title} onClose={cancel}>
      {children}
      {typedText !== undefined && (
        <TextField
          label={
            <>
              Type{' '}
              <q>
                <bdi>{typedText}</bdi>
              </q>{' '}
              to confirm
            </>
          }
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <p role="alert" className={clsx(kit.said, props.message && kit.message)}>
        {props.message}
      </p>
      <div className={clsx(kit.wrap, styles.foot)}>
        <Button size="small" aria-disabled={isBusy} onClick={cancel} {...initialFocus}>
          {cancelLabel}
        </Button>
        {actionLabel && (
          <Button
            className={kit.danger}
            size="small"
            aria-busy={isBusy}
            aria-disabled={!isReady}
            onClick={() => isReady && !isBusy && props.onConfirm?.()}
          >
            {actionLabel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Removes whitespace and invisible characters, which are hard to type. */
function lettersOf(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, '');
}
