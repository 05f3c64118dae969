import { useEffect } from 'react';
import { StoreProvider } from '../state/store.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Shell, type ShellProps } from './shell/Shell.tsx';

interface SiteProps extends ShellProps {
  /** Called once the root has hydrated and React handles its events. */
  onHydrated?: () => void;
}

/** The public site: everything in the document's root element. */
export function Site({ pages, path, onHydrated }: SiteProps) {
  // `void`: React would call a returned value as the cleanup function.
  useEffect(() => void onHydrated?.(), [onHydrated]);
  return (
    <ErrorBoundary>
      <StoreProvider>
        <Shell pages={pages} path={path} />
      </StoreProvider>
    </ErrorBoundary>
  );
}
