import { type ReactNode, useState } from 'react';
import type { Outcome } from '../../api/hooks/use-mutation.ts';
import type { CsvColumn } from '../../lib/csv.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import type { Column } from '../kit/table/Table.tsx';
import type { Path } from '../paths.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { CsvExport } from './export/CsvExport.tsx';
import type { LoadPage } from './export/export-rows.ts';
import { List, type ListProps } from './List.tsx';
import { DeleteSelected } from './selection/DeleteSelected.tsx';
import { selectColumn } from './selection/select-column.tsx';
import { useSelection } from './selection/use-selection.ts';

export interface ListScreenProps<Row> extends Omit<ListProps<Row>, 'empty'> {
  title: string;
  csvColumns: readonly CsvColumn<Row>[];
  /** Reads what is exported: see `useLoadPage` and `pagesOf`. */
  load: LoadPage<Row> | undefined;
  /** Where a new row is written; missing where rows come from elsewhere. */
  create?: { href: Path; label: string };
  /** Other buttons in the head. */
  actions?: ReactNode;
  /** What to say where there is no row yet. */
  emptyText: string;
  deletion?: Deletion<Row>;
  /** Other dialogs of the screen. */
  children?: ReactNode;
}

/** How the rows of a list are deleted. */
interface Deletion<Row> {
  /** What the row's button calls it. */
  nameOf: (row: Row) => string;
  /** The dialog that asks first. */
  dialog: (row: Row, close: () => void, reload: () => Promise<void>) => ReactNode;
  /** Deletes one of several that are selected; where it is missing, rows can't be selected. */
  remove?: (row: Row) => Promise<Outcome<null>>;
  /** What else goes with several, or stays. */
  removalText?: string;
}

/** The screen of a list: export and "new" in its head, the list, a button in each row to delete it. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, csvColumns, load, create, actions, emptyText, deletion, children, columns, ...list } = props;
  const { noun, rowKey, place } = list;
  // What is about to go is not selected.
  const rows = (!list.result.isBusy && list.result.rows) || [];
  const selection = useSelection(rows, rowKey, place);
  const [rowToDelete, setRowToDelete] = useState<Row>();
  return (
    <>
      <ScreenHead
        title={title}
        actions={
          <>
            <CsvExport noun={noun} columns={csvColumns} rowKey={rowKey} load={load} />
            {actions}
            {create && (
              <LinkButton href={create.href} variant="primary">
                <Icon name="add" />
                {create.label}
              </LinkButton>
            )}
          </>
        }
      />
      <List
        {...list}
        filters={
          <>
            {list.filters}
            {deletion?.remove && (
              <DeleteSelected
                noun={noun}
                rows={selection.rows}
                nameOf={deletion.nameOf}
                remove={deletion.remove}
                onReload={list.result.refetch}
              >
                {deletion.removalText && <p>{deletion.removalText}</p>}
              </DeleteSelected>
            )}
          </>
        }
        columns={[
          ...(deletion?.remove ? [selectColumn(rows, selection, deletion.nameOf)] : []),
          ...columns,
          ...(deletion ? [deleteColumn(deletion.nameOf, setRowToDelete)] : []),
        ]}
        empty={
          <EmptyState
            title={`No ${noun[1]} yet`}
            action={create && <LinkButton href={create.href}>{create.label}</LinkButton>}
          >
            {emptyText}
          </EmptyState>
        }
      />
      {rowToDelete !== undefined && deletion?.dialog(rowToDelete, () => setRowToDelete(undefined), list.result.refetch)}
      {children}
    </>
  );
}

function deleteColumn<Row>(nameOf: (row: Row) => string, onDelete: (row: Row) => void): Column<Row> {
  return {
    title: 'Actions',
    isTitleHidden: true,
    align: 'end',
    cell: (row) => (
      <Button variant="plain" size="icon" aria-label={`Delete ${nameOf(row)}`} onClick={() => onDelete(row)}>
        <Icon name="trash" />
      </Button>
    ),
  };
}
