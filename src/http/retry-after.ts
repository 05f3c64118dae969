import type { Retry } from './client.ts';
import type { ApiError } from './errors.ts';

/** A server that asks for a longer rest than this is not waited for: the failure says how long it asks for. */
const LONGEST_REST_MS = 30_000;

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
 * server's own clock where that is known; 0 where it asks for nothing. Errors: none.
 */
export function retryAfterMs({ headers }: ApiError): number {
  const text = headers?.get('retry-after') ?? '';
  const seconds = Number(text);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1000);
  return Math.max(0, Date.parse(text) - (Date.parse(headers?.get('date') ?? '') || Date.now())) || 0;
}
