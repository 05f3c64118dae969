import { isValidElement, type Key, type ReactNode } from 'react';
import * as text from '../../../ui/Text.module.css';
import { Icon } from '../Icon.tsx';
import * as styles from './Table.module.css';

export interface Column<Row> {
  title: string;
  /** Stands in its head instead of the title: a box for all rows. The column is then no row header. */
  head?: ReactNode;
  /** The first column of a table is its row header: its cell names the row, as a link where there is a page for it. */
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column; a box has no more room than it needs; a date or a number is
   * never broken; the button that deletes a row stands in the corner of its card. */
  align?: 'end' | 'box' | 'whole' | 'corner';
  /** Its title is said, not drawn: for buttons. */
  isTitleHidden?: boolean;
  /** Makes a list sortable by the column: the name in the address, and the value that is compared. */
  sort?: readonly [name: string, of: (row: Row) => string | number];
}

interface TableProps<Row> {
  /** Names the table and the box that it scrolls in. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The key of the row that is pointed out. */
  present?: string;
  /** Rows that are drawn as out of use. */
  isOff?: ((row: Row) => boolean) | undefined;
  /** Has no edge of its own: it lies in a panel. */
  isBare?: boolean;
  /** Other rows are on their way. */
  isBusy?: boolean;
  /** The name of the column that sorts, `-` in front for downward. */
  sort?: string;
  onSort?: (sort: string) => void;
}

/** The box is scrolled by keyboard, also where nothing in it takes the focus. */
const keyboardStop = { tabIndex: 0 };

/** A table, whose rows are cards on a phone; between there and a desktop its box scrolls sideways, under its names. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, present = '', isOff, isBare, isBusy = false, sort = '', onSort } = props;
  const headerIndex = columns.findIndex(({ head }) => head === undefined);
  return (
    <section className={styles.scroll} data-bare={isBare} aria-label={label} aria-busy={isBusy} {...keyboardStop}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.title} {...column} sort={column.sort?.[0]} present={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {/* Rows that are about to go take no more orders. */}
        <tbody inert={isBusy}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={styles.row}
              data-off={isOff?.(row) || undefined}
              aria-current={String(rowKey(row)) === present || undefined}
            >
              {columns.map((column, index) => (
                <Cell key={column.title} isHeader={index === headerIndex} {...column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadingProps extends Pick<Column<never>, 'title' | 'head' | 'align' | 'isTitleHidden'> {
  sort: string | undefined;
  present: string;
  onSort: TableProps<never>['onSort'];
}

function Heading({ title, head, align, isTitleHidden, sort, present, onSort }: HeadingProps) {
  const direction = sort && (present === sort ? 'ascending' : present === `-${sort}` ? 'descending' : undefined);
  return (
    <th className={styles.heading} scope="col" data-align={align} aria-sort={direction || undefined}>
      {sort && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(direction === 'ascending' ? `-${sort}` : sort)}
        >
          {title}
          {direction && <Icon name={direction === 'ascending' ? 'sortUp' : 'sortDown'} />}
        </button>
      ) : (
        (head ?? (isTitleHidden ? <span className={text.hidden}>{title}</span> : title))
      )}
    </th>
  );
}

interface CellProps extends Pick<Column<never>, 'title' | 'align' | 'isTitleHidden'> {
  isHeader: boolean;
  children: ReactNode;
}

/** On a phone, where a row is a card, each value carries its title. */
function Cell({ isHeader, title, align, isTitleHidden, children }: CellProps) {
  const words = textOf(children);
  // A box that may cut costs as much as a row of text: controls, signs and short words need none.
  const isWhole =
    isNothing(children) || (typeof words === 'string' ? isShort(words) : align !== undefined || isTitleHidden);
  const content = isWhole ? (
    children
  ) : (
    <div className={styles.content} data-text={typeof children === 'string' || undefined}>
      {children}
    </div>
  );
  const looks = { className: styles.cell, 'data-align': align };
  if (isHeader)
    return (
      <th {...looks} scope="row">
        {content}
      </th>
    );
  return (
    <td
      {...looks}
      data-wide={isTitleHidden}
      data-empty={isNothing(children) || undefined}
      data-title={isTitleHidden || align === 'box' ? undefined : title}
    >
      {content}
    </td>
  );
}

/** The text of a link is that of its cell. */
function textOf(content: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(content) ? content.props.children : content;
}

/** Whether a text can't grow out of its row, be it of one word or of marks that pile up. */
function isShort(text: string): boolean {
  return text.length <= 40 && !/[\p{M}\p{C}]|\S{25}/u.test(text);
}

function isNothing(value: ReactNode): boolean {
  return value == null || value === '' || value === false;
}
