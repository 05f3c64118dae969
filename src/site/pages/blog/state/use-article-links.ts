import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { articleId, idIn } from '../article/article-id.ts';
import type { BlogListAction, BlogListState } from './blog-list.ts';

/** Opens and scrolls to the article in the address (`/blog#article-7`), on arrival and whenever the address changes. */
export function useArticleLinks(arrival: BlogListState['arrival'], dispatch: Dispatch<BlogListAction>): void {
  // Layout effects, so that the list shows the article before the browser scrolls.
  useLayoutEffect(() => {
    const follow = () => {
      const id = idIn(window.location.hash);
      if (id) dispatch({ type: 'article/linked', id });
    };
    // A second click on the same link dispatches no `hashchange`.
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
  // Runs after every render, because the card may appear only in a later one.
  useLayoutEffect(() => {
    if (arrival === reached.current) return;
    const card = arrival && document.getElementById(articleId(arrival.id));
    if (!card) return;
    reached.current = arrival;
    card.scrollIntoView();
    card.focus({ preventScroll: true });
  });
}
