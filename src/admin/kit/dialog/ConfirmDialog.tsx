import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { DangerButton } from '../controls/DangerButton.tsx';
import * as kit from '../Kit.module.css';
import * as styles from './Dialog.module.css';
import { Dialog, initialFocus } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** If omitted, the dialog can only be closed. */
  actionLabel?: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  /** Text to type before the action is enabled. */
  typedText?: string | undefined;
  isBusy?: boolean;
  /** Error message; the dialog stays open. */
  message?: string | undefined;
  onConfirm?: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. The focus starts on the Cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, actionLabel, cancelLabel = 'Cancel', isDangerous, typedText, isBusy = false } = props;
  const [typed, setTyped] = useState('');
  const isReady = typedText === undefined || lettersOf(typed) === lettersOf(typedText);
  const cancel = () => !isBusy && props.onCancel();
  const Action = isDangerous ? DangerButton : Button;
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
          <Action
            size="small"
            variant={isDangerous ? undefined : 'primary'}
            aria-busy={isBusy}
            aria-disabled={!isReady}
            onClick={() => isReady && !isBusy && props.onConfirm?.()}
          >
            {actionLabel}
          </Action>
        )}
      </div>
    </Dialog>
  );
}

/** Removes whitespace and invisible characters, which are hard to type. */
function lettersOf(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, '');
}
