import type { ReactNode } from 'react';
import type { QueryResult } from '../../api/hooks/query-result.ts';
import { Choice } from './Choice.tsx';
import { pagesOf } from './export/load-page.ts';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { type ListNavigation, useListPlace } from './use-list-place.ts';
import { type RowFilter, useWholeRows, type WholeListOptions } from './use-rows.ts';

interface WholeListScreenProps<Row>
  extends Omit<ListScreenProps<Row>, 'place' | 'result' | 'load' | 'filters' | 'rowKey'>,
    WholeListOptions<Row> {
  query: QueryResult<readonly Row[]>;
  /** What is said beside the filters of all rows that they and the search let through; `undefined` before they are read. */
  summary?: (found: readonly Row[] | undefined) => ReactNode;
}

/** The screen of a call that answers the whole list: searched, filtered, sorted and exported without asking again. */
export function WholeListScreen<Row>(props: WholeListScreenProps<Row>) {
  const { query, textsOf, filters = {}, sorts = {}, summary, ...screen } = props;
  const place = useListPlace({ filters: valuesOf(filters), sorts: Object.keys(sorts) });
  const { found, ...result } = useWholeRows(query, place, { rowKey: props.rowKey, textsOf, filters, sorts });
  return (
    <ListScreen
      {...screen}
      place={place}
      result={result}
      load={found && pagesOf(found)}
      filters={
        <>
          {Object.entries(filters).map(([name, filter]) => (
            <FilterChoice key={name} name={name} filter={filter} place={place} />
          ))}
          {summary?.(found)}
        </>
      }
    />
  );
}

interface FilterChoiceProps {
  name: string;
  filter: Pick<RowFilter<never>, 'label' | 'words'>;
  place: ListNavigation;
}

function FilterChoice({ name, filter: { label, words }, place }: FilterChoiceProps) {
  return (
    <Choice
      label={label}
      value={place.filters[name] ?? ''}
      options={[['', 'Any'], ...Object.entries(words)]}
      onChoose={(value) => place.go({ filters: { ...place.filters, [name]: value } })}
    />
  );
}

function valuesOf(filters: Readonly<Record<string, Pick<RowFilter<never>, 'words'>>>) {
  return Object.fromEntries(Object.entries(filters).map(([name, { words }]) => [name, Object.keys(words)]));
}
