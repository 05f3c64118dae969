import type { Column } from '../../kit/table/Table.tsx';
import * as styles from './SelectBox.module.css';
import type { Selection } from './use-selection.ts';

/** The column of boxes by which rows are selected; the one in its head selects the page. */
export function selectColumn<Row>(
  rows: readonly Row[],
  selection: Selection<Row>,
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    title: 'Selection',
    align: 'box',
    head: <SelectBox label="Select this whole page" rows={rows} selection={selection} />,
    cell: (row) => <SelectBox label={`Select ${nameOf(row)}`} rows={[row]} selection={selection} />,
  };
}

interface SelectBoxProps<Row> {
  label: string;
  /** The rows that it stands for. */
  rows: readonly Row[];
  selection: Selection<Row>;
}

function SelectBox<Row>({ label, rows, selection }: SelectBoxProps<Row>) {
  const count = rows.filter(selection.has).length;
  return (
    <input
      ref={(input) => {
        // The browser has no attribute for it.
        if (input) input.indeterminate = count > 0 && count < rows.length;
      }}
      className={styles.box}
      type="checkbox"
      aria-label={label}
      checked={count > 0 && count === rows.length}
      onChange={({ target }) => selection.set(rows, target.checked)}
    />
  );
}
