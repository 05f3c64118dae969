import { type Dispatch, type MouseEvent, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { emptyState, labels, sorts } from '../../../../content/blog/blog.ts';
import { posts } from '../../../../content/blog/blog-posts.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as input from '../../../../ui/Input.module.css';
import { LiveRegion } from '../../../../ui/LiveRegion.tsx';
import * as text from '../../../../ui/Text.module.css';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { useEarlyValue } from '../../../kit/fields.ts';
import * as section from '../../../kit/section/Section.module.css';
import * as badges from '../../../kit/styles/Badge.module.css';
import * as type from '../../../kit/styles/Type.module.css';
import { categoryName } from '../article/format.ts';
import { type BlogListAction, type BlogListState, type SortId, selectList } from '../state/blog-list.ts';
import { ArticleCard } from './ArticleCard.tsx';
import * as styles from './Articles.module.css';

export interface ArticlesProps {
  state: BlogListState;
  searchBox: RefObject<HTMLInputElement | null>;
  dispatch: Dispatch<BlogListAction>;
}

export function Articles({ state, searchBox, dispatch }: ArticlesProps) {
  const { category, sort } = state;
  const list = selectList(posts, state);
  const top = useRef<HTMLDivElement>(null);
  const startOver = () => {
    dispatch({ type: 'filters/cleared' });
    searchBox.current?.focus();
  };
  return (
    <div className={styles.articles} ref={top}>
      <h2 className={text.hidden}>{labels.articles}</h2>
      <div className={`${section.row} ${styles.tools}`} data-spread>
        <div className={section.row}>
          <LiveRegion className={text.note}>{labels.showing(list.matchCount, posts.length)}</LiveRegion>
          {category !== 'all' && <span className={badges.badge}>{categoryName(category)}</span>}
        </div>
        <SortSelect sort={sort} dispatch={dispatch} />
      </div>
      <LiveRegion className={text.hidden}>{labels.shownPage(list.page, sort)}</LiveRegion>
      <div className={styles.grid}>
        {list.posts.map((post) => (
          <ArticleCard
            key={post.id}
            post={post}
            isExpanded={post.id === state.expandedId}
            isLiked={state.likedIds.includes(post.id)}
            dispatch={dispatch}
          />
        ))}
      </div>
      {list.matchCount === 0 && <EmptyState words={emptyState} all={labels.clear} onShowAll={startOver} />}
      {list.pageCount > 1 && (
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          onChoose={(page, isByPointer) => {
            dispatch({ type: 'page/chosen', page });
            // Keyboard users stay where the focus is.
            if (isByPointer) top.current?.scrollIntoView();
          }}
        />
      )}
    </div>
  );
}

const SortSelect = memo(function SortSelect({ sort, dispatch }: Pick<ArticlesProps, 'dispatch'> & { sort: SortId }) {
  const select = useRef<HTMLSelectElement>(null);
  const choose = (value: string) => {
    const chosen = sorts.find(({ id }) => id === value);
    if (chosen) dispatch({ type: 'sort/chosen', sort: chosen.id });
  };
  useEarlyValue(select, sort, choose);
  return (
    <label className={`${styles.sort} ${text.note} ${type.scripted}`}>
      {labels.sortBy}
      <select
        ref={select}
        className={`${input.input} ${input.select} ${styles.select}`}
        value={sort}
        onChange={({ target }) => choose(target.value)}
      >
        {sorts.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
});

interface PaginationProps {
  page: number;
  pageCount: number;
  onChoose: (page: number, isByPointer: boolean) => void;
}

function Pagination({ page, pageCount, onChoose }: PaginationProps) {
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
