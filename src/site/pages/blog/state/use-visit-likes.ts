import { type Dispatch, useEffect } from 'react';
import { type BlogListAction, startState } from './blog-list.ts';

const STORAGE_KEY = 'likes';

/** Keeps the liked articles for this visit: until the tab is closed. Without storage they last until one leaves the page. */
export function useVisitLikes(likedIds: readonly number[], dispatch: Dispatch<BlogListAction>): void {
  useEffect(() => {
    const ids = readIds();
    if (ids.length > 0) dispatch({ type: 'likes/restored', ids });
  }, [dispatch]);
  useEffect(() => {
    if (likedIds !== startState.likedIds) writeIds(likedIds);
  }, [likedIds]);
}

function readIds(): number[] {
  try {
    const stored: number[] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return stored.filter(Number.isInteger);
  } catch {
    // No storage, or something else in it: what is no list has no filter.
    return [];
  }
}

function writeIds(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // Storage that is full or forbidden: the state still has them.
  }
}
