import { type Client, type HttpRequest, toFetch } from '../http/client.ts';
import { consoleHome } from '../state/session/console-home.ts';
import { readSession } from '../state/session/session-storage.ts';
import { apiUrl } from './api-url.ts';
import { parseRoute, patterns, type RouteName, routeNames } from './paths.ts';
import { mayOpen, routes, type ScreenLoader } from './routes.ts';

/** A request sent before the console's code has loaded. */
export interface EarlyRequest {
  readonly key: string;
  readonly token: string;
  readonly response: Promise<Response>;
}

/** Prefetches code and data of the URL's screen for the stored session. Returns `undefined` if it sends no request. */
export function startEarly(loader: ScreenLoader, { pathname, search }: Location): EarlyRequest | undefined {
  const session = readSession();
  if (!session) return undefined;
  const { token, user } = session;
  const home = consoleHome(user.role);
  const path = pathname.startsWith(home) ? pathname.slice(home.length) : '*';
  const matchOf = (name: RouteName) => parseRoute(patterns[name]).pattern.exec(path);
  const name = routeNames.find(matchOf);
  if (!name || !mayOpen(name, user.role)) return undefined;
  void loader.load(name);
  const first = routes[name].first({ id: matchOf(name)?.[1] ?? '', query: search, role: user.role });
  if (!first) return undefined;
  const response = fetch(...toFetch(first, apiUrl, token));
  // Prevents an unhandled rejection until `withEarly` uses the response.
  response.catch(() => undefined);
  return { key: JSON.stringify(first), token, response };
}

/** Wraps a client: the prefetch is the first attempt of the first matching request with the same token. */
export function withEarly(
  { request }: Client,
  readToken: () => string | null,
  early: EarlyRequest | undefined,
): Client {
  let left = early;
  return {
    request(wanted: HttpRequest, signal, onFailure) {
      if (left?.key !== JSON.stringify(wanted) || left.token !== readToken()) return request(wanted, signal, onFailure);
      let { response: first }: { response?: Promise<Response> } = left;
      left = undefined;
      const take: typeof fetch = (...again) => {
        const response = first ?? fetch(...again);
        first = undefined;
        return response;
      };
      return request({ ...wanted, fetch: take }, signal, onFailure);
    },
  };
}
