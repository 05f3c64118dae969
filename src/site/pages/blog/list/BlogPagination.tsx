import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { labels } from '../../../../content/blog/blog.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as section from '../../../kit/section/Section.module.css';
import * as type from '../../../kit/styles/Type.module.css';
import * as styles from './BlogPagination.module.css';

interface BlogPaginationProps {
  page: number;
  pageCount: number;
  onChoose: (page: number, isByPointer: boolean) => void;
}

export function BlogPagination({ page, pageCount, onChoose }: BlogPaginationProps) {
  const nav = useRef<HTMLElement>(null);
  // Previous or Next loses the focus when it becomes disabled, so move the focus to the current page.
  useLayoutEffect(() => {
    const isDropped = nav.current?.querySelector(':disabled') === document.activeElement;
    if (isDropped) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  const choose = (chosen: number) => ({
    size: 'small' as const,
    // A click by keyboard has a `detail` of 0.
    onClick: ({ detail }: MouseEvent) => onChoose(chosen, detail > 0),
  });
  return (
    <nav
      ref={nav}
      className={`${section.row} ${styles.pagination} ${type.scripted}`}
      data-spread
      aria-label={labels.pages}
    >
      <Button {...choose(page - 1)} disabled={page === 1}>
        {labels.previous}
      </Button>
      <div className={section.row}>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <Button
            key={number}
            {...choose(number)}
            className={styles.number}
            aria-label={`${labels.page} ${number}`}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Button>
        ))}
      </div>
      <Button {...choose(page + 1)} disabled={page === pageCount}>
        {labels.next}
      </Button>
    </nav>
  );
}
