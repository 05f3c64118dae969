import { type ReactNode, useState } from 'react';
import type { Query } from '../../api/endpoint.ts';
import type { QueryResult } from '../../api/hooks/query-result.ts';
import { useLazyQuery } from '../../api/hooks/use-lazy-query.ts';
import type { ListPage, ListQuery } from '../../contract/call.ts';
import type { CsvColumn } from '../../lib/csv.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import type { Column } from '../kit/table/Table.tsx';
import { DeleteRow } from '../rows/DeleteRow.tsx';
import { type Deletion, listOf, type Resource } from '../rows/resource.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { CsvExport } from './export/CsvExport.tsx';
import { type LoadPage, pagesOf } from './export/export-rows.ts';
import { Filters } from './filters/Filters.tsx';
import { type RowFilters, valuesOf } from './filters/row-filters.ts';
import { List } from './List.tsx';
import * as styles from './ListTools.module.css';
import { SearchBox } from './SearchBox.tsx';
import { ActOnSelected, type RowsAction } from './selection/ActOnSelected.tsx';
import { selectColumn } from './selection/select-column.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useLargeRows } from './use-large-rows.ts';
import { type ListNavigation, useListPlace } from './use-list-place.ts';
import { type Rows, sortsOf, useWholeRows, type WholeListOptions } from './use-rows.ts';

interface ListScreenProps<Row> {
  resource: Resource<Row>;
  columns: readonly Column<Row>[];
  /** Rows that are drawn as out of use. */
  isOff?: (row: Row) => boolean;
  /** The fields that a search looks through: `Name, email or phone`. */
  searchHint: string;
  filters?: RowFilters<Row>;
  /** Says something of all rows that search and filters let through, beside them; `undefined` before they are read. */
  summary?: (found: readonly Row[] | undefined) => ReactNode;
  csvColumns: readonly CsvColumn<Row>[];
  /** Other buttons in the head. */
  actions?: ReactNode;
  /** Said where there is no row yet. */
  emptyText: string;
  deletion?: Deletion<Row>;
  /** Actions on several rows, beside their deletion. */
  bulk?: readonly RowsAction<Row>[];
  /** Other dialogs of the screen. */
  children?: ReactNode;
}

interface WholeListScreenProps<Row> extends ListScreenProps<Row>, Pick<WholeListOptions<Row>, 'textsOf'> {
  query: QueryResult<readonly Row[]>;
}

/** The screen of a call that answers the whole list: searched, filtered, sorted and exported without asking again. */
export function WholeListScreen<Row>({ query, textsOf, ...screen }: WholeListScreenProps<Row>) {
  const { columns, filters = {}, resource } = screen;
  const place = useListPlace({ filters: valuesOf(filters), sorts: sortsOf(columns) });
  const result = useWholeRows(query, place, { rowKey: resource.idOf, textsOf, filters, columns });
  return <ListScreen {...screen} place={place} result={result} known={query.data ?? []} />;
}

interface PagedListScreenProps<Row> extends ListScreenProps<Row> {
  query: Query<ListQuery | undefined, ListPage<Row>>;
}

const anyText = () => [''];

/** The screen of a call that answers page by page; filtered or sorted, it reads the whole list where that is not too large. */
export function PagedListScreen<Row>({ query, ...screen }: PagedListScreenProps<Row>) {
  const { columns, filters = {}, resource } = screen;
  const place = useListPlace({ filters: valuesOf(filters), sorts: sortsOf(columns) });
  const options = { rowKey: resource.idOf, textsOf: anyText, filters, columns };
  const result = useLargeRows(query, place, resource.noun, options);
  const [ask] = useLazyQuery(query);
  // What is filtered is exported as it was found: the pages of the call know no filters.
  const load: LoadPage<Row> | undefined = Object.values(place.filters).some(Boolean)
    ? undefined
    : (page, limit) => ask({ page, limit, search: place.search }).unwrap();
  return <ListScreen {...screen} place={place} result={result} known={result.found ?? []} load={load} />;
}

interface FoundRows<Row> extends ListScreenProps<Row> {
  place: ListNavigation;
  result: Rows<Row>;
  /** The rows by which the keys of filters are put into words. */
  known: readonly Row[];
  /** Reads what is exported, where not all rows are here. */
  load?: LoadPage<Row> | undefined;
}

/** The screen of a list: export and "new" in its head, the list, a button in each row to delete it. */
function ListScreen<Row>(props: FoundRows<Row>) {
  const { resource, emptyText, deletion, bulk = [], children, columns, place, result, isOff } = props;
  const { noun, idOf, nameOf, create } = resource;
  // Rows that are about to be replaced can't be selected.
  const rows = (!result.isBusy && result.rows) || [];
  const several = deletion?.manyText ? [...bulk, deletionOf(deletion.remove, deletion.manyText)] : bulk;
  const selection = useSelection(rows, idOf, place);
  const [rowToDelete, setRowToDelete] = useState<Row>();
  return (
    <>
      <Head {...props} />
      <div className={styles.list}>
        <Tools {...props} actions={several} selected={selection.rows} />
        <List
          place={place}
          result={result}
          isOff={isOff}
          noun={noun}
          rowKey={idOf}
          columns={[
            ...(several.length > 0 ? [selectColumn(rows, selection, nameOf)] : []),
            ...columns,
            ...(deletion ? [deleteColumn(nameOf, setRowToDelete)] : []),
          ]}
          empty={
            <EmptyState
              title={`No ${noun[1]} yet`}
              action={create && <LinkButton href={create}>New {noun[0]}</LinkButton>}
            >
              {emptyText}
            </EmptyState>
          }
        />
      </div>
      {rowToDelete !== undefined && deletion && (
        <DeleteRow
          resource={resource}
          deletion={deletion}
          row={rowToDelete}
          onReload={result.refetch}
          onDeleted={() => setRowToDelete(undefined)}
          onCancel={() => setRowToDelete(undefined)}
        />
      )}
      {children}
    </>
  );
}

function Head<Row>({ resource, csvColumns, place, result: { found }, load, actions }: FoundRows<Row>) {
  const { noun, idOf, create } = resource;
  return (
    <ScreenHead
      title={listOf(resource).label}
      actions={
        <>
          <CsvExport
            noun={noun}
            columns={csvColumns}
            rowKey={idOf}
            load={found ? pagesOf(found) : load}
            narrowed={[place.search, ...Object.values(place.filters)].filter(Boolean)}
          />
          {actions}
          {create && (
            <LinkButton href={create} variant="primary">
              <Icon name="add" />
              New {noun[0]}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

interface ToolsProps<Row> extends Omit<FoundRows<Row>, 'actions'> {
  /** The actions on several rows, and the rows that are selected for them. */
  actions: readonly RowsAction<Row>[];
  selected: readonly Row[];
}

/** Search, filters, the summary of all rows found, and the actions on those that are selected. */
function Tools<Row>(props: ToolsProps<Row>) {
  const { resource, searchHint, filters = {}, summary, place, known, result, actions, selected } = props;
  const { noun, nameOf } = resource;
  return (
    <div className={styles.tools}>
      <SearchBox label={`Search ${noun[1]}`} hint={searchHint} place={place} />
      <Filters filters={filters} place={place} rows={known} />
      {summary?.(result.found)}
      {actions.map((action) => (
        <ActOnSelected
          key={action.verb}
          noun={noun}
          action={action}
          rows={selected}
          nameOf={nameOf}
          onReload={result.refetch}
        />
      ))}
    </div>
  );
}

function deletionOf<Row>(run: RowsAction<Row>['run'], text: string): RowsAction<Row> {
  const summary = () => <p>{text}</p>;
  return { verb: 'Delete', doing: 'Deleting', done: 'deleted', icon: 'trash', isDangerous: true, run, summary };
}

function deleteColumn<Row>(nameOf: (row: Row) => string, onDelete: (row: Row) => void): Column<Row> {
  return {
    title: 'Actions',
    isTitleHidden: true,
    align: 'corner',
    cell: (row) => (
      <Button variant="plain" size="icon" aria-label={`Delete ${nameOf(row)}`} onClick={() => onDelete(row)}>
        <Icon name="trash" />
      </Button>
    ),
  };
}
