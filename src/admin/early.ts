import { requestOf } from '../api/wire/request.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { MAX_LIMIT } from '../contract/limits.ts';
import { type Client, type HttpRequest, toFetch } from '../http/client.ts';
import { consoleHome } from '../state/session/console-home.ts';
import { readSession } from '../state/session/session-storage.ts';
import { apiUrl } from './api-url.ts';
import { NEW, parseRoute, patterns, type RouteName, routeNames } from './paths.ts';
import { readListState } from './resource/list-url.ts';
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
  const first = firstRequest(endpoints[routes[name].first], matchOf(name)?.[1] ?? '', search, user.role);
  if (!first) return undefined;
  const response = fetch(...toFetch(first, apiUrl, token));
  // Prevents an unhandled rejection until `withEarly` uses the response.
  response.catch(() => undefined);
  return { key: JSON.stringify(first), token, response };
}

/** Returns a screen's first request; `undefined` for the form of a new row, and if a filter or order needs a whole list. */
export function firstRequest(endpoint: Endpoint, id: string, query: string, role: string): HttpRequest | undefined {
  const { page, limit, search } = readListState(query);
  const isPlain = [...new URLSearchParams(query).keys()].every((key) => ['page', 'limit', 'search'].includes(key));
  if (id === NEW || (endpoint.query && !id && !isPlain)) return undefined;
  // No endpoint returns one project: its screen reads the list.
  const args = id ? { id, page: 1, limit: MAX_LIMIT } : { page, limit, search };
  return requestOf(endpoint)(args as never, role);
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
