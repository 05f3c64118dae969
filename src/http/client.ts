import { ApiError } from './errors.ts';
import { send } from './send.ts';

/** One request. `path` is relative to the base URL; empty query values are left out; `body` is JSON or a `FormData`. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: unknown;
  /** In ms. Default: the client's. */
  readonly timeoutMs?: number;
  /** Replaces `fetch` for this request. */
  readonly fetch?: typeof fetch;
}

/** The settings of a client. */
export interface ClientSettings {
  /** Absolute, or relative to the page. */
  readonly baseUrl: string;
  /** Returns the token, or `null` or `''` if signed out. Called for every request. */
  readonly readToken: () => string | null;
  /** Called when a 401 rejects the current token: once per token, however many responses are 401. */
  readonly onUnauthorized: () => void;
  /** Time limit in ms for headers and body together. */
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch;
  /** Repeats a GET that fails: see `retryAfter`. Default: no retries. */
  readonly retry?: Retry;
}

/**
 * Makes one or more attempts of a request, and settles as the last one does. Calls `onFailure` with the number of
 * failed attempts before each retry.
 */
export type Retry = (
  attempt: () => Promise<unknown>,
  signal: AbortSignal | undefined,
  onFailure: OnFailure | undefined,
) => Promise<unknown>;

export type OnFailure = (failureCount: number) => void;

/** A fetch client for one API. */
export type Client = ReturnType<typeof createClient>;

/**
 * Creates a fetch client for one API.
 *
 * Invariants: never sends a request to an origin other than `baseUrl`'s; sends the token as a header only; retries only
 * GETs; tells `fetch` to omit cookies and reject redirects.
 * Source: specification §6 and §7, `src/contract/README.md` §0 and §1.
 */
export function createClient(settings: ClientSettings) {
  const { readToken, timeoutMs, retry } = settings;
  const base = new URL(settings.baseUrl.replace(/\/*$/, '/'), globalThis.location?.href);
  let endedToken: string | null = null;

  /**
   * Sends a request and reads its response: the parsed JSON, or `null` for a success other than 200 that has no body.
   * Errors: rejects with an `ApiError`, or with the signal's reason once that is aborted.
   */
  function request(request: HttpRequest, signal?: AbortSignal, onFailure?: OnFailure): Promise<unknown> {
    const make = () => attempt(request, signal);
    return retry && request.method === 'GET' ? retry(make, signal, onFailure) : make();
  }

  async function attempt(request: HttpRequest, signal?: AbortSignal): Promise<unknown> {
    const url = toUrl(request, base);
    if (url.origin !== base.origin) throw new TypeError("The request's URL isn't on the API's origin.");
    const token = readToken();
    if (token !== endedToken) endedToken = null;
    const options = { ...toInit(request, token), timeoutMs: request.timeoutMs ?? timeoutMs, signal };
    return send(url, { ...options, fetch: request.fetch ?? settings.fetch }, async (response) =>
      read(token, response, await response.text()),
    );
  }

  function read(token: string | null, { ok, status, headers }: Response, text: string): unknown {
    let body: unknown = text.trim() || null;
    try {
      // Only a 200 must have a body: if it is empty, the body was lost.
      if (body || status === 200) body = JSON.parse(text);
    } catch (cause) {
      if (ok) throw new ApiError('PARSING_ERROR', { status, text, cause });
    }
    if (ok) return body;
    if (status === 401 && token && token !== endedToken && token === readToken()) {
      endedToken = token;
      settings.onUnauthorized();
    }
    throw new ApiError('HTTP_ERROR', { status, body, headers });
  }

  return { request };
}

function toUrl({ path, query = {} }: HttpRequest, base: URL): URL {
  const url = new URL(path.replace(/^\/+/, ''), base);
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') url.searchParams.set(name, `${value}`);
  }
  return url;
}

function toInit({ method, body }: HttpRequest, token: string | null): RequestInit {
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
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
    // A write completes even if its page is closed.
    keepalive: isJson,
  };
}
