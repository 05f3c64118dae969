import { createRoot } from 'react-dom/client';
import { toastWords } from '../content/toasts.ts';
import { REQUEST_TIMEOUT_MS, SUBSCRIPTION_BATCH_MS, UNUSED_DATA_KEPT_MS } from '../contract/limits.ts';
import { Cache } from '../http/cache.ts';
import { createClient } from '../http/client.ts';
import { retryAfter } from '../http/retry-after.ts';
import { StoreProvider } from '../state/store.tsx';
import { Toaster } from '../toasts/Toaster.tsx';
import { tolerateMovedNodes } from '../ui/tolerate-moved-nodes.ts';
import { apiUrl } from './api-url.ts';
import { type EarlyRequest, withEarly } from './early.ts';
import type { ScreenLoader } from './routes.ts';
import { type Connect, SessionGate } from './session/SessionGate.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Navigation } from './shell/Navigation.tsx';
import * as styles from './shell/TopBar.module.css';
import { Workspace } from './shell/Workspace.tsx';

export function startConsole(root: HTMLElement, loader: ScreenLoader, early: EarlyRequest | undefined): void {
  tolerateMovedNodes();
  createRoot(root).render(
    <Console
      loader={loader}
      connect={({ role, ...session }) => {
        const client = createClient({
          baseUrl: apiUrl,
          ...session,
          timeoutMs: REQUEST_TIMEOUT_MS,
          retry: retryAfter(),
        });
        return {
          cache: new Cache({ unusedDataKeptMs: UNUSED_DATA_KEPT_MS, subscriptionBatchMs: SUBSCRIPTION_BATCH_MS }),
          client: withEarly(client, session.readToken, early),
          readRole: () => role,
        };
      }}
    />,
  );
}

export function Console({ connect, loader }: { connect: Connect; loader: ScreenLoader }) {
  return (
    <ErrorBoundary>
      <StoreProvider>
        <Navigation>
          <SessionGate connect={connect}>{(user) => <Workspace user={user} loader={loader} />}</SessionGate>
        </Navigation>
        <div className={styles.toasts}>
          <Toaster words={toastWords} />
        </div>
      </StoreProvider>
    </ErrorBoundary>
  );
}
