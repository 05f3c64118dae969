import { useEffect } from 'react';
import { Router } from 'wouter';
import { parsePattern } from '../lib/parse-pattern.ts';
import { StoreProvider } from '../state/store.tsx';
import type { SiteRouter } from './navigation/router.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Shell } from './shell/Shell.tsx';

interface SiteProps {
  router: SiteRouter;
  /** The path of the loaded document. */
  path: string;
  /** Called when the root has hydrated and React handles its events. */
  onHydrated?: () => void;
}

export function Site({ router, path, onHydrated }: SiteProps) {
  // `void`: React would call a returned value as the cleanup function.
  useEffect(() => void onHydrated?.(), [onHydrated]);
  return (
    <ErrorBoundary>
      <Router hook={router.hook} parser={parsePattern} ssrPath={path}>
        <StoreProvider>
          <Shell router={router} />
        </StoreProvider>
      </Router>
    </ErrorBoundary>
  );
}
