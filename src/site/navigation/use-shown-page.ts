import { useEffect, useState } from 'react';
import type { Delivered } from './adopt-styles.ts';
import type { PageLoader } from './page-loader.ts';

export interface ShownPage {
  path: string;
  /** Null where its code could not be fetched. */
  Page: Delivered | null;
}

/**
 * The page to draw for `path`.
 *
 * The old page stays until the new one is here, so a move never shows an empty frame; one that is here already (it was
 * fetched ahead) is drawn in the same render.
 */
export function useShownPage(pages: PageLoader, path: string): ShownPage {
  const [shown, setShown] = useState<ShownPage>(() => ({ path, Page: pages.peek(path) ?? null }));
  const here = shown.path === path ? undefined : pages.peek(path);
  if (here) setShown({ path, Page: here });

  useEffect(() => {
    if (shown.path === path) return;
    let isWanted = true;
    const show = (Page: Delivered | null) => isWanted && setShown({ path, Page });
    pages.load(path).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [pages, path, shown.path]);

  return shown;
}
