import { type ReactNode, useState } from 'react';
import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import { countOf } from '../../../lib/format.ts';
import { DangerButton } from '../../kit/controls/DangerButton.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { DeleteRowsDialog } from './DeleteRowsDialog.tsx';

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
