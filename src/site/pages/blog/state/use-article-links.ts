import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { articleId, idIn } from '../article/article-id.ts';
import type { BlogListAction, BlogListState } from './blog-list.ts';

/** Opens and scrolls to the article that the address names (`/blog#article-7`): on arrival, and whenever it changes. */
export function useArticleLinks(arrival: BlogListState['arrival'], dispatch: Dispatch<BlogListAction>): void {
  // Layout effects, so that the shell's own arrival at the page cannot come between.
  useLayoutEffect(() => {
    const follow = () => {
      const id = idIn(window.location.hash);
      if (id) dispatch({ type: 'article/linked', id });
    };
    // The address does not change when one follows the same link again.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === window.location.hash) follow();
    };
    follow();
    const listening = new AbortController();
    window.addEventListener('hashchange', follow, { signal: listening.signal });
    document.addEventListener('click', onClick, { signal: listening.signal });
    return () => listening.abort();
  }, [dispatch]);
  const reached = useRef<typeof arrival>(null);
  // After every render, because the list may come to show the card only in a later one.
  useLayoutEffect(() => {
    if (arrival === reached.current) return;
    const card = arrival && document.getElementById(articleId(arrival.id));
    if (!card) return;
    reached.current = arrival;
    card.scrollIntoView();
    card.focus({ preventScroll: true });
  });
}
