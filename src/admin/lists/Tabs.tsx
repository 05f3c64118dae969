import { Link } from 'wouter';
import { formatNumber } from '../../lib/format.ts';
import * as kit from '../kit/Kit.module.css';
import * as styles from './List.module.css';
import type { ListNavigation } from './use-list-place.ts';

interface TabsProps {
  /** The filter's name in the URL, and labels of its values. */
  name: string;
  words: Readonly<Record<string, string>>;
  place: ListNavigation;
  /** The number of rows per value, ignoring other filters; `''` counts all. Missing if unknown. */
  counts: Readonly<Record<string, number | undefined>>;
}

/** The values of a list's main filter, as tabs above it. */
export function Tabs({ name, words, place, counts }: TabsProps) {
  const value = place.filters[name] ?? '';
  return (
    <nav className={styles.tabs} aria-label="Status">
      {Object.entries({ '': 'All', ...words }).map(([key, word]) => {
        const count = counts[key];
        return (
          <Link
            key={key}
            className={styles.tab}
            href={place.hrefOf({ filters: { ...place.filters, [name]: key } })}
            aria-current={key === value ? 'page' : undefined}
          >
            {word}
            {count !== undefined && <span className={kit.count}> {formatNumber(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

/** Counts the rows of each value of a filter. */
export function countsOf<Row>(rows: readonly Row[], of: (row: Row) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { '': rows.length };
  for (const row of rows) counts[of(row)] = (counts[of(row)] ?? 0) + 1;
  return counts;
}
