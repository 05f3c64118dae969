import clsx from 'clsx';
import { countOf, formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import * as field from '../../ui/Field.module.css';
import * as input from '../../ui/Input.module.css';
import * as text from '../../ui/Text.module.css';
import { Options } from '../kit/controls/Options.tsx';
import * as kit from '../kit/Kit.module.css';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Skeleton } from '../kit/states/Skeleton.tsx';
import { type Column, sortInWords, Table } from '../kit/table/Table.tsx';
import { Failure } from '../shell/Failure.tsx';
import { focusSearch } from '../shell/focus.ts';
import * as styles from './List.module.css';
import { limits } from './list-address.ts';
import { Pagination } from './Pagination.tsx';
import type { ListNavigation } from './use-list-place.ts';
import { hasPageAfter, lastPageOf, type Rows } from './use-rows.ts';

export interface ListProps<Row> {
  /** Singular and plural: `['user', 'users']`. */
  noun: readonly [one: string, many: string];
  place: ListNavigation;
  result: Rows<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  isOff?: ((row: Row) => boolean) | undefined;
  editing?: Parameters<typeof Table<Row>>[0]['editing'];
}

export function List<Row>({ noun, place, result, columns, rowKey, isOff, editing }: ListProps<Row>) {
  const { rows, error, refetch, reading } = result;
  if (!rows)
    return error ? (
      <Failure error={error} onRetry={refetch} />
    ) : (
      <>
        {reading}
        <Skeleton label={`Loading ${noun[1]}`} failureCount={result.failureCount} />
      </>
    );
  return (
    <>
      {error && <Failure error={error} isOutdated onRetry={refetch} />}
      {reading}
      {rows.length === 0 && editing === undefined ? (
        reading ? null : (
          <NoMatch noun={noun} place={place} />
        )
      ) : (
        <Table
          label={`List of ${noun[1]}`}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          current={place.at}
          isOff={isOff}
          isBusy={result.isBusy}
          sort={place.sort}
          onSort={(sort) => place.go({ sort })}
          editing={editing}
        />
      )}
      <p role="status" className={text.hidden}>
        {sortInWords(columns, place.sort)}
      </p>
      {rows.length > 0 && <Foot noun={noun} place={place} result={result} count={rows.length} />}
    </>
  );
}

function NoMatch({ noun, place }: Pick<ListProps<never>, 'noun' | 'place'>) {
  const none = Object.fromEntries(Object.keys(place.filters).map((name) => [name, '']));
  const clear = () => {
    place.go({ search: '', filters: none });
    focusSearch();
  };
  return (
    <EmptyState
      drawing="search"
      title={`No ${noun[1]} match`}
      action={
        <Button size="small" onClick={clear}>
          {place.search ? 'Clear search' : 'Clear filters'}
        </Button>
      }
    >
      {place.search ? `Nothing found for “${place.search}”.` : 'Nothing found with these filters.'}
    </EmptyState>
  );
}

type FootProps = Pick<ListProps<unknown>, 'noun' | 'place' | 'result'> & { count: number };

function Foot({ noun, place, result, count }: FootProps) {
  const { page, limit } = place;
  const { total, pageSize } = result;
  const lastPage = lastPageOf(total, pageSize);
  const first = (page - 1) * pageSize + 1;
  // Not shown while other rows load: it would be wrong.
  const range = `${formatNumber(first)} to ${formatNumber(first + count - 1)}`;
  const hasNext = hasPageAfter(result, page);
  return (
    <div className={clsx(kit.wrap, styles.foot)}>
      <p role="status">
        {result.isBusy ? 'Loading' : total === undefined ? range : `${range} of ${countOf(total, noun)}`}
      </p>
      {/* Hidden if the server uses its own page size, or if all rows fit on the smallest page. */}
      {(pageSize === limit || result.isBusy) && (hasNext || page > 1 || limit !== limits[0]) && (
        <label className={clsx(kit.wrap, styles.limit)}>
          Rows per page
          <select
            className={`${input.input} ${field.control}`}
            value={limit}
            onChange={({ target }) => place.go({ limit: Number(target.value) })}
          >
            <Options words={Object.fromEntries(limits.map((option) => [option, String(option)]))} />
          </select>
        </label>
      )}
      {(hasNext || page > 1) && (
        <Pagination page={page} lastPage={lastPage} hasNext={hasNext} hrefOf={(next) => place.hrefOf({ page: next })} />
      )}
    </div>
  );
}
