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
  /** The item's name: `Bookings` in 'Delete Bookings?'. */
  name: string;
  /** Says what else is deleted, or kept. */
  children?: ReactNode;
  isTyped?: boolean;
  onDelete: () => Promise<Outcome<null>>;
  /** Refetches the data that includes it. The dialog stays open until then, so that no stale row or count shows. */
  onReload?: (() => Promise<unknown>) | undefined;
  /** Called once it is deleted, here or earlier by someone else. */
  onDeleted: () => void;
  onCancel: () => void;
}

/** Confirms and runs a deletion, then shows a toast; errors appear in the dialog. Open while it is rendered. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, children, isTyped = false, onDelete, onReload, onDeleted, onCancel } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const isDone = useRef(false);
  const isMounted = useIsMounted();
  const toast = useToast();
  // The row that opened the dialog is removed: move the focus.
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
    toast.success(`${isolate(name)} ${isGone ? 'had already been' : 'was'} deleted.`);
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
