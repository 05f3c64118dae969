import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { writeErrorMessage } from '../../api/error-message.ts';
import { type Outcome, useMutation } from '../../api/hooks/use-mutation.ts';
import { statuses } from '../../contract/envelope.ts';
import { isolate } from '../../lib/isolate.ts';
import { useSession } from '../../state/use-session.ts';
import { useToast } from '../../toasts/use-toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsMounted } from '../forms/use-is-mounted.ts';
import { ConfirmDialog } from '../kit/dialog/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { focusScreenHead } from '../kit/screen/ScreenHead.tsx';
import { useNavigator, useWithLastQuery } from '../navigation/use-navigation.ts';
import { type Deletion, listOf, type Resource } from '../resource/resource.ts';

interface DeleteActionProps<Row> {
  resource: Resource<Row> & { readonly deletion: Deletion<Row> };
  row: Row;
}

export function useMayDelete<Row>({ deletion }: Resource<Row>): (row: Row) => boolean {
  const { user } = useSession();
  return (row) => deletion !== undefined && !(user && deletion.isOwn?.(row, user));
}

/** A button that deletes the row of a screen, and returns to the list with the last search and filters. */
export function DeleteAction<Row>(props: DeleteActionProps<Row>) {
  const { resource } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { giveUp } = useNavigator();
  const [, go] = useLocation();
  const withLastQuery = useWithLastQuery();
  const leave = () => {
    // Discards unsaved edits of the deleted row.
    giveUp();
    go(withLastQuery(listOf(resource).href), { replace: true });
  };
  return (
    <footer>
      <Button className={kit.danger} size="small" variant="plain" onClick={() => setIsAsking(true)}>
        <Icon name="trash" />
        Delete {resource.noun[0]}
      </Button>
      {isAsking && <DeleteRow {...props} onDeleted={leave} onCancel={() => setIsAsking(false)} />}
    </footer>
  );
}

type DeleteRowProps<Row> = DeleteActionProps<Row> & Pick<DeleteDialogProps, 'onReload' | 'onDeleted' | 'onCancel'>;

/** Asks for confirmation, then deletes a row. */
export function DeleteRow<Row>({ resource, row, ...props }: DeleteRowProps<Row>) {
  const { deletion, nameOf, idOf, idName } = resource;
  const { text, isTyped } = deletion;
  const [remove] = useMutation(deletion.remove);
  const [name, id] = [nameOf(row), idOf(row)];
  const uses = deletion.usesOf?.(row);
  if (uses)
    return (
      <ConfirmDialog title={uses.title} cancelLabel="Close" onCancel={props.onCancel}>
        <p>{uses.text}</p>
      </ConfirmDialog>
    );
  return (
    <DeleteDialog name={name} isTyped={isTyped} onDelete={() => remove({ id, [idName]: id } as never)} {...props}>
      <p>{text(row)}</p>
    </DeleteDialog>
  );
}

interface DeleteDialogProps {
  /** The item's name: `Bookings` in 'Delete Bookings?'. */
  name: string;
  /** A sentence that says what else is deleted, or what stays. */
  children?: ReactNode;
  isTyped?: boolean | undefined;
  onDelete: () => Promise<Outcome<null>>;
  /** Refetches the list. The dialog stays open until the refetch ends, so that no stale row or count shows. */
  onReload?: (() => Promise<unknown>) | undefined;
  /** Called after the row is deleted, here or earlier by someone else. */
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks for confirmation, deletes, and shows a toast. Errors appear in the dialog, which is open while rendered. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, children, isTyped = false, onDelete, onReload, onDeleted, onCancel } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const isDone = useRef(false);
  const isMounted = useIsMounted();
  const toast = useToast();
  // Moves the focus to the heading, because the row whose button opened the dialog is removed.
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
