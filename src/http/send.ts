import { ApiError } from './errors.ts';

/** The options of `fetch`, and a time limit. */
export interface SendOptions extends Omit<RequestInit, 'signal'> {
  /** In ms, for headers and body together; `read` may restart it. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Replaces `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Sends one request, once, and reads its response.
 *
 * Shapes: `read` gets the response whatever its status; `restart` restarts the time limit, as at each chunk of a
 * stream. A body that isn't read to its end is canceled.
 * Errors: rejects with the signal's reason once that is aborted, else with an `ApiError`: one that `read` throws,
 * `TIMEOUT_ERROR`, or `FETCH_ERROR` for anything else.
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
    throw cause instanceof ApiError ? cause : new ApiError(isLate ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    if (!isRead) abort();
  }
}

/** Posts JSON and ignores the body of the response. Errors: as `send`; `HTTP_ERROR` for a status outside 200 to 299. */
export function postJson(url: string, value: unknown, options: SendOptions): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  return send(url, { ...options, method: 'POST', headers, body: JSON.stringify(value) }, ({ ok, status }) => {
    if (!ok) throw new ApiError('HTTP_ERROR', { status });
  });
}
