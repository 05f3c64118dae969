import type { ReactNode } from 'react';
import type { Query } from '../../api/endpoint.ts';
import type { ListPage, ListQuery } from '../../contract/call.ts';
import { pagesOf, useLoadPage } from './export/load-page.ts';
import { Filters } from './filters/Filters.tsx';
import { type RowFilters, valuesOf } from './filters/row-filters.ts';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { useLargeRows } from './use-large-rows.ts';
import { useListPlace } from './use-list-place.ts';
import { sortsOf } from './use-rows.ts';

interface PagedListScreenProps<Row> extends Omit<ListScreenProps<Row>, 'place' | 'result' | 'load' | 'filters'> {
  query: Query<ListQuery | undefined, ListPage<Row>>;
  filters: RowFilters<Row>;
  /** What is said beside the filters of all rows that are let through, once they are read. */
  summary: (found: readonly Row[] | undefined) => ReactNode;
}

const none: readonly never[] = [];
const anyText = () => [''];

/** The screen of a call that answers page by page; filtered or sorted, it reads the whole list where that is not too large. */
export function PagedListScreen<Row>(props: PagedListScreenProps<Row>) {
  const { query, filters, summary, ...screen } = props;
  const { columns, resource } = props;
  const place = useListPlace({ filters: valuesOf(filters), sorts: sortsOf(columns) });
  const options = { rowKey: resource.idOf, textsOf: anyText, filters, columns };
  const { found, ...result } = useLargeRows(query, place, resource.noun, options);
  const loadPage = useLoadPage(query, place.search);
  return (
    <ListScreen
      {...screen}
      place={place}
      result={result}
      load={found ? pagesOf(found) : loadPage}
      filters={
        <>
          <Filters filters={filters} place={place} rows={none} />
          {summary(found)}
        </>
      }
    />
  );
}
