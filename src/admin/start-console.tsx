import { createRoot } from 'react-dom/client';
import type { Api } from '../api/endpoint.ts';
import { REQUEST_TIMEOUT_MS, SUBSCRIPTION_BATCH_MS, UNUSED_DATA_KEPT_MS } from '../contract/limits.ts';
import { createClient } from '../http/client.ts';
import { OptimisticCache } from '../http/optimistic-cache.ts';
import { retryAfter } from '../http/retry-after.ts';
import { tolerateMovedNodes } from '../ui/tolerate-moved-nodes.ts';
import { apiUrl } from './api-url.ts';
import { Console } from './Console.tsx';
import { type EarlyCall, withEarly } from './early.ts';
import type { ScreenLoader } from './screen-loader.ts';

/** Draws the console, which goes on with what was started before it. `inspect` looks into each person's API. */
export function startConsole(
  root: HTMLElement,
  loader: ScreenLoader,
  early: EarlyCall | undefined,
  inspect: <A extends Api>(api: A) => A = (api) => api,
): void {
  tolerateMovedNodes();
  createRoot(root).render(
    <Console
      loader={loader}
      connect={({ role, readToken, onUnauthorized }) => {
        const timeoutMs = REQUEST_TIMEOUT_MS;
        const client = createClient({ baseUrl: apiUrl, readToken, onUnauthorized, timeoutMs, retry: retryAfter() });
        return inspect({
          cache: new OptimisticCache({
            unusedDataKeptMs: UNUSED_DATA_KEPT_MS,
            subscriptionBatchMs: SUBSCRIPTION_BATCH_MS,
          }),
          client: withEarly(client, readToken, early),
          readRole: () => role,
        });
      }}
    />,
  );
}
