import type { QueryResult } from '../../api/hooks/query-result.ts';
import { valuesOf } from './filters/row-filters.ts';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { useListPlace } from './use-list-place.ts';
import { sortsOf, useWholeRows, type WholeListOptions } from './use-rows.ts';

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
