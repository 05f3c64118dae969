import clsx from 'clsx';
import { type Key, type ReactNode, useState } from 'react';
import * as text from '../../../ui/Text.module.css';
import { Icon } from '../Icon.tsx';
import * as kit from '../Kit.module.css';
import * as styles from './Table.module.css';

/** Position of a value in the card that replaces a row on phones: two lines, with one control at the end. */
export type Card = 'name' | 'figure' | 'state' | 'note' | 'date' | 'action';

export interface Column<Row> {
  readonly title: string;
  /** Renders a cell. In the first column, the cell names the row, and links to the row's screen if it has one. */
  readonly cell: (row: Row, rows: readonly Row[]) => ReactNode;
  /** `end` is for numbers. `actions` hides the title, and hides the buttons until the row is hovered or focused. */
  readonly align?: 'end' | 'actions' | undefined;
  /** The cell's position in the card. Without one, phones hide the column. */
  readonly card?: Card | undefined;
  readonly cardNote?: string | undefined;
  readonly isWide?: boolean | undefined;
  readonly sort?: Sort<Row> | undefined;
}

/** A column's sort order: its name in the URL, and the value to compare. */
export interface Sort<Row> {
  readonly name: string;
  readonly of: (row: Row) => string | number;
  /** Labels of the ascending and the descending order. */
  readonly words: readonly [up: string, down: string];
  readonly isDownFirst?: true;
}

export const alphabetical = ['A to Z', 'Z to A'] as const;
export const byAmount = { words: ['low to high', 'high to low'], isDownFirst: true } as const;
export const byDate = { words: ['oldest first', 'newest first'], isDownFirst: true } as const;

/** Describes the sort order, such as `Sorted by amount, high to low.`; `''` if unsorted. */
export function sortInWords(columns: readonly Column<never>[], sort: string): string {
  const column = columns.find((each) => each.sort && sort.replace(/^-/, '') === each.sort.name);
  if (!column?.sort) return '';
  return `Sorted by ${column.title.toLowerCase()}, ${column.sort.words[sort.startsWith('-') ? 1 : 0]}.`;
}

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Key of the highlighted row. */
  current?: string;
  isOff?: ((row: Row) => boolean) | undefined;
  isBusy?: boolean;
  /** Name of the sorted column, with a `-` prefix if descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** The key and form of the row edited in place. If `rows` lacks the row, the form is at the top. */
  editing?: { readonly key: string; readonly form: ReactNode } | undefined;
}

/** Lets the keyboard scroll the container, even without focusable content. */
const keyboardStop = { tabIndex: 0 };

/** Explicit roles, because browsers drop a table's implicit ones if CSS changes its `display`, as for cards. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** A table whose rows CSS turns into two-line cards on phones. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, current = '', isOff, isBusy = false, sort = '', onSort, editing } = props;
  const keyOf = (row: Row) => String(props.rowKey(row));
  const { rendered, leaving } = useLeaving(rows, keyOf);
  const isListed = !editing || rendered.some((row) => keyOf(row) === editing.key);
  const editRow = editing && (
    <tr key="editing" className={styles.editing} {...roles.row}>
      <td colSpan={columns.length} {...roles.cell}>
        {editing.form}
      </td>
    </tr>
  );
  return (
    <section className={styles.scroll} aria-label={label} aria-busy={isBusy} {...keyboardStop}>
      <table className={styles.table} aria-label={label} {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <Heading key={column.title} {...column} current={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {/* Rows that are about to be replaced ignore clicks. */}
        <tbody inert={isBusy} {...roles.group}>
          {/* One array, so that the form stays mounted, with its text, if the row is removed. */}
          {(isListed ? rendered : [undefined, ...rendered]).map((row) => {
            const key = row && keyOf(row);
            if (!row || key === editing?.key) return editRow;
            return (
              <tr
                key={key}
                className={clsx(kit.pointed, styles.row)}
                data-leaving={key === leaving || undefined}
                data-off={isOff?.(row) || undefined}
                aria-current={key === current || undefined}
                {...roles.row}
              >
                {columns.map((column, index) => (
                  <Cell key={column.title} isHeader={index === 0} {...column}>
                    {column.cell(row, rows)}
                  </Cell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Keeps rendering a removed row, for its exit animation, unless several rows were removed at once. */
function useLeaving<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const keys = rows.map(keyOf);
  const all = keys.join('\n');
  const [known, setKnown] = useState<{ all: string; rows: readonly Row[]; left?: Row | undefined; at?: number }>({
    all,
    rows,
  });
  if (known.all !== all) {
    const gone = known.rows.filter((row) => !keys.includes(keyOf(row)));
    const left = gone.length === 1 ? gone[0] : undefined;
    setKnown({ all, rows, left, at: known.rows.indexOf(gone[0] as Row) });
  }
  const { left, at = 0 } = known;
  return left === undefined ? { rendered: rows } : { rendered: rows.toSpliced(at, 0, left), leaving: keyOf(left) };
}

interface HeadingProps extends Pick<Column<never>, 'title' | 'align' | 'isWide' | 'sort'> {
  current: string;
  onSort: TableProps<never>['onSort'];
}

function Heading({ title, align, isWide, sort, current, onSort }: HeadingProps) {
  const isUp = current === sort?.name;
  const isDown = current === `-${sort?.name}`;
  const direction = sort && (isUp ? 'ascending' : isDown ? 'descending' : undefined);
  return (
    <th
      className={styles.heading}
      scope="col"
      data-align={align}
      data-wide={isWide}
      aria-sort={direction}
      {...roles.head}
    >
      {sort && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(isUp || (sort.isDownFirst && !isDown) ? `-${sort.name}` : sort.name)}
        >
          {title}
          <Icon name={isUp || (!isDown && !sort.isDownFirst) ? 'sortUp' : 'sortDown'} />
        </button>
      ) : (
        <span className={clsx(align === 'actions' && text.hidden)}>{title}</span>
      )}
    </th>
  );
}

interface CellProps extends Pick<Column<never>, 'align' | 'card' | 'cardNote' | 'isWide'> {
  isHeader: boolean;
  children: ReactNode;
}

function Cell({ isHeader, align, card, cardNote, isWide, children }: CellProps) {
  const Element = isHeader ? 'th' : 'td';
  return (
    <Element
      className={styles.cell}
      style={{ gridArea: card }}
      data-align={align}
      data-card={card}
      data-wide={isWide}
      {...(isHeader ? { ...roles.name, scope: 'row' } : roles.cell)}
    >
      {children}
      {cardNote && <span className={kit.phoneOnly}> {cardNote}</span>}
    </Element>
  );
}
