import { useState } from 'react';
import { isolate } from '../../lib/isolate.ts';
import { DeleteDialog } from '../forms/DeleteDialog.tsx';
import { DangerButton } from '../kit/controls/DangerButton.tsx';
import { ConfirmDialog } from '../kit/dialog/ConfirmDialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useAsLeft, useGo, useNavigator } from '../navigation/use-navigation.ts';
import { type Deletion, listOf, type Resource } from './resource.ts';

interface DeleteActionProps<Row> {
  resource: Resource<Row>;
  deletion: Deletion<Row>;
  row: Row;
}

/** Deletes the row of a screen, then returns to its list with the last search and filters. */
export function DeleteAction<Row>({ resource, deletion, row }: DeleteActionProps<Row>) {
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
          deletion={deletion}
          row={row}
          onDeleted={leave}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

interface DeleteRowProps<Row> extends DeleteActionProps<Row> {
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
