import { type Dispatch, useEffect } from 'react';
import { readFromTab, storeInTab } from '../../../../lib/tab-storage.ts';
import { type BlogListAction, startState } from './blog-list.ts';

const STORAGE_KEY = 'likes';

/** Stores the liked articles until the tab is closed; without storage, they last until the reader leaves the page. */
export function useVisitLikes(likedIds: readonly number[], dispatch: Dispatch<BlogListAction>): void {
  useEffect(() => {
    const ids = readIds();
    if (ids.length > 0) dispatch({ type: 'likes/restored', ids });
  }, [dispatch]);
  useEffect(() => {
    if (likedIds !== startState.likedIds) storeInTab(STORAGE_KEY, JSON.stringify(likedIds));
  }, [likedIds]);
}

function readIds(): number[] {
  try {
    const stored: number[] = JSON.parse(readFromTab(STORAGE_KEY));
    return stored.filter(Number.isInteger);
  } catch {
    // Nothing is stored, or it isn't a list.
    return [];
  }
}
