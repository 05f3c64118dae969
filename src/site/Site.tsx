import { StoreProvider } from '../state/store.tsx';
import type { PageLoader } from './page-loader.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Shell } from './shell/Shell.tsx';

/** What only the prerenderer knows: there is no address bar, and a static page's HTML is made beforehand. */
export interface Prerendering {
  path: string;
  staticHtml: string;
}

interface SiteProps {
  pages: PageLoader;
  prerendering?: Prerendering;
}

/** The public site: everything in the document's root element. */
export function Site({ pages, prerendering }: SiteProps) {
  return (
    <ErrorBoundary>
      <StoreProvider>
        <Shell pages={pages} prerendering={prerendering} />
      </StoreProvider>
    </ErrorBoundary>
  );
}
