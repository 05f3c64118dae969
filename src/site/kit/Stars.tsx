import { rated } from '../../content/pages/drawings.ts';
import * as styles from './Stars.module.css';

const star = 'm8 .8 2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1-3.8-3.5 5.1-.6z';

/** A rating of `count` out of five stars, labeled for screen readers. */
export function Stars({ count }: { count: number }) {
  return (
    <svg className={styles.stars} viewBox="0 0 92 16" role="img" aria-label={rated(count)}>
      <path d={Array.from({ length: count }, (_, index) => `M${index * 19} 0${star}`).join('')} />
    </svg>
  );
}
