import { isolate } from '../../lib/isolate.ts';
import { DeleteDialog } from '../forms/DeleteDialog.tsx';
import { NoticeDialog } from '../kit/dialog/ConfirmDialog.tsx';
import type { Deletion, Resource } from './resource.ts';

interface DeleteRowProps<Row> {
  resource: Pick<Resource<Row>, 'nameOf'>;
  deletion: Deletion<Row>;
  row: Row;
  /** Reads anew the list that shows it. */
  onReload?: (() => Promise<unknown>) | undefined;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before a row is deleted, or says why it has to stay. */
export function DeleteRow<Row>({ resource, deletion, row, ...props }: DeleteRowProps<Row>) {
  const name = resource.nameOf(row);
  const { remove, text, isTyped = false, reasonToStay } = deletion;
  const reason = reasonToStay?.(row);
  if (reason)
    return (
      <NoticeDialog title={`${isolate(name)} can't be deleted`} onClose={props.onCancel}>
        <p>{reason}</p>
      </NoticeDialog>
    );
  return (
    <DeleteDialog name={name} isTyped={isTyped} onDelete={() => remove(row)} {...props}>
      <p>{text(row)}</p>
    </DeleteDialog>
  );
}
