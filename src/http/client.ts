import { HttpError, ParsingError } from './errors.ts';
import type { OnFailure, Retry } from './retry-after.ts';
import { KEEPALIVE_MAX_BYTES, mostBytesOf, send } from './send.ts';

/** A request. `path` is relative to the base URL. Empty query values are omitted. A `body` is JSON or a `FormData`. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: unknown;
  /** Default: the client's `timeoutMs`. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

export interface ClientSettings {
  /** An absolute URL, or one relative to the page. */
  readonly baseUrl: string;
  /** Returns the token, or `null` or `''` if signed out. Called for every request. */
  readonly readToken: () => string | null;
  /** Called when the server rejects the current token with a 401, once per token. */
  readonly onUnauthorized: () => void;
  /** Time limit in ms for headers and body together. */
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch;
  /** Retries failed GETs: see `retryAfter`. Default: no retries. */
  readonly retry?: Retry;
}

export type Client = ReturnType<typeof createClient>;

/**
 * Creates a fetch client for one API.
 *
 * Invariants: the client sends requests only to `baseUrl`'s origin, and the token only as a header. It retries only
 * GETs. It tells `fetch` to omit cookies and reject redirects.
 * Source: specification §6 and §7, `src/contract/README.md` §0 and §1.
 */
export function createClient(settings: ClientSettings) {
  const { readToken, retry } = settings;
  const { origin } = toBase(settings.baseUrl);
  let endedToken: string | null = null;
  /** The total size of the bodies under way that outlive the page. */
  let keptBytes = 0;

  /**
   * Sends a request. Resolves with the parsed JSON of the response, or with `null` for an empty 2xx other than 200.
   * Errors: rejects with an `ApiError`, with the signal's reason if aborted, or with a `TypeError` for another origin.
   */
  function request(request: HttpRequest, signal?: AbortSignal, onFailure?: OnFailure): Promise<unknown> {
    const make = () => attempt(request, signal);
    return retry && request.method === 'GET' ? retry(make, signal, onFailure) : make();
  }

  async function attempt(request: HttpRequest, signal?: AbortSignal): Promise<unknown> {
    const token = readToken();
    const [url, init] = toFetch(request, settings.baseUrl, token);
    if (url.origin !== origin) throw new TypeError('Wrong origin.');
    if (token !== endedToken) endedToken = null;
    const bytes = mostBytesOf(init.body);
    // Lets a write complete after its page is closed.
    const keepalive = keptBytes + bytes <= KEEPALIVE_MAX_BYTES;
    if (keepalive) keptBytes += bytes;
    const { timeoutMs = settings.timeoutMs, fetch = settings.fetch } = request;
    try {
      return await send(url, { ...init, keepalive, timeoutMs, signal, fetch }, async (response) =>
        read(token, response, await response.text()),
      );
    } finally {
      if (keepalive) keptBytes -= bytes;
    }
  }

  function read(token: string | null, { ok, status, headers }: Response, text: string): unknown {
    let body: unknown = text.trim() || null;
    try {
      // An empty 200 isn't valid, so `JSON.parse` throws. Other successes, such as a 204, may be empty.
      if (body || status === 200) body = JSON.parse(text);
    } catch (cause) {
      if (ok) throw new ParsingError({ status, text, cause });
    }
    if (ok) return body;
    if (status === 401 && token && token !== endedToken && token === readToken()) {
      endedToken = token;
      settings.onUnauthorized();
    }
    throw new HttpError({ status, body, headers });
  }

  return { request };
}

function toBase(baseUrl: string): URL {
  return new URL(baseUrl.replace(/\/*$/, '/'), globalThis.location?.href);
}

/** Returns the arguments of `fetch` for a request. */
export function toFetch(request: HttpRequest, baseUrl: string, token: string | null): [url: URL, init: RequestInit] {
  const { method, path, query = {}, body } = request;
  const url = new URL(path.replace(/^\/+/, ''), toBase(baseUrl));
  for (const [name, value] of Object.entries(query)) {
    if ((value ?? '') !== '') url.searchParams.set(name, `${value}`);
  }
  const isJson = body !== undefined && !(body instanceof FormData);
  const init: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      ...(isJson && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: isJson ? JSON.stringify(body) : (body ?? null),
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  };
  return [url, init];
}
