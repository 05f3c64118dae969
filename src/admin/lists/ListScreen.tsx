import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { unreadIn } from '../../contract/parse.ts';
import { countOf, formatNumber, formatTotals } from '../../lib/format.ts';
import { type Money, sumMoney } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { ScreenHead } from '../kit/screen/ScreenHead.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import type { Column } from '../kit/table/Table.tsx';
import { Link, LinkButton } from '../navigation/Link.tsx';
import { useListUrl } from '../resource/list-url.ts';
import { listOf, type Resource } from '../resource/resource.ts';
import type { RowFilter } from '../resource/row-filters.ts';
import { DeleteRow, useMayDelete } from '../rows/DeleteAction.tsx';
import { CsvExport } from './CsvExport.tsx';
import { Filter } from './Filter.tsx';
import * as styles from './List.module.css';
import { List, type ListProps } from './List.tsx';
import { SearchBox } from './SearchBox.tsx';

interface ListScreenProps<Row> extends Pick<ListProps<Row>, 'resource' | 'editing'> {
  /** Actions on a row, besides deletion. */
  actionsOf?: (row: Row) => ReactNode;
  actions?: ReactNode;
}

export function listScreen<Row>(resource: Resource<Row>) {
  return () => <ListScreen resource={resource} />;
}

type FoundRows<Row> = ListScreenProps<Row> & ListProps<Row>;

export function ListScreen<Row>(screen: ListScreenProps<Row>) {
  const { resource, editing, actionsOf } = screen;
  const listUrl = useListUrl(resource);
  const result = resource.useRows(listUrl, resource);
  const props = { ...screen, listUrl, result };
  const { noun, create, deletion, columns, searchHint, total, emptyText } = resource;
  const { status } = resource.filters;
  const [rowToDelete, setRowToDelete] = useState<Row>();
  const mayDelete = useMayDelete(resource);
  // While busy, `rows` are those of the previous search, which may be empty when the list isn't.
  const hasNone = result.rows?.length === 0 && unreadIn(result.rows) === 0;
  const isEmpty = hasNone && !listUrl.isNarrowed && !result.isBusy && editing === undefined;
  const invitation = create && <LinkButton href={create}>New {noun[0]}</LinkButton>;
  const close = () => setRowToDelete(undefined);
  return (
    <>
      <Head {...props} />
      {isEmpty ? (
        <div className={clsx(kit.sheet, styles.sheet)}>
          <EmptyState drawing="empty" title={`No ${noun[1]} yet`} action={invitation}>
            {emptyText}
          </EmptyState>
        </div>
      ) : (
        <div className={clsx(kit.stack, styles.list)}>
          {status && <Tabs filter={status} listUrl={listUrl} result={result} />}
          <div className={clsx(kit.sheet, styles.sheet)}>
            <div className={clsx(kit.wrap, styles.tools)}>
              <SearchBox label={`Search ${noun[1]}`} hint={searchHint} listUrl={listUrl} />
              <Filter {...props} />
              {total && result.found && <Total label={total.label} amounts={result.found.map(total.of)} />}
            </div>
            <List
              {...props}
              columns={
                deletion || actionsOf
                  ? columns.toSpliced(-1, 0, actionColumn(props, mayDelete, setRowToDelete))
                  : columns
              }
            />
          </div>
        </div>
      )}
      {rowToDelete !== undefined && deletion && (
        <DeleteRow
          resource={{ ...resource, deletion }}
          row={rowToDelete}
          onReload={result.refetch}
          onDeleted={close}
          onCancel={close}
        />
      )}
    </>
  );
}

function Head<Row>(props: FoundRows<Row>) {
  const { resource, actions, editing } = props;
  const { noun, create } = resource;
  return (
    <ScreenHead
      title={listOf(resource).label}
      actions={
        <>
          <CsvExport {...props} />
          {actions}
          {create && (
            <LinkButton href={create} {...(!editing && { variant: 'primary' })}>
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

/** The total amount of all rows that match search and filters, not only of the current page. */
function Total({ label = 'Total', amounts }: { label?: string | undefined; amounts: readonly Money[] }) {
  const { totals, unread } = sumMoney(amounts);
  if (totals.length === 0) return null;
  return (
    <p className={clsx(kit.end, styles.total)}>
      {label} <b className={styles.sum}>{formatTotals(totals)}</b>
      {unread > 0 && ` without ${countOf(unread, ['amount', 'amounts'])} that can't be read`}
    </p>
  );
}

/** Returns the column of row actions, which precedes the date at the row's end. Phones hide it unless the deletion has `isOnCards`. */
function actionColumn<Row>(
  { resource: { nameOf, deletion }, actionsOf }: FoundRows<Row>,
  mayDelete: (row: Row) => boolean,
  onDelete: (row: Row) => void,
): Column<Row> {
  return {
    title: 'Actions',
    align: 'actions',
    card: deletion?.isOnCards ? 'action' : undefined,
    cell: (row) => (
      <span className={kit.row}>
        {actionsOf?.(row)}
        {mayDelete(row) && (
          <Button variant="plain" size="icon" aria-label={`Delete ${nameOf(row)}`} onClick={() => onDelete(row)}>
            <Icon name="trash" />
          </Button>
        )}
      </span>
    ),
  };
}

interface TabsProps<Row> extends Pick<ListProps<Row>, 'listUrl' | 'result'> {
  filter: RowFilter<Row>;
}

/** Tabs for the values of a list's status filter. Their counts ignore other filters. */
function Tabs<Row>({ filter: { choicesIn, matches }, listUrl, result }: TabsProps<Row>) {
  const { filters, isNarrowed, hrefOf } = listUrl;
  const { status = '' } = filters;
  const all = result.reading ? undefined : result.all;
  const countWith = (value: string) => {
    if (value) return all?.filter((row) => matches(row, value)).length;
    return all?.length ?? (isNarrowed ? undefined : result.total);
  };
  return (
    <nav className={styles.tabs} aria-label="Status">
      {[['', 'All'] as const, ...(choicesIn?.([]) ?? [])].map(([value, word]) => {
        const count = countWith(value);
        return (
          <Link
            key={value}
            className={styles.tab}
            href={hrefOf({ filters: { ...filters, status: value } })}
            aria-current={value === status ? 'page' : undefined}
          >
            {word}
            {count !== undefined && <span className={kit.count}> {formatNumber(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
