import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { type BlogListAction, type BlogListState, startState } from './blog-list.ts';

/** Returns the ID of an article's element, which is also the fragment of links to it. */
export function articleId(id: number): string {
  return `article-${id}`;
}

/** Opens and scrolls to the article in the address (`/blog#article-7`), on arrival and when a link leads to it. */
export function useArticleLinks(state: BlogListState, dispatch: Dispatch<BlogListAction>): void {
  const { arrival } = state;
  const isRestored = useRef(state !== startState);
  const reached = useRef(arrival);
  // Layout effects, so that the list shows the article before the browser scrolls.
  useLayoutEffect(() => {
    const follow = (hash: string, stays = false) => {
      const id = Number(/^#article-(\d+)$/.exec(hash)?.[1]);
      if (id) dispatch({ type: 'article/linked', id, stays });
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.pathname === window.location.pathname) follow(link.hash);
    };
    // Back restores the list as the reader left it.
    if (!isRestored.current) follow(window.location.hash, !isWhereItOpened());
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [dispatch]);
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

/** Returns whether the reader is still where the browser opens the document: at the fragment's element, or at the top. */
function isWhereItOpened(): boolean {
  const y = window.scrollY;
  (document.getElementById(window.location.hash.slice(1)) ?? document.documentElement).scrollIntoView();
  const isThere = Math.abs(window.scrollY - y) < 2;
  window.scrollTo(0, y);
  return isThere;
}
