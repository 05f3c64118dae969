import { Link } from 'wouter';
import { Icon } from '../Icon.tsx';
import * as styles from './Pagination.module.css';

interface PaginationProps {
  page: number;
  /** `undefined` if the total is unknown. */
  lastPage: number | undefined;
  hasNext: boolean;
  hrefOf: (page: number) => string;
}

/** Steps through the pages of a list. */
export function Pagination({ page, lastPage, hasNext, hrefOf }: PaginationProps) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Step href={page > 1 ? hrefOf(page - 1) : undefined} label="Previous page" icon="previous" />
      {pagesAround(page, lastPage).map((shown, index, all) => (
        <span key={shown} className={styles.slot} data-gap={index > 0 && shown - (all[index - 1] ?? 0) > 1}>
          <Link
            className={styles.page}
            href={hrefOf(shown)}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
          >
            {shown}
          </Link>
        </span>
      ))}
      <Step href={hasNext ? hrefOf(page + 1) : undefined} label="Next page" icon="next" />
    </nav>
  );
}

function Step({ href, label, icon }: { href: string | undefined; label: string; icon: 'previous' | 'next' }) {
  if (href === undefined) {
    return (
      <button type="button" className={styles.page} disabled aria-label={label}>
        <Icon name={icon} />
      </button>
    );
  }
  return (
    <Link className={styles.page} href={href} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

/** Returns the first, last and current page, and its neighbors. */
function pagesAround(page: number, lastPage: number | undefined): number[] {
  const wanted = [1, page - 1, page, page + 1, lastPage ?? page];
  return [...new Set(wanted)].filter((shown) => shown >= 1 && shown <= (lastPage ?? page)).sort((a, b) => a - b);
}
