import clsx from 'clsx';
import { memo, useDeferredValue, useReducer, useState } from 'react';
import { Section } from '../../kit/section/Section.tsx';
import { useDrawnWhole } from '../../shell/use-drawn-whole.ts';
import { Articles } from './Articles.tsx';
import * as styles from './Blog.module.css';
import { BlogFilters } from './BlogFilters.tsx';
import { BlogMasthead } from './BlogMasthead.tsx';
import { CARRIED_ID, carried, posts } from './blog-data.ts';
import { blogListReducer, selectList, startState } from './blog-list.ts';
import { FeaturedArticles } from './FeaturedArticles.tsx';
import { Newsletter } from './Newsletter.tsx';
import { TrendingArticles } from './TrendingArticles.tsx';
import { useArticleLinks } from './use-article-links.ts';
import { useVisitLikes } from './use-visit-likes.ts';

/** The blog: what is featured, then the list with its filters beside it. */
export function Page() {
  const [state, dispatch] = useReducer(blogListReducer, startState);
  // The letter is drawn at once; the cards follow, and are skipped where the next letter is faster.
  const search = useDeferredValue(state.search);
  const isWhole = useDrawnWhole();
  const isListed = useIsInDocument() || isWhole;
  useArticleLinks(state.arrival, dispatch);
  useVisitLikes(state.likedIds, dispatch);
  return (
    <>
      <BlogMasthead />
      <FeaturedArticles />
      <Section className={clsx(styles.list, isListed || styles.coming)} isColumns>
        {isListed && (
          <>
            <aside className={styles.filters} aria-label="Filter articles">
              <BlogFilters category={state.category} search={state.search} dispatch={dispatch} />
            </aside>
            <Articles state={state} list={selectList(posts, { ...state, search })} dispatch={dispatch} />
            <aside className={styles.more} aria-label="More from the blog">
              <TrendingArticles />
              <Newsletter />
            </aside>
          </>
        )}
      </Section>
      <CarriedData />
    </>
  );
}

/** Whether the document brought the page along; after a move the list is drawn once title and strip are on screen. */
function useIsInDocument(): boolean {
  const [isInDocument] = useState(() => typeof document === 'undefined' || !!document.getElementById(CARRIED_ID));
  return isInDocument;
}

const CarriedData = memo(function CarriedData() {
  return (
    carried && (
      <p hidden id={CARRIED_ID}>
        {carried}
      </p>
    )
  );
});
