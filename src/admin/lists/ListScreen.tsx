import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Query } from '../../api/endpoint.ts';
import type { QueryResult } from '../../api/hooks/query-result.ts';
import { useLazyQuery } from '../../api/hooks/use-lazy-query.ts';
import type { ListPage, ListQuery } from '../../contract/call.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import type { Column } from '../kit/table/Table.tsx';
import { columnsOf, filtersOf, textsOf } from '../rows/columns.tsx';
import { DeleteRow } from '../rows/DeleteAction.tsx';
import { listOf } from '../rows/resource.ts';
import { LinkButton } from '../shell/LinkButton.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { CsvExport } from './CsvExport.tsx';
import { Filter } from './Filter.tsx';
import * as styles from './List.module.css';
import { List, type ListProps } from './List.tsx';
import { pagesOf, type ReadPage } from './read-whole.ts';
import { type RowFilters, valuesOf } from './row-filters.ts';
import { SearchBox } from './SearchBox.tsx';
import { useLargeRows } from './use-large-rows.tsx';
import { type ListUrl, useListUrl } from './use-list-url.ts';
import { sortsOf, useWholeRows } from './use-rows.ts';

interface ListScreenProps<Row> extends Pick<ListProps<Row>, 'resource' | 'isOff' | 'editing'> {
  /** The searched fields: `Name, email or phone`. */
  searchHint: string;
  /** Filters besides those of the fields. */
  filters?: RowFilters<Row>;
  /** Summarizes all rows that match search and filters; `undefined` unless all have loaded. */
  summary?: (found: readonly Row[] | undefined) => ReactNode;
  /** Actions on a row, besides deletion. */
  actionsOf?: (row: Row) => ReactNode;
  actions?: ReactNode;
  emptyText: string;
}

interface WholeListScreenProps<Row> extends ListScreenProps<Row> {
  query: QueryResult<readonly Row[]>;
}

/** List screen for an endpoint that returns all rows: searches, filters, sorts and exports on the client. */
export function WholeListScreen<Row>({ query, ...screen }: WholeListScreenProps<Row>) {
  const { options, listUrl } = useListOptions(screen);
  const result = useWholeRows(query, listUrl, { ...options, textsOf: textsOf(screen.resource) });
  return <ListScreen {...screen} {...options} listUrl={listUrl} result={result} />;
}

interface PagedListScreenProps<Row> extends ListScreenProps<Row> {
  query: Query<ListQuery | undefined, ListPage<Row>>;
}

const anyText = () => [''];

/** List screen for a paged endpoint. To filter or sort, it loads the whole list, up to `WHOLE_LIST_MAX` rows. */
export function PagedListScreen<Row>({ query, ...screen }: PagedListScreenProps<Row>) {
  const { options, listUrl } = useListOptions(screen);
  const result = useLargeRows(query, listUrl, screen.resource.noun, { ...options, textsOf: anyText });
  const ask = useLazyQuery(query);
  // The endpoint can't filter: a filtered export uses the rows already found.
  const load: ReadPage<Row> | undefined = Object.values(listUrl.filters).some(Boolean)
    ? undefined
    : (page, limit) => ask({ page, limit, search: listUrl.search }).unwrap();
  return <ListScreen {...screen} {...options} listUrl={listUrl} result={result} load={load} />;
}

function useListOptions<Row>({ resource, filters: others }: ListScreenProps<Row>) {
  const columns = columnsOf(resource);
  const filters: RowFilters<Row> = { ...filtersOf(resource), ...others };
  const listUrl = useListUrl({ filters: valuesOf(filters), sorts: sortsOf(columns) });
  return { listUrl, options: { rowKey: resource.idOf, columns, filters } };
}

type FoundRows<Row> = ListScreenProps<Row> &
  ListProps<Row> & {
    /** Loads the rows to export if not all are loaded. */
    load?: ReadPage<Row> | undefined;
  };

/** A list screen: head, tabs, and a sheet with tools, rows and pagination. */
function ListScreen<Row>(props: FoundRows<Row>) {
  const { resource, emptyText, columns, filters, listUrl, result, editing, actionsOf, searchHint, summary } = props;
  const { noun, create, deletion } = resource;
  const [rowToDelete, setRowToDelete] = useState<Row>();
  const { status, ...others } = filters;
  // While busy, the rows are those of the previous search.
  const isEmpty = result.rows?.length === 0 && !listUrl.isNarrowed && !result.isBusy && editing === undefined;
  const { all, reading } = result;
  const counts =
    all && !reading && status && 'words' in status
      ? countsOf(all, status.of)
      : { '': listUrl.isNarrowed ? undefined : result.total };
  const title = `No ${noun[1]} yet`;
  const invitation = create && <LinkButton href={create}>New {noun[0]}</LinkButton>;
  return (
    <>
      <Head {...props} />
      {isEmpty ? (
        <div className={clsx(kit.sheet, styles.sheet)}>
          <EmptyState drawing="empty" title={title} action={invitation}>
            {emptyText}
          </EmptyState>
        </div>
      ) : (
        <div className={clsx(kit.stack, styles.list)}>
          {status && 'words' in status && <Tabs name="status" words={status.words} listUrl={listUrl} counts={counts} />}
          <div className={clsx(kit.sheet, styles.sheet)}>
            <div className={clsx(kit.wrap, styles.tools)}>
              <SearchBox label={`Search ${noun[1]}`} hint={searchHint} listUrl={listUrl} />
              <Filter {...props} filters={others} />
              {summary?.(result.found)}
            </div>
            <List
              {...props}
              columns={deletion || actionsOf ? [...columns, actionColumn(props, deletion && setRowToDelete)] : columns}
            />
          </div>
        </div>
      )}
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
    </>
  );
}

function Head<Row>({ resource, listUrl, result: { found }, load, actions }: FoundRows<Row>) {
  const { noun, create } = resource;
  return (
    <ScreenHead
      title={listOf(resource).label}
      actions={
        <>
          <CsvExport resource={resource} listUrl={listUrl} load={found ? pagesOf(found) : load} />
          {actions}
          {create && (
            <LinkButton href={create} variant="primary">
              <Icon name="add" />
              <span>
                New <span className={kit.phoneHidden}>{noun[0]}</span>
              </span>
            </LinkButton>
          )}
        </>
      }
    />
  );
}

/** The last column, with row actions. On phones they are on the row's own screen, if it has one. */
function actionColumn<Row>(
  { resource: { nameOf, deletion }, actionsOf }: FoundRows<Row>,
  onDelete: ((row: Row) => void) | undefined,
): Column<Row> {
  return {
    title: 'Actions',
    isTitleHidden: true,
    align: 'actions',
    ...(deletion?.isOnCards && { card: 'action' }),
    cell: (row) => (
      <span className={styles.actions}>
        {actionsOf?.(row)}
        {onDelete && (
          <Button variant="plain" size="icon" aria-label={`Delete ${nameOf(row)}`} onClick={() => onDelete(row)}>
            <Icon name="trash" />
          </Button>
        )}
      </span>
    ),
  };
}

interface TabsProps {
  /** The filter's name in the URL, and labels of its values. */
  name: string;
  words: Readonly<Record<string, string>>;
  listUrl: ListUrl;
  /** The number of rows per value, ignoring other filters; `''` counts all. Missing if unknown. */
  counts: Readonly<Record<string, number | undefined>>;
}

/** The values of a list's main filter, as tabs above it. */
function Tabs({ name, words, listUrl, counts }: TabsProps) {
  const value = listUrl.filters[name] ?? '';
  return (
    <nav className={styles.tabs} aria-label="Status">
      {Object.entries({ '': 'All', ...words }).map(([key, word]) => {
        const count = counts[key];
        return (
          <Link
            key={key}
            className={styles.tab}
            href={listUrl.hrefOf({ filters: { ...listUrl.filters, [name]: key } })}
            aria-current={key === value ? 'page' : undefined}
          >
            {word}
            {count !== undefined && <span className={kit.count}> {formatNumber(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

/** Counts the rows of each value of a filter. */
function countsOf<Row>(rows: readonly Row[], of: (row: Row) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { '': rows.length };
  for (const row of rows) counts[of(row)] = (counts[of(row)] ?? 0) + 1;
  return counts;
}
