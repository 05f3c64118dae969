import { ApiError } from './errors.ts';
import { send } from './send.ts';

/** One call. `path` is relative to the base address; empty query values are left out; `body` is JSON or a `FormData`. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: unknown;
  /** In ms, instead of the client's. */
  readonly timeoutMs?: number;
  /** Another transport for this call, answering as `fetch` does. */
  readonly fetch?: typeof fetch;
}

/** The settings of a client. All it knows of the session, and tells it, goes through `readToken` and `onUnauthorized`. */
export interface ClientSettings {
  /** Absolute, or relative to the page. */
  readonly baseUrl: string;
  /** Read for every request; `null` or empty when nobody is signed in. */
  readonly readToken: () => string | null;
  /** The session of the present token has ended. Told once a token, however many calls are answered 401. */
  readonly onUnauthorized: () => void;
  /** In ms, for headers and body together. */
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch;
  /** Decides whether a GET that got no answer, or a 5xx, is made again: see `retryAfter`. By default it isn't. */
  readonly retry?: Retry;
}

/**
 * Tells how long to wait before a call is made again, in ms, or `undefined` where it is not. `failureCount` is how many
 * attempts have failed, this one counted in.
 */
export type Retry = (error: ApiError, failureCount: number) => number | undefined;

/** A fetch client for one API. */
export type Client = ReturnType<typeof createClient>;

/**
 * Makes a fetch client.
 *
 * Always true: a call that leads to another origin than that of `baseUrl` is not sent; the token goes by header only;
 * cookies never go; a redirect is refused; only a GET is ever made again, after a 5xx, a lost connection or a timeout.
 * Source: specification §6 and §7, `src/contract/README.md` §0 and §1.
 */
export function createClient(settings: ClientSettings) {
  const { readToken, timeoutMs, retry } = settings;
  const base = new URL(settings.baseUrl.replace(/\/*$/, '/'), globalThis.location?.href);
  let endedToken: string | null = null;

  /**
   * Makes a call and reads its answer: the parsed JSON, or `null` for a success other than 200 that
   * has no body. A signal is for one call only;
   * `onFailure` is told how many attempts have failed, each time that there is another one.
   * Errors: rejects with an `ApiError`, or with the signal's reason once that is aborted.
   */
  async function request(call: Call, signal?: AbortSignal, onFailure?: (count: number) => void): Promise<unknown> {
    for (let count = 1; ; count++) {
      try {
        return await attempt(call, signal);
      } catch (error) {
        const isLost = error instanceof ApiError && (error.status ?? 500) >= 500;
        const delayMs = isLost && call.method === 'GET' ? retry?.(error, count) : undefined;
        if (delayMs === undefined) throw error;
        onFailure?.(count);
        await pause(delayMs, signal);
      }
    }
  }

  async function attempt(call: Call, signal?: AbortSignal): Promise<unknown> {
    const url = toUrl(call, base);
    if (url.origin !== base.origin) throw new TypeError('A call leads to another origin than its API.');
    const token = readToken();
    if (token !== endedToken) endedToken = null;
    const options = { ...toInit(call, token), timeoutMs: call.timeoutMs ?? timeoutMs, signal };
    return send(url, { ...options, fetch: call.fetch ?? settings.fetch }, async (response) =>
      read(token, response, await response.text()),
    );
  }

  function read(token: string | null, { ok, status, headers }: Response, text: string): unknown {
    let body: unknown = text.trim() || null;
    try {
      // A 200 promises a body, other successes don't: an empty one was lost on its way.
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

function toUrl({ path, query = {} }: Call, base: URL): URL {
  const url = new URL(path.replace(/^\/+/, ''), base);
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') url.searchParams.set(name, `${value}`);
  }
  return url;
}

function toInit({ method, body }: Call, token: string | null): RequestInit {
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
  };
}

/** Ends early when the signal is aborted. */
function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
