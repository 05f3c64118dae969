import { useEffect, useState } from 'react';
import type { Delivered } from './adopt-styles.ts';
import type { PageLoader } from './page-loader.ts';

export interface ShownPage {
  path: string;
  /** Null if its code failed to load. */
  Page: Delivered | null;
}

/**
 * Returns the page to render for `path`.
 *
 * The old page stays until the new one has loaded, so navigation never shows an empty frame. A page that is
 * already loaded renders at once.
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
