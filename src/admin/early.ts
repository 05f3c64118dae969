import { REQUEST_TIMEOUT_MS } from '../contract/limits.ts';
import { type Call, type Client, createClient } from '../http/client.ts';
import { consoleHome } from '../state/session/console-home.ts';
import { readSession } from '../state/session/session-storage.ts';
import { apiUrl } from './api-url.ts';
import { matchRoute } from './paths.ts';
import { mayOpen, routes, type ScreenLoader } from './routes.ts';

/** A request sent before the console's code has loaded. */
export interface EarlyCall {
  readonly key: string;
  readonly token: string;
  readonly response: Promise<unknown>;
}

/** Prefetches the code and the first request of the screen in the URL, if there is a stored session. */
export function startEarly(loader: ScreenLoader, { pathname, search }: Location): EarlyCall | undefined {
  const session = readSession();
  if (!session) return undefined;
  const { token, user } = session;
  const home = consoleHome(user.role);
  const match = pathname.startsWith(home) ? matchRoute(pathname.slice(home.length) || '/') : undefined;
  if (!match || !mayOpen(match.name, user.role)) return undefined;
  void loader.load(match.name);
  const call = routes[match.name].first({ id: match.id, query: search, role: user.role });
  if (!call) return undefined;
  const client = createClient({
    baseUrl: apiUrl,
    readToken: () => token,
    onUnauthorized: () => undefined,
    timeoutMs: REQUEST_TIMEOUT_MS,
  });
  const response = client.request(call);
  // `withEarly` retries failed prefetches.
  response.catch(() => undefined);
  return { key: JSON.stringify(call), token, response };
}

/** Reuses the prefetch for the first matching request with the same token, unless it failed. */
export function withEarly({ request }: Client, readToken: () => string | null, early: EarlyCall | undefined): Client {
  let left = early;
  return {
    request(call: Call, signal, onFailure) {
      const send = () => request(call, signal, onFailure);
      if (left?.key !== JSON.stringify(call) || left.token !== readToken()) return send();
      const { response } = left;
      left = undefined;
      return response.catch(send);
    },
  };
}
