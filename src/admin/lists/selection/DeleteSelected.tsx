import { useState } from 'react';
import { countOf } from '../../../lib/format.ts';
import { DangerButton } from '../../kit/controls/DangerButton.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { DeleteRowsDialog, type DeleteSelectedProps } from './DeleteRowsDialog.tsx';

/** The button that deletes what is selected, and its question. What could not be deleted stays selected. */
export function DeleteSelected<Row>(props: DeleteSelectedProps<Row>) {
  const [asked, setAsked] = useState<readonly Row[]>();
  const { noun, rows } = props;
  return (
    <>
      {rows.length > 0 && (
        <DangerButton size="small" onClick={() => setAsked(rows)}>
          <Icon name="trash" />
          Delete {countOf(rows.length, noun)}
        </DangerButton>
      )}
      {asked && <DeleteRowsDialog {...props} rows={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
