import { ApiError, FetchError, HttpError, TimeoutError } from './errors.ts';

export interface SendOptions extends Omit<RequestInit, 'signal'> {
  /** The time limit for headers and body together, in ms; `read` can restart it. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Sends a request without retries, and resolves with the result of `read`.
 *
 * Shapes: `read` gets a response of any status. It can call `restart` to restart the time limit, for example at each
 * chunk of a stream. A body that it leaves unread is canceled.
 * Errors: rejects with the signal's reason if the signal is aborted. Otherwise rejects with an `ApiError`: one that
 * `read` throws, a `TIMEOUT_ERROR`, or a `FETCH_ERROR` for any other error.
 * Source: specification §7.
 */
export async function send<T>(
  url: string | URL,
  { timeoutMs, signal, fetch = globalThis.fetch, ...init }: SendOptions,
  read: (response: Response, restart: () => void) => T | Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort);
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      abort();
    }, timeoutMs);
  };
  restart();
  let isRead = false;
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    const result = await read(response, restart);
    isRead = response.bodyUsed;
    return result;
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof ApiError ? cause : isLate ? new TimeoutError({ cause }) : new FetchError({ cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    if (!isRead) abort();
  }
}

/** Browsers refuse `keepalive` requests, which may outlive their page, if those under way have larger bodies in total. */
export const KEEPALIVE_MAX_BYTES = 65_536;

/** Returns an upper limit for the bytes of a text in UTF-8; infinity for any other body. */
export function mostBytesOf(body: unknown): number {
  return typeof body === 'string' ? 3 * body.length : Number.POSITIVE_INFINITY;
}

/**
 * Posts JSON and ignores the response body. Outlives its page if possible. `Accept`: form services respond with JSON
 * instead of a redirect to a page. Errors: as `send`, and `HTTP_ERROR` with the text of the body for a status outside
 * 200 to 299.
 */
export function postJson(url: string, value: unknown, options: SendOptions): Promise<void> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const body = JSON.stringify(value);
  const keepalive = mostBytesOf(body) <= KEEPALIVE_MAX_BYTES;
  return send(url, { ...options, method: 'POST', headers, body, keepalive }, async (response) => {
    const { ok, status } = response;
    if (!ok) throw new HttpError({ status, body: await response.text() });
  });
}
