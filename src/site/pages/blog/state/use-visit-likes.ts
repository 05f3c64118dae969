import { type Dispatch, useEffect } from 'react';
import { keep, readKept } from '../../../../lib/tab-storage.ts';
import { type BlogListAction, startState } from './blog-list.ts';

const STORAGE_KEY = 'likes';

/** Keeps the liked articles for this visit: until the tab is closed. Without storage they last until one leaves the page. */
export function useVisitLikes(likedIds: readonly number[], dispatch: Dispatch<BlogListAction>): void {
  useEffect(() => {
    const ids = readIds();
    if (ids.length > 0) dispatch({ type: 'likes/restored', ids });
  }, [dispatch]);
  useEffect(() => {
    if (likedIds !== startState.likedIds) keep(STORAGE_KEY, JSON.stringify(likedIds));
  }, [likedIds]);
}

function readIds(): number[] {
  try {
    const stored: number[] = JSON.parse(readKept(STORAGE_KEY));
    return stored.filter(Number.isInteger);
  } catch {
    // Nothing is kept, or something else: what is no list has no filter.
    return [];
  }
}
