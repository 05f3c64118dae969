import type { Query } from '../../api/endpoint.ts';
import { useLazyQuery } from '../../api/hooks/use-lazy-query.ts';
import type { ListPage, ListQuery } from '../../contract/call.ts';
import type { LoadPage } from './export/export-rows.ts';
import { valuesOf } from './filters/row-filters.ts';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { useLargeRows } from './use-large-rows.ts';
import { useListPlace } from './use-list-place.ts';
import { sortsOf } from './use-rows.ts';

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
  const load: LoadPage<Row> = (page, limit) => ask({ page, limit, search: place.search }).unwrap();
  // What is filtered is exported as it was found: the pages of the call know no filters.
  const isFiltered = Object.values(place.filters).some(Boolean);
  return (
    <ListScreen
      {...screen}
      place={place}
      result={result}
      known={result.found ?? []}
      load={isFiltered ? undefined : load}
    />
  );
}
