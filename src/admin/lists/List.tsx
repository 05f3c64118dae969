import clsx from 'clsx';
import { unreadIn } from '../../contract/parse.ts';
import { countOf, formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import * as text from '../../ui/Text.module.css';
import { ChoiceField } from '../kit/controls/ChoiceField.tsx';
import * as kit from '../kit/Kit.module.css';
import { Loading } from '../kit/screen/Loading.tsx';
import { focusSearch } from '../kit/screen/ScreenHead.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Unread } from '../kit/states/Unread.tsx';
import { type Column, sortInWords, Table } from '../kit/table/Table.tsx';
import { LinkButton } from '../navigation/Link.tsx';
import type { Path } from '../paths.ts';
import { type ListUrl, limits } from '../resource/list-url.ts';
import type { Resource } from '../resource/resource.ts';
import type { Rows } from '../resource/rows.ts';
import * as styles from './List.module.css';

export interface ListProps<Row> {
  resource: Resource<Row>;
  listUrl: ListUrl;
  result: Rows<Row>;
  editing?: Parameters<typeof Table<Row>>[0]['editing'];
}

/** A list's table and pagination, or its loading, error or no-match state. `columns` may include an action column. */
export function List<Row>({ columns, ...props }: ListProps<Row> & { columns: readonly Column<Row>[] }) {
  const { resource, listUrl, result, editing } = props;
  const { rows, reading } = result;
  const many = resource.noun[1];
  const loading = <Loading query={result} what={many} isShown={rows !== undefined} />;
  if (!rows) return loading;
  const isEmpty = rows.length === 0 && editing === undefined;
  return (
    <>
      {loading}
      {reading}
      <Unread data={rows} />
      {isEmpty && !reading && (listUrl.isNarrowed || !unreadIn(rows)) && <NoMatch {...props} />}
      {!isEmpty && (
        <Table
          label={`List of ${many}`}
          columns={columns}
          rows={rows}
          rowKey={resource.idOf}
          current={listUrl.at}
          isOff={resource.isOff}
          isBusy={result.isBusy}
          sort={listUrl.sort}
          onSort={(sort) => listUrl.go({ sort })}
          editing={editing}
        />
      )}
      <LiveRegion className={text.hidden}>{sortInWords(columns, listUrl.sort)}</LiveRegion>
      <Foot {...props} count={rows.length} />
    </>
  );
}

function NoMatch<Row>({ resource: { noun }, listUrl }: ListProps<Row>) {
  const clear = () => {
    listUrl.go({ search: '', filters: {} });
    focusSearch();
  };
  return (
    <EmptyState
      drawing="search"
      title={`No ${noun[1]} match`}
      action={
        <Button size="small" onClick={clear}>
          {listUrl.search ? 'Clear search' : 'Clear filters'}
        </Button>
      }
    >
      {listUrl.search ? `Nothing found for “${listUrl.search}”.` : 'Nothing found with these filters.'}
    </EmptyState>
  );
}

function Foot<Row>({ resource: { noun }, listUrl, result, editing, count }: ListProps<Row> & { count: number }) {
  const { page, limit, hrefOf } = listUrl;
  const { total, pageSize } = result;
  const first = (page - 1) * pageSize + 1;
  // Hidden while other rows load, because the range would describe the old rows.
  const range = `${formatNumber(first)} to ${formatNumber(first + count - 1)}`;
  // While a filter searches the rest of the list, only its progress is announced.
  const found = total !== undefined ? `${range} of ${countOf(total, noun)}` : result.reading ? '' : range;
  const none = result.reading || editing ? '' : `No ${noun[1]} match.`;
  const hasNext = total === undefined ? count + unreadIn(result.rows) >= pageSize : page * pageSize < total;
  return (
    // Rendered without rows, too: screen readers miss the text of a new live region.
    <div className={count > 0 ? clsx(kit.wrap, styles.foot) : text.hidden}>
      <LiveRegion>{result.isBusy ? 'Loading' : count > 0 ? found : none}</LiveRegion>
      {/* Hidden if the server uses its own page size, or if the smallest size is selected and all rows fit. */}
      {count > 0 && (pageSize === limit || result.isBusy) && (hasNext || page > 1 || limit !== limits[0]) && (
        <ChoiceField
          label="Rows per page"
          className={styles.limit}
          choices={limits.map((option) => [String(option), String(option)])}
          value={limit}
          onChange={({ target }) => listUrl.go({ limit: Number(target.value) })}
        />
      )}
      {(hasNext || page > 1) && (
        <nav className={clsx(kit.row, kit.end)} aria-label="Pages">
          <Step href={page > 1 && hrefOf({ page: page - 1 })} label="Previous" />
          <Step href={hasNext && hrefOf({ page: page + 1 })} label="Next" />
        </nav>
      )}
    </div>
  );
}

function Step({ href, label }: { href: Path | false; label: string }) {
  if (href) return <LinkButton href={href}>{label}</LinkButton>;
  return (
    <Button size="small" disabled>
      {label}
    </Button>
  );
}
