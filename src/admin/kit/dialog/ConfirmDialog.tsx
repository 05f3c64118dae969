import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { DangerButton } from '../controls/DangerButton.tsx';
import { ErrorMessage } from '../states/ErrorMessage.tsx';
import * as styles from './Dialog.module.css';
import { Dialog, initialFocus } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** A question that names the thing. */
  title: ReactNode;
  children?: ReactNode;
  actionLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  /** A text that has to be typed before the action can be taken. */
  typedText?: string | undefined;
  isBusy?: boolean;
  /** The reason of a failure; the dialog stays open. */
  message?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that can't be undone. The focus starts on the safe answer. */
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
      <ErrorMessage>{props.message}</ErrorMessage>
      <div className={styles.foot}>
        <Button size="small" aria-disabled={isBusy} onClick={cancel} {...initialFocus}>
          {cancelLabel}
        </Button>
        <Action
          size="small"
          variant={isDangerous ? undefined : 'primary'}
          aria-busy={isBusy}
          aria-disabled={!isReady}
          onClick={() => isReady && !isBusy && props.onConfirm()}
        >
          {actionLabel}
        </Action>
      </div>
    </Dialog>
  );
}

interface NoticeDialogProps {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** Tells something that can only be read and closed. */
export function NoticeDialog({ title, children, onClose }: NoticeDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className={styles.foot}>
        <Button size="small" onClick={onClose} {...initialFocus}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

/** A text without line breaks and characters that nobody sees: the part of it that can be typed. */
function lettersOf(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, '');
}
