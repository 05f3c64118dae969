import type { Query } from '../../api/endpoint.ts';
import type { ListPage, ListQuery } from '../../contract/call.ts';
import { pagesOf, useLoadPage } from './export/load-page.ts';
import { Filters } from './Filters.tsx';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { valuesOf } from './row-filters.ts';
import { useLargeRows } from './use-large-rows.ts';
import { useListPlace } from './use-list-place.ts';
import type { WholeListOptions } from './use-rows.ts';

interface PagedListScreenProps<Row>
  extends Omit<ListScreenProps<Row>, 'place' | 'result' | 'load' | 'filters' | 'rowKey'>,
    Omit<WholeListOptions<Row>, 'textsOf'> {
  query: Query<ListQuery | undefined, ListPage<Row>>;
}

const none: readonly never[] = [];

/** The screen of a call that answers page by page; filtered or sorted, it reads the whole list where that is not too large. */
export function PagedListScreen<Row>(props: PagedListScreenProps<Row>) {
  const { query, filters = {}, sorts = {}, ...screen } = props;
  const { rowKey, noun } = props;
  const place = useListPlace({ filters: valuesOf(filters), sorts: Object.keys(sorts) });
  const { found, ...result } = useLargeRows(query, place, noun, { rowKey, textsOf: () => [''], filters, sorts });
  const loadPage = useLoadPage(query, place.search);
  return (
    <ListScreen
      {...screen}
      place={place}
      result={result}
      load={found ? pagesOf(found) : loadPage}
      filters={<Filters filters={filters} place={place} rows={none} />}
    />
  );
}
