import { type ReactNode, useEffect, useRef, useState } from 'react';
import { writeErrorMessage } from '../../api/error-message.ts';
import type { Outcome } from '../../api/hooks/use-mutation.ts';
import { statuses } from '../../contract/envelope.ts';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import { ConfirmDialog } from '../kit/dialog/ConfirmDialog.tsx';
import { focusScreenHead } from '../shell/focus.ts';
import { useIsMounted } from './use-is-mounted.ts';

interface DeleteDialogProps {
  /** The thing's name: `Bookings` of 'Delete Bookings?'. */
  name: string;
  /** The things that go with it, or stay. */
  children?: ReactNode;
  /** Asks for the name to be typed. */
  isTyped?: boolean;
  onDelete: () => Promise<Outcome<null>>;
  /** Reads anew what still shows it. The dialog waits: until then its row and every count would be wrong. */
  onReload?: (() => Promise<unknown>) | undefined;
  /** It is gone, by us or by someone before us. Leave its page, or close. */
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before something is deleted, deletes it, and says so; a refusal is shown in place. Open while it is rendered. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, children, isTyped = false, onDelete, onReload, onDeleted, onCancel } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const isDone = useRef(false);
  const isMounted = useIsMounted();
  const toast = useToast();
  // The row that the dialog was opened from has gone, or will.
  useEffect(() => () => void (isDone.current && focusScreenHead()), []);
  const confirm = async () => {
    setIsBusy(true);
    setMessage(undefined);
    const { error } = await onDelete();
    if (!isMounted()) return;
    const isGone = error?.status === statuses.notFound;
    if (error && !isGone) {
      setMessage(writeErrorMessage(error));
      setIsBusy(false);
      return;
    }
    await onReload?.();
    if (!isMounted()) return;
    toast.success(`${isolate(name)} was ${isGone ? 'already gone' : 'deleted'}.`);
    isDone.current = true;
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={`Delete ${isolate(name)}?`}
      actionLabel="Delete"
      isDangerous
      typedText={isTyped ? name : undefined}
      isBusy={isBusy}
      message={message}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {children}
    </ConfirmDialog>
  );
}
