import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { articleId, idIn } from '../article/article-id.ts';
import { type BlogListAction, type BlogListState, startState } from './blog-list.ts';

/** Opens and scrolls to the article in the address (`/blog#article-7`), on arrival and whenever a link changes it. */
export function useArticleLinks(state: BlogListState, dispatch: Dispatch<BlogListAction>): void {
  const { arrival } = state;
  const isRestored = useRef(state !== startState);
  const reached = useRef(arrival);
  // Layout effects, so that the list shows the article before the browser scrolls.
  useLayoutEffect(() => {
    let isBack = false;
    const follow = (stays = false) => {
      const id = idIn(window.location.hash);
      if (id) dispatch({ type: 'article/linked', id, stays });
    };
    // A second click on the same link dispatches no `hashchange`.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === window.location.hash) follow();
    };
    // Back restores the list as the reader left it.
    if (!isRestored.current) follow(!isWhereItOpened());
    const listening = new AbortController();
    const { signal } = listening;
    const onNavigate = ({ navigationType }: NavigateEvent) => {
      isBack = navigationType === 'traverse';
    };
    window.navigation?.addEventListener('navigate', onNavigate, { signal });
    window.addEventListener('hashchange', () => isBack || follow(), { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
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
