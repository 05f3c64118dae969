import { useDeferredValue, useReducer, useRef } from 'react';
import { head, labels } from '../../../content/blog/blog.ts';
import { posts } from '../../../content/blog/blog-posts.ts';
import { Section } from '../../kit/section/Section.tsx';
import { restoredState, useSaveForBack } from '../../navigation/left-state.ts';
import * as styles from './Blog.module.css';
import { BlogMasthead } from './BlogMasthead.tsx';
import { FeaturedArticles } from './FeaturedArticles.tsx';
import { BlogFilters } from './filters/BlogFilters.tsx';
import { Articles } from './list/Articles.tsx';
import { Newsletter } from './newsletter/Newsletter.tsx';
import { blogListOf, selectList, startState } from './state/blog-list.ts';
import { useArticleLinks } from './state/use-article-links.ts';
import { useVisitLikes } from './state/use-visit-likes.ts';
import { TrendingArticles } from './TrendingArticles.tsx';

const reducer = blogListOf(posts);

export const page = { Page: Blog, head };

export function Blog() {
  const [state, dispatch] = useReducer(reducer, startState, restoredState);
  useSaveForBack(state);
  const input = useRef<HTMLInputElement>(null);
  // Keep typing responsive: the list renders with the deferred search term.
  const search = useDeferredValue(state.search);
  useArticleLinks(state, dispatch);
  useVisitLikes(state.likedIds, dispatch);
  return (
    <>
      <BlogMasthead />
      <FeaturedArticles />
      <Section className={styles.list} columns="12">
        <aside className={styles.filters} aria-label={labels.filters}>
          <BlogFilters category={state.category} search={state.search} inputRef={input} dispatch={dispatch} />
        </aside>
        <Articles state={state} list={selectList(posts, { ...state, search })} inputRef={input} dispatch={dispatch} />
        <aside className={styles.more} aria-label={labels.more}>
          <TrendingArticles />
          <Newsletter />
        </aside>
      </Section>
    </>
  );
}
