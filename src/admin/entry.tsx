import { createRoot } from 'react-dom/client';
import { REQUEST_TIMEOUT_MS, SUBSCRIPTION_BATCH_MS, UNUSED_DATA_KEPT_MS } from '../contract/limits.ts';
import { Cache } from '../http/cache.ts';
import { createClient } from '../http/client.ts';
import { apiUrl } from './api-url.ts';
import { Console } from './Console.tsx';
import type { Connect } from './session/SessionGate.tsx';

const connect: Connect = ({ role, readToken, onUnauthorized }) => ({
  cache: new Cache({ unusedDataKeptMs: UNUSED_DATA_KEPT_MS, subscriptionBatchMs: SUBSCRIPTION_BATCH_MS }),
  client: createClient({ baseUrl: apiUrl, readToken, onUnauthorized, timeoutMs: REQUEST_TIMEOUT_MS }),
  readRole: () => role,
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<Console connect={connect} />);
