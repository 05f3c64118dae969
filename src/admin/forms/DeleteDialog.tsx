import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/context.ts';
import { problemText } from '../../api/problem.ts';
import type { Outcome } from '../../api/use-mutation.ts';
import { statuses } from '../../contract/errors.ts';
import { useToast } from '../../state/toasts/use-toast.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { focusScreenHead } from '../shell/focus.ts';
import { useIsMounted } from './use-is-mounted.ts';

interface DeleteDialogProps {
  /** What the thing is called: `Bookings` of 'Delete Bookings?'. */
  name: string;
  /** What else goes, or stays. */
  children?: ReactNode;
  /** Asks for the name to be typed. */
  isTyped?: boolean;
  onDelete: () => Promise<Outcome<null>>;
  /** It is gone, by us or by someone before us. Leave its page, or close. */
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before something is deleted, deletes it, and says so; a refusal is shown in place. Open while it is rendered. */
export function DeleteDialog({ name, children, isTyped = false, onDelete, onDeleted, onCancel }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isDone = useRef(false);
  const isMounted = useIsMounted();
  const { cache } = useApi();
  const toast = useToast();
  // The row that the dialog was opened from has gone, or will.
  useEffect(() => () => void (isDone.current && focusScreenHead()), []);
  const confirm = async () => {
    setIsBusy(true);
    setProblem(undefined);
    const { error } = await onDelete();
    if (!isMounted()) return;
    const isGone = error?.status === statuses.notFound;
    // The list was not as it is shown.
    if (isGone || error?.status === statuses.conflict) cache.invalidate();
    if (error && !isGone) {
      setProblem(problemText(error));
      setIsBusy(false);
      return;
    }
    toast.success(isGone ? `${name} was already gone.` : `${name} was deleted.`);
    isDone.current = true;
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      actionLabel="Delete"
      isDangerous
      typedText={isTyped ? name : undefined}
      isBusy={isBusy}
      problem={problem}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {children}
    </ConfirmDialog>
  );
}
