import { isolate } from '../../lib/isolate.ts';
import { DeleteDialog } from '../forms/DeleteDialog.tsx';
import { ConfirmDialog } from '../kit/dialog/ConfirmDialog.tsx';
import type { Deletion, Resource } from './resource.ts';

interface DeleteRowProps<Row> {
  resource: Pick<Resource<Row>, 'nameOf'>;
  deletion: Deletion<Row>;
  row: Row;
  /** Refetches the list that shows it. */
  onReload?: (() => Promise<unknown>) | undefined;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Confirms a row's deletion, or says why it can't be deleted. */
export function DeleteRow<Row>({ resource, deletion, row, ...props }: DeleteRowProps<Row>) {
  const name = resource.nameOf(row);
  const { remove, text, isTyped = false, reasonToStay } = deletion;
  const reason = reasonToStay?.(row);
  if (reason)
    return (
      <ConfirmDialog title={`${isolate(name)} can't be deleted`} cancelLabel="Close" onCancel={props.onCancel}>
        <p>{reason}</p>
      </ConfirmDialog>
    );
  return (
    <DeleteDialog name={name} isTyped={isTyped} onDelete={() => remove(row)} {...props}>
      <p>{text(row)}</p>
    </DeleteDialog>
  );
}
