import { useState } from 'react';
import { DangerButton } from '../kit/controls/DangerButton.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useAsLeft, useGo, useNavigator } from '../navigation/use-navigation.ts';
import { DeleteRow } from './DeleteRow.tsx';
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
