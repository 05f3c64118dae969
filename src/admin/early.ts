import { REQUEST_TIMEOUT_MS } from '../contract/limits.ts';
import { SUPER_ADMIN } from '../contract/session.ts';
import { type Call, type Client, createClient } from '../http/client.ts';
import { consoleHome } from '../state/session/console-home.ts';
import { readSession } from '../state/session/session-storage.ts';
import { apiUrl } from './api-url.ts';
import { firstCallOf } from './first-call.ts';
import { placeOf } from './paths.ts';
import type { ScreenLoader } from './screen-loader.ts';
import { superAdminPlaces } from './screens.ts';

/** The age up to which an early answer is used, in ms. */
const EARLY_MS = 10_000;

/** A call that was made before the console was there to make it. */
export interface EarlyCall {
  readonly key: string;
  readonly token: string;
  readonly startedMs: number;
  readonly answer: Promise<unknown>;
}

/** Starts the code and the first call of the screen that the address names, for whoever is signed in. */
export function startEarly(loader: ScreenLoader, { pathname, search }: Location): EarlyCall | undefined {
  const session = readSession();
  if (!session) return undefined;
  const { token, user } = session;
  const home = consoleHome(user.role);
  const place = pathname.startsWith(home) ? placeOf(pathname.slice(home.length) || '/') : undefined;
  if (!place || (superAdminPlaces.has(place.name) && user.role !== SUPER_ADMIN)) return undefined;
  void loader.load(place.name);
  const call = firstCallOf(place, search, user.role);
  if (!call) return undefined;
  const client = createClient({
    baseUrl: apiUrl,
    readToken: () => token,
    onUnauthorized: () => undefined,
    timeoutMs: REQUEST_TIMEOUT_MS,
  });
  const answer = client.request(call);
  // Whoever takes it asks again after a failure.
  answer.catch(() => undefined);
  return { key: JSON.stringify(call), token, startedMs: performance.now(), answer };
}

/** Answers the first such call of the same person by what was asked for early, unless that has failed. */
export function withEarly({ request }: Client, readToken: () => string | null, early: EarlyCall | undefined): Client {
  let left = early;
  return {
    request(call: Call, signal, onFailure) {
      const isIt = left && left.key === JSON.stringify(call) && left.token === readToken();
      const isYoung = left && performance.now() - left.startedMs < EARLY_MS;
      if (!left || !isIt) return request(call, signal, onFailure);
      const { answer } = left;
      left = undefined;
      return isYoung ? answer.catch(() => request(call, signal, onFailure)) : request(call, signal, onFailure);
    },
  };
}
