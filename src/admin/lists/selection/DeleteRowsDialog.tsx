import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../api/hooks/context.ts';
import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import { countOf } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import { useNotificationCommands } from '../../../state/notifications/use-notifications.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { NoticeDialog } from '../../kit/dialog/NoticeDialog.tsx';
import { focusScreenHead } from '../../shell/focus.ts';
import { type Deleted, deleteRows } from './delete-rows.ts';

export interface DeleteSelectedProps<Row> {
  noun: readonly [one: string, many: string];
  /** What is selected. */
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  remove: (row: Row) => Promise<Outcome<null>>;
  /** Reads the list anew. */
  onReload: () => Promise<void>;
  /** What else goes, or stays. */
  children?: ReactNode;
}

type DeleteRowsDialogProps<Row> = DeleteSelectedProps<Row> & { onClose: () => void };

/** Asks before several rows are deleted, and for their number to be typed; says at the end which are still there. */
export function DeleteRowsDialog<Row>(props: DeleteRowsDialogProps<Row>) {
  const { noun, rows, nameOf, remove, children, onReload, onClose } = props;
  const [present, setPresent] = useState(0);
  const [result, setResult] = useState<Deleted>();
  const isDone = useRef(false);
  const isMounted = useIsMounted();
  const { cache } = useApi();
  const report = useReport(noun);
  // The button that the dialog was opened from has gone.
  useEffect(() => () => void (isDone.current && focusScreenHead()), []);
  const confirm = async () => {
    const deleted = await deleteRows(rows, { remove, nameOf, isWanted: isMounted, onProgress: setPresent });
    // Until then the rows and every count would be wrong.
    if (deleted.count > 0) await onReload();
    if (!isMounted()) return;
    isDone.current = deleted.count > 0;
    if (deleted.count > 0) report(deleted.count);
    if (deleted.count === rows.length) return onClose();
    // The list was not as it is shown.
    cache.invalidate();
    setResult(deleted);
  };
  if (result) return <Leftovers noun={noun} result={result} onClose={onClose} />;
  const total = countOf(rows.length, noun);
  return (
    <ConfirmDialog
      title={`Delete ${total}?`}
      actionLabel="Delete"
      isDangerous
      typedText={total}
      isBusy={present > 0}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{listOf(rows.map((row) => isolate(nameOf(row))))}</p>
      {children}
      <p role="status">{present > 0 && `Deleting ${present} of ${rows.length}.`}</p>
    </ConfirmDialog>
  );
}

interface LeftoversProps {
  noun: readonly [one: string, many: string];
  result: Deleted;
  onClose: () => void;
}

/** What is still there, and why. */
function Leftovers({ noun, result: { messages, untriedCount }, onClose }: LeftoversProps) {
  return (
    <NoticeDialog
      key="leftovers"
      title={`${countOf(messages.length + untriedCount, noun)} not deleted`}
      onClose={onClose}
    >
      <div role="alert">
        {[...new Set(messages)].map((message) => (
          <p key={message}>{message}</p>
        ))}
        {untriedCount > 0 && <p>{countOf(untriedCount, noun)} more: not tried.</p>}
      </div>
    </NoticeDialog>
  );
}

/** A toast now, and the bell for who looked elsewhere. */
function useReport(noun: readonly [one: string, many: string]) {
  const toast = useToast();
  const { add } = useNotificationCommands();
  return (count: number) => {
    const title = `${countOf(count, noun)} ${count === 1 ? 'was' : 'were'} deleted.`;
    toast.success(title);
    add({ title });
  };
}

/** More names than this are counted. */
const NAMES_SHOWN = 10;

function listOf(names: readonly string[]): string {
  const hiddenCount = names.length - NAMES_SHOWN;
  return names.slice(0, NAMES_SHOWN).join(', ') + (hiddenCount > 0 ? ` and ${hiddenCount} more` : '');
}
