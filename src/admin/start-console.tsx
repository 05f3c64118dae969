import { createRoot } from 'react-dom/client';
import { REQUEST_TIMEOUT_MS, SUBSCRIPTION_BATCH_MS, UNUSED_DATA_KEPT_MS } from '../contract/limits.ts';
import { Cache } from '../http/cache.ts';
import { createClient } from '../http/client.ts';
import { retryAfter } from '../http/retry-after.ts';
import { tolerateMovedNodes } from '../ui/tolerate-moved-nodes.ts';
import { apiUrl } from './api-url.ts';
import { Console } from './Console.tsx';
import { type EarlyCall, withEarly } from './early.ts';
import type { ScreenLoader } from './screen-loader.ts';

/** Renders the console, which uses the early request. */
export function startConsole(root: HTMLElement, loader: ScreenLoader, early: EarlyCall | undefined): void {
  tolerateMovedNodes();
  createRoot(root).render(
    <Console
      loader={loader}
      connect={({ role, readToken, onUnauthorized }) => {
        const timeoutMs = REQUEST_TIMEOUT_MS;
        const client = createClient({ baseUrl: apiUrl, readToken, onUnauthorized, timeoutMs, retry: retryAfter() });
        return {
          cache: new Cache({
            unusedDataKeptMs: UNUSED_DATA_KEPT_MS,
            subscriptionBatchMs: SUBSCRIPTION_BATCH_MS,
          }),
          client: withEarly(client, readToken, early),
          readRole: () => role,
        };
      }}
    />,
  );
}
