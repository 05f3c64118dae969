import type { Retry } from './client.ts';
import type { ApiError } from './errors.ts';

/** A server that asks for a longer rest than this is not waited for: the failure says how long it asks for. */
const LONGEST_REST_MS = 30_000;
/** A longer wish is a mistake, and nobody is to wait for years. */
const LONGEST_WISH_MS = 3_600_000;

/**
 * Makes a `Retry` that waits longer each time: `delaysMs`, in ms, are as many as there are repetitions; not before the time
 * that `Retry-After` names.
 */
export function retryAfter(delaysMs: readonly number[] = [1000, 2000]): Retry {
  return (error, failureCount) => {
    const delayMs = delaysMs[failureCount - 1];
    const restMs = retryAfterMs(error);
    return delayMs === undefined || restMs > LONGEST_REST_MS ? undefined : Math.max(delayMs, restMs);
  };
}

/**
 * How long a server asks to wait (`Retry-After`), in ms: given as seconds, or as a date, which is compared with the
 * server's own clock where that is known; 0 where it asks for nothing, an hour at most. Errors: none.
 */
export function retryAfterMs({ headers }: ApiError): number {
  const text = headers?.get('retry-after') ?? '';
  const seconds = Number(text);
  const untilMs = Date.parse(text) - (Date.parse(headers?.get('date') ?? '') || Date.now());
  const restMs = Number.isNaN(seconds) ? untilMs : seconds * 1000;
  return Math.min(LONGEST_WISH_MS, Math.max(0, restMs)) || 0;
}
