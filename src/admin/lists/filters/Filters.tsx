import clsx from 'clsx';
import { DEFAULT_PAGE } from '../../../contract/limits.ts';
import { humanize } from '../../../lib/humanize.ts';
import { Button } from '../../../ui/Button.tsx';
import * as field from '../../../ui/Field.module.css';
import { Icon } from '../../kit/Icon.tsx';
import { Choice } from '../Choice.tsx';
import * as styles from '../ListTools.module.css';
import type { ListNavigation } from '../use-list-place.ts';
import { PinnedViews } from './PinnedViews.tsx';
import type { RowFilter, RowFilters } from './row-filters.ts';

interface FiltersProps<Row> {
  filters: RowFilters<Row>;
  place: ListNavigation;
  /** The rows by which keys are put into words. */
  rows: readonly Row[];
}

/** The filters of a list: choices, days, and what a link has narrowed it to; and the views of it that are pinned. */
export function Filters<Row>({ filters, place, rows }: FiltersProps<Row>) {
  const words = Object.entries(filters).flatMap(([name, filter]) => wordOf(filter, place.filters[name] ?? '', rows));
  const sort =
    place.sort && `by ${humanize(place.sort).toLowerCase()}${place.sort.startsWith('-') ? ', downward' : ''}`;
  return (
    <>
      {Object.entries(filters).map(([name, filter]) => (
        <Filter key={name} filter={filter} name={name} place={place} rows={rows} />
      ))}
      <PinnedViews
        name={[place.search, ...words, sort].filter(Boolean).join(', ')}
        href={place.hrefOf({ page: DEFAULT_PAGE })}
      />
    </>
  );
}

/** A filter's value as it reads in a sentence; nothing for any value. */
function wordOf<Row>(filter: RowFilter<Row>, value: string, rows: readonly Row[]): string[] {
  if (!value) return [];
  if (!('kind' in filter)) return [`${filter.words[value] ?? value}`];
  return [`${filter.label} ${filter.wordOf?.(value, rows) ?? value}`];
}

type FilterProps<Row> = Omit<FiltersProps<Row>, 'filters'> & { filter: RowFilter<Row>; name: string };

function Filter<Row>({ filter, name, place, rows }: FilterProps<Row>) {
  const { label } = filter;
  const value = place.filters[name] ?? '';
  const set = (next: string, options = {}) => place.go({ filters: { ...place.filters, [name]: next } }, options);
  if (!('kind' in filter))
    return <Choice label={label} value={value} words={{ '': 'Any', ...filter.words }} onChoose={set} />;
  if (filter.kind === 'day')
    return (
      <label className={styles.choice}>
        {label}
        <input
          className={clsx(field.control, styles.input)}
          type="date"
          value={value}
          // Each key of a year is a change: all of them are one step of the history.
          onChange={({ target }) => set(target.value, { replace: value !== '' })}
        />
      </label>
    );
  if (!value) return null;
  return (
    <Button size="small" aria-label={`Clear ${label}`} onClick={() => set('')}>
      {label}: {filter.wordOf?.(value, rows) ?? value}
      <Icon name="close" />
    </Button>
  );
}
