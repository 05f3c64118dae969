import { StoreProvider } from '../state/store.tsx';
import type { PageLoader } from './page-loader.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Shell } from './shell/Shell.tsx';

interface SiteProps {
  pages: PageLoader;
  /** The path to render where there is no browser. */
  ssrPath?: string;
}

/** The public site: everything between `<body>` and `</body>`. */
export function Site({ pages, ssrPath }: SiteProps) {
  return (
    <ErrorBoundary>
      <StoreProvider>
        <Shell pages={pages} ssrPath={ssrPath} />
      </StoreProvider>
    </ErrorBoundary>
  );
}
