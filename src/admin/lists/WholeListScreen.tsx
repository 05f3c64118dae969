import type { ReactNode } from 'react';
import type { QueryResult } from '../../api/hooks/query-result.ts';
import { pagesOf } from './export/load-page.ts';
import { Filters } from './filters/Filters.tsx';
import { type RowFilters, valuesOf } from './filters/row-filters.ts';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { useListPlace } from './use-list-place.ts';
import { sortsOf, useWholeRows, type WholeListOptions } from './use-rows.ts';

interface WholeListScreenProps<Row>
  extends Omit<ListScreenProps<Row>, 'place' | 'result' | 'load' | 'filters'>,
    Pick<WholeListOptions<Row>, 'textsOf'> {
  query: QueryResult<readonly Row[]>;
  filters?: RowFilters<Row>;
  /** What is said beside the filters of all rows that they and the search let through; `undefined` before they are read. */
  summary?: (found: readonly Row[] | undefined) => ReactNode;
}

/** The screen of a call that answers the whole list: searched, filtered, sorted and exported without asking again. */
export function WholeListScreen<Row>(props: WholeListScreenProps<Row>) {
  const { query, textsOf, filters = {}, summary, ...screen } = props;
  const { columns, resource } = props;
  const place = useListPlace({ filters: valuesOf(filters), sorts: sortsOf(columns) });
  const { found, ...result } = useWholeRows(query, place, { rowKey: resource.idOf, textsOf, filters, columns });
  return (
    <ListScreen
      {...screen}
      place={place}
      result={result}
      load={found && pagesOf(found)}
      filters={
        <>
          <Filters filters={filters} place={place} rows={query.data ?? []} />
          {summary?.(found)}
        </>
      }
    />
  );
}
