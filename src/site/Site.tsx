import { useEffect } from 'react';
import { StoreProvider } from '../state/store.tsx';
import type { ShownPage } from './navigation/use-page.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Shell } from './shell/Shell.tsx';

interface SiteProps {
  /** The page of the loaded document. */
  first: ShownPage;
  /** Called when the root has hydrated and React handles its events. */
  onHydrated?: () => void;
}

export function Site({ first, onHydrated }: SiteProps) {
  // `void`: React would call a returned value as the cleanup function.
  useEffect(() => void onHydrated?.(), [onHydrated]);
  return (
    <ErrorBoundary>
      <StoreProvider>
        <Shell first={first} />
      </StoreProvider>
    </ErrorBoundary>
  );
}
