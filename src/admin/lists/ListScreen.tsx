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
import type { RowsAction } from './selection/ActOnRowsDialog.tsx';
import { ActOnSelected } from './selection/ActOnSelected.tsx';
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
  /** What else can be done to several that are selected. */
  bulk?: readonly RowsAction<Row>[];
  /** What a row is called where it is selected; as its deletion calls it unless said otherwise. */
  nameOf?: (row: Row) => string;
  /** Other dialogs of the screen. */
  children?: ReactNode;
}

/** How the rows of a list are deleted. */
interface Deletion<Row> {
  /** What the row's button calls it. */
  nameOf: (row: Row) => string;
  /** The dialog that asks first. */
  dialog: (row: Row, close: () => void, reload: () => Promise<unknown>) => ReactNode;
  /** Deletes one of several that are selected; where it is missing, rows can't be selected. */
  remove?: (row: Row) => Promise<Outcome<null>>;
  /** What else goes with several, or stays. */
  removalText?: string;
}

/** The screen of a list: export and "new" in its head, the list, a button in each row to delete it. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const {
    title,
    csvColumns,
    load,
    create,
    actions,
    emptyText,
    deletion,
    bulk = [],
    children,
    columns,
    ...list
  } = props;
  const { noun, rowKey, place } = list;
  // What is about to go is not selected.
  const rows = (!list.result.isBusy && list.result.rows) || [];
  const nameOf = props.nameOf ?? deletion?.nameOf ?? ((row: Row) => String(rowKey(row)));
  const several = deletion?.remove ? [...bulk, deletionOf(deletion.remove, deletion.removalText)] : bulk;
  const selection = useSelection(rows, rowKey, place);
  const [rowToDelete, setRowToDelete] = useState<Row>();
  return (
    <>
      <ScreenHead
        title={title}
        actions={
          <>
            <CsvExport
              noun={noun}
              columns={csvColumns}
              rowKey={rowKey}
              load={load}
              narrowed={[place.search, ...Object.values(place.filters)].filter(Boolean)}
            />
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
            {several.map((action) => (
              <ActOnSelected
                key={action.verb}
                noun={noun}
                action={action}
                rows={selection.rows}
                nameOf={nameOf}
                onReload={list.result.refetch}
              />
            ))}
          </>
        }
        columns={[
          ...(several.length > 0 ? [selectColumn(rows, selection, nameOf)] : []),
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

function deletionOf<Row>(run: RowsAction<Row>['run'], text: string | undefined): RowsAction<Row> {
  const summary = () => text && <p>{text}</p>;
  return { verb: 'Delete', doing: 'Deleting', done: 'deleted', icon: 'trash', isDangerous: true, run, summary };
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
