import { type ComponentType, useEffect, useState } from 'react';
import type { PageLoader } from '../page-loader.ts';
import { LoadFailure } from './LoadFailure.tsx';

export interface ShownPage {
  path: string;
  /** Null for the static page that the document brought along. */
  Page: ComponentType | null;
}

/**
 * The page to draw for `path`.
 *
 * The old page stays until the new one is here, so a move never shows an empty frame; one that is here already (it was
 * fetched on hover) is drawn in the same render.
 */
export function useShownPage(pages: PageLoader, path: string): ShownPage {
  const [shown, setShown] = useState<ShownPage>(() => ({ path, Page: pages.peek(path)?.Page ?? null }));
  const here = shown.path === path ? undefined : pages.peek(path);
  if (here) setShown({ path, Page: here.Page });

  useEffect(() => {
    if (shown.path === path) return;
    let isWanted = true;
    const show = (Page: ComponentType) => isWanted && setShown({ path, Page });
    pages.load(path).then(
      (page) => show(page.Page),
      () => show(LoadFailure),
    );
    return () => {
      isWanted = false;
    };
  }, [pages, path, shown.path]);

  return shown;
}
