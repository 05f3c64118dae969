import { useEffect } from 'react';
import { Router } from 'wouter';
import { StoreProvider } from '../state/store.tsx';
import type { PageLoader } from './navigation/page-loader.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Shell } from './shell/Shell.tsx';

interface SiteProps {
  pages: PageLoader;
  /** Only for the prerenderer, which has no address bar. */
  path?: string;
  /** Called once it listens. */
  onAwake?: () => void;
}

/** The public site: everything in the document's root element. */
export function Site({ pages, path, onAwake }: SiteProps) {
  // An answer of it would be called by React at the end.
  useEffect(() => void onAwake?.(), [onAwake]);
  return (
    <ErrorBoundary>
      <StoreProvider>
        <Router {...(path && { ssrPath: path })}>
          <Shell pages={pages} />
        </Router>
      </StoreProvider>
    </ErrorBoundary>
  );
}
