import { Fragment } from 'react';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as styles from './List.module.css';

interface PaginationProps {
  page: number;
  /** `undefined` if the total is unknown. */
  lastPage: number | undefined;
  hasNext: boolean;
  hrefOf: (page: number) => string;
}

const look = { className: styles.page, variant: 'plain', size: 'small' } as const;

export function Pagination({ page, lastPage, hasNext, hrefOf }: PaginationProps) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Step href={page > 1 ? hrefOf(page - 1) : undefined} label="Previous page" icon="previous" />
      {pagesAround(page, lastPage).map((shown, index, all) => (
        <Fragment key={shown}>
          {index > 0 && shown - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link href={hrefOf(shown)} asChild>
            <ButtonLink {...look} aria-label={`Page ${shown}`} aria-current={shown === page ? 'page' : undefined}>
              {shown}
            </ButtonLink>
          </Link>
        </Fragment>
      ))}
      <Step href={hasNext ? hrefOf(page + 1) : undefined} label="Next page" icon="next" />
    </nav>
  );
}

function Step({ href, label, icon }: { href: string | undefined; label: string; icon: 'previous' | 'next' }) {
  const looks = { ...look, 'aria-label': label };
  const mark = <Icon name={icon} />;
  if (href === undefined)
    return (
      <Button {...looks} disabled>
        {mark}
      </Button>
    );
  return (
    <Link href={href} asChild>
      <ButtonLink {...looks}>{mark}</ButtonLink>
    </Link>
  );
}

/** Returns the first, last and current page, and its neighbors. */
function pagesAround(page: number, lastPage: number | undefined): number[] {
  const wanted = [1, page - 1, page, page + 1, lastPage ?? page];
  return [...new Set(wanted)].filter((shown) => shown >= 1 && shown <= (lastPage ?? page)).sort((a, b) => a - b);
}
