import { ApiError } from './errors.ts';

/**
 * Makes one or more attempts of a request, and settles as the last attempt does. Calls `onFailure` with the number of
 * failed attempts before each retry.
 */
export type Retry = (
  attempt: () => Promise<unknown>,
  signal: AbortSignal | undefined,
  onFailure: OnFailure | undefined,
) => Promise<unknown>;

export type OnFailure = (failureCount: number) => void;

/** The longest `Retry-After` to wait for. A longer one makes the request fail at once. */
const MAX_WAIT_MS = 30_000;
const MAX_RETRY_AFTER_MS = 3_600_000;

/**
 * Creates a `Retry` that retries after a 5xx, a lost connection or a timeout. `delaysMs` holds the delay before each
 * retry, in ms. `Retry-After` can make a delay longer.
 */
export function retryAfter(delaysMs: readonly number[] = [1000, 2000]): Retry {
  return async (attempt, signal, onFailure) => {
    for (let count = 1; ; count++) {
      try {
        return await attempt();
      } catch (error) {
        const delayMs = delaysMs[count - 1];
        const isLost = error instanceof ApiError && (error.status ?? 500) >= 500;
        const restMs = isLost ? retryAfterMs(error) : 0;
        if (!isLost || delayMs === undefined || restMs > MAX_WAIT_MS) throw error;
        onFailure?.(count);
        await pause(Math.max(delayMs, restMs), signal);
      }
    }
  };
}

/** The longest time to wait for the end of a rate limit. */
const MAX_LIMIT_MS = 120_000;

/** Makes attempts until none is rejected with a 429, and waits for `Retry-After` before each of them. */
export function waitOutLimit<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return attempt().catch(async (error) => {
    const waitMs = error.status === 429 && retryAfterMs(error);
    if (!waitMs || waitMs > MAX_LIMIT_MS) throw error;
    await pause(waitMs, signal);
    return waitOutLimit(attempt, signal);
  });
}

/** Resolves after the delay, or when the signal is aborted. */
function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal?.aborted ? 0 : delayMs);
    signal?.addEventListener('abort', end);
  });
}

/**
 * Returns the delay that the `Retry-After` header requests, in ms: at most 1 h, and 0 without the header. A date in the
 * header is compared with the server's `Date`, because the clocks may differ.
 * Errors: none.
 */
export function retryAfterMs({ headers }: ApiError): number {
  const text = headers?.get('retry-after') ?? '';
  const seconds = Number(text);
  const untilMs = Date.parse(text) - (Date.parse(headers?.get('date') ?? '') || Date.now());
  const restMs = Number.isNaN(seconds) ? untilMs : seconds * 1000;
  return Math.min(MAX_RETRY_AFTER_MS, Math.max(0, restMs)) || 0;
}
