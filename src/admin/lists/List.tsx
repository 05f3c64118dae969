import type { ReactNode } from 'react';
import { countOf, formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Age } from '../kit/states/Age.tsx';
import { EmptyState } from '../kit/states/EmptyState.tsx';
import { Skeleton } from '../kit/states/Skeleton.tsx';
import { Pagination } from '../kit/table/Pagination.tsx';
import { type Column, Table } from '../kit/table/Table.tsx';
import { rowHeights, useRowHeight } from '../kit/use-row-height.ts';
import { Failure } from '../shell/Failure.tsx';
import { focusSearch } from '../shell/focus.ts';
import { Choice } from './Choice.tsx';
import * as styles from './ListTools.module.css';
import { limits } from './list-address.ts';
import type { ListNavigation } from './use-list-place.ts';
import { lastPageOf, type Rows } from './use-rows.ts';

interface ListProps<Row> {
  /** The words for a row: `['user', 'users']`. */
  noun: readonly [one: string, many: string];
  place: ListNavigation;
  result: Rows<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  isOff?: ((row: Row) => boolean) | undefined;
  /** Stands in place of an empty list: `<EmptyState … />`. */
  empty: ReactNode;
}

/** The rows of a list and the way through its pages, in whichever state it is. */
export function List<Row>({ noun, place, result, columns, rowKey, isOff, empty }: ListProps<Row>) {
  const { rows, error, refetch } = result;
  if (!rows && result.notice)
    return (
      <p role="status" className={styles.notice}>
        {result.notice}
      </p>
    );
  if (!rows)
    return error ? (
      <Failure error={error} onRetry={refetch} />
    ) : (
      <Skeleton label={`Loading ${noun[1]}`} failureCount={result.failureCount} />
    );
  if (rows.length === 0) return place.isNarrowed ? <NoMatch noun={noun} place={place} /> : empty;
  return (
    <>
      {error && <Failure error={error} isOutdated onRetry={refetch} />}
      <Table
        label={`List of ${noun[1]}`}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        present={place.at}
        isOff={isOff}
        isBusy={result.isBusy}
        sort={place.sort}
        onSort={(sort) => place.go({ sort })}
      />
      <Foot noun={noun} place={place} result={result} count={rows.length} />
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
      title={`No ${noun[1]} match`}
      action={
        <Button size="small" onClick={clear}>
          Clear search
        </Button>
      }
    >
      {place.search ? `Nothing was found for “${place.search}”.` : 'Nothing was found with these filters.'}
    </EmptyState>
  );
}

type FootProps = Pick<ListProps<unknown>, 'noun' | 'place' | 'result'> & { count: number };

function Foot({ noun, place, result, count }: FootProps) {
  const { page, limit } = place;
  const { total } = result;
  const [height, setHeight] = useRowHeight();
  const lastPage = lastPageOf(total, limit);
  const first = (page - 1) * limit + 1;
  // While other rows are on their way, no number fits both.
  const range = `${formatNumber(first)} to ${formatNumber(first + count - 1)}`;
  return (
    <div className={styles.foot}>
      <p className={styles.count} role="status">
        {result.isBusy ? 'Loading' : total === undefined ? range : `${range} of ${countOf(total, noun)}`}
      </p>
      <Age since={result.fulfilledTimeStamp} />
      <Choice
        label="Rows"
        value={String(limit)}
        words={Object.fromEntries(limits.map((option) => [option, String(option)]))}
        onChoose={(chosen) => place.go({ limit: Number(chosen) })}
      />
      <span className={styles.density}>
        <Choice label="Row height" value={height} words={rowHeights} onChoose={setHeight} />
      </span>
      <Pagination
        page={page}
        lastPage={lastPage}
        hasNext={lastPage === undefined ? count === limit : page < lastPage}
        hrefOf={(next) => place.hrefOf({ page: next })}
      />
    </div>
  );
}
