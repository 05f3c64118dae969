import clsx from 'clsx';
import { Button } from '../../ui/Button.tsx';
import * as field from '../../ui/Field.module.css';
import { Icon } from '../kit/Icon.tsx';
import { Choice } from './Choice.tsx';
import * as styles from './ListTools.module.css';
import type { RowFilters } from './row-filters.ts';
import type { ListNavigation } from './use-list-place.ts';

interface FiltersProps<Row> {
  filters: RowFilters<Row>;
  place: ListNavigation;
  /** What is filtered, for the words of keys. */
  rows: readonly Row[];
}

/** The filters of a list: choices, days, and what a link has narrowed it to. */
export function Filters<Row>({ filters, place, rows }: FiltersProps<Row>) {
  return Object.entries(filters).map(([name, filter]) => {
    const { label } = filter;
    const value = place.filters[name] ?? '';
    const set = (next: string) => place.go({ filters: { ...place.filters, [name]: next } });
    if (!('kind' in filter))
      return (
        <Choice
          key={name}
          label={label}
          value={value}
          options={[['', 'Any'], ...Object.entries(filter.words)]}
          onChoose={set}
        />
      );
    if (filter.kind === 'day')
      return (
        <label key={name} className={styles.choice}>
          {label}
          <input
            className={clsx(field.control, styles.input)}
            type="date"
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        </label>
      );
    if (!value) return null;
    return (
      <Button key={name} size="small" aria-label={`Clear ${label}`} onClick={() => set('')}>
        {label}: {filter.wordOf?.(value, rows) ?? value}
        <Icon name="close" />
      </Button>
    );
  });
}
