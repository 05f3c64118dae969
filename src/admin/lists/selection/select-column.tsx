import type { Column } from '../../kit/table/Table.tsx';
import * as styles from './SelectBox.module.css';
import type { Selection } from './use-selection.ts';

/** The column of boxes by which rows are selected; the one in its head selects the page. */
export function selectColumn<Row>(
  rows: readonly Row[],
  selection: Selection<Row>,
  nameOf: (row: Row) => string,
): Column<Row> {
  const count = selection.rows.length;
  return {
    title: 'Selection',
    align: 'box',
    head: (
      <SelectBox
        label="Select this whole page"
        isOn={count > 0 && count === rows.length}
        isPartly={count > 0 && count < rows.length}
        onChange={(isOn) => selection.set(rows, isOn)}
      />
    ),
    cell: (row) => (
      <SelectBox
        label={`Select ${nameOf(row)}`}
        isOn={selection.has(row)}
        onChange={(isOn) => selection.set([row], isOn)}
      />
    ),
  };
}

interface SelectBoxProps {
  label: string;
  isOn: boolean;
  /** Some of the rows that it stands for are selected. */
  isPartly?: boolean;
  onChange: (isOn: boolean) => void;
}

function SelectBox({ label, isOn, isPartly = false, onChange }: SelectBoxProps) {
  return (
    <input
      ref={(input) => {
        // The browser has no attribute for it.
        if (input) input.indeterminate = isPartly;
      }}
      className={styles.box}
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
