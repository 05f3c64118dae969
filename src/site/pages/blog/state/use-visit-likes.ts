import { type Dispatch, useEffect } from 'react';
import { parsed } from '../../../../lib/parsed.ts';
import { readFromTab, storeInTab } from '../../../../lib/tab-storage.ts';
import { type BlogListAction, startState } from './blog-list.ts';

const STORAGE_KEY = 'likes';

/** Stores the liked articles until the tab is closed; without storage, they last until the reader leaves the page. */
export function useVisitLikes(likedIds: readonly number[], dispatch: Dispatch<BlogListAction>): void {
  useEffect(() => {
    const ids = parsed(readFromTab(STORAGE_KEY));
    if (Array.isArray(ids)) dispatch({ type: 'likes/restored', ids: ids.filter(Number.isInteger) });
  }, [dispatch]);
  useEffect(() => {
    if (likedIds !== startState.likedIds) storeInTab(STORAGE_KEY, JSON.stringify(likedIds));
  }, [likedIds]);
}
