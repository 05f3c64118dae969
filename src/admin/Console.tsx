import { StoreProvider } from '../state/store.tsx';
import { lostErrors } from '../state/toasts/lost-errors.ts';
import { useToaster } from '../state/toasts/use-toaster.ts';
import { Toaster } from '../ui/toaster/Toaster.tsx';
import { Navigation } from './navigation/Navigation.tsx';
import type { ScreenLoader } from './screen-loader.ts';
import { type Connect, SessionGate } from './session/SessionGate.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import * as styles from './shell/TopBar.module.css';
import { Workspace } from './shell/Workspace.tsx';

/** The admin console, a separate application that visitors never download. */
export function Console({ connect, loader }: { connect: Connect; loader: ScreenLoader }) {
  return (
    <ErrorBoundary>
      <StoreProvider noticesOf={lostErrors}>
        <Navigation>
          <SessionGate connect={connect}>{(user) => <Workspace user={user} loader={loader} />}</SessionGate>
        </Navigation>
        <Toasts />
      </StoreProvider>
    </ErrorBoundary>
  );
}

function Toasts() {
  return (
    <div className={styles.toasts}>
      <Toaster {...useToaster()} />
    </div>
  );
}
