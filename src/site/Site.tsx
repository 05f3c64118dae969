import { useEffect } from 'react';
import { StoreProvider } from '../state/store.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Shell, type ShellProps } from './shell/Shell.tsx';

interface SiteProps extends ShellProps {
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
        <Shell pages={pages} path={path} />
      </StoreProvider>
    </ErrorBoundary>
  );
}
