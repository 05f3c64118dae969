import { type ReactNode, useEffect, useRef, useState } from 'react';
import { writeErrorMessage } from '../../api/error-message.ts';
import { type Outcome, useMutation } from '../../api/hooks/use-mutation.ts';
import { statuses } from '../../contract/envelope.ts';
import { isolate } from '../../lib/isolate.ts';
import { useToast } from '../../toasts/use-toast.ts';
import { useIsMounted } from '../forms/use-is-mounted.ts';
import { DangerButton } from '../kit/controls/DangerButton.tsx';
import { ConfirmDialog } from '../kit/dialog/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useAsLeft, useGo, useNavigator } from '../navigation/use-navigation.ts';
import { focusScreenHead } from '../shell/ScreenHead.tsx';
import { type Deletion, listOf, type Resource } from './resource.ts';

type DeletedResource<Row> = Resource<Row> & { readonly deletion: Deletion<Row> };

interface DeleteActionProps<Row> {
  resource: Resource<Row>;
  row: Row;
}

/** Deletes the row of a screen, then returns to its list with the last search and filters. */
export function DeleteAction<Row>({ resource, row }: DeleteActionProps<Row> & { resource: DeletedResource<Row> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { giveUp } = useNavigator();
  const go = useGo();
  const asLeft = useAsLeft();
  const leave = () => {
    // Discards unsaved edits of the deleted row.
    giveUp();
    go(asLeft(listOf(resource).href), { replace: true });
  };
  return (
    <>
      <DangerButton size="small" variant="plain" onClick={() => setIsAsking(true)}>
        <Icon name="trash" />
        Delete {resource.noun[0]}
      </DangerButton>
      {isAsking && (
        <DeleteRow
          resource={resource}
          deletion={resource.deletion}
          row={row}
          onDeleted={leave}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

interface DeleteRowProps<Row> extends DeleteActionProps<Row> {
  deletion: Deletion<Row>;
  /** Refetches the list that shows it. */
  onReload?: () => Promise<unknown>;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Confirms a row's deletion, or says why it can't be deleted. */
export function DeleteRow<Row>({ resource, deletion, row, ...props }: DeleteRowProps<Row>) {
  const { text, isTyped, useReasonToStay = useNoReason } = deletion;
  const [remove] = useMutation(deletion.remove);
  const reason = useReasonToStay()(row);
  const [name, id] = [resource.nameOf(row), resource.idOf(row)];
  if (reason)
    return (
      <ConfirmDialog title={`${isolate(name)} can't be deleted`} cancelLabel="Close" onCancel={props.onCancel}>
        <p>{reason}</p>
      </ConfirmDialog>
    );
  const args = { id, [resource.idName]: id } as never;
  return (
    <DeleteDialog name={name} isTyped={isTyped} onDelete={() => remove(args)} {...props}>
      <p>{text(row)}</p>
    </DeleteDialog>
  );
}

const useNoReason = () => () => undefined;

interface DeleteDialogProps {
  /** The item's name: `Bookings` in 'Delete Bookings?'. */
  name: string;
  /** A sentence that says what else is deleted, or kept. */
  children?: ReactNode;
  isTyped?: boolean | undefined;
  onDelete: () => Promise<Outcome<null>>;
  /** Refetches the data that includes it. The dialog stays open until then, so that no stale row or count shows. */
  onReload?: (() => Promise<unknown>) | undefined;
  /** Called after the row is deleted, here or earlier by someone else. */
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
