/** Limits password guessing: after five failed attempts in a row, an email address is blocked for a minute. */
import { statuses } from '../../../contract/envelope.ts';
import { countOf } from '../../../lib/format.ts';
import { Failure } from '../failure.ts';

const ATTEMPTS_ALLOWED = 5;
const WAIT_MS = 60_000;
const MAX_ADDRESSES = 5000;

export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

/** Creates a function that makes an attempt and returns whether it succeeds. Errors: 429 with `Retry-After`. */
export function createAttemptLimit(now: () => number) {
  const attempts = new Map<string, { count: number; lastAt: number }>();

  return (email: string, attempt: () => boolean): boolean => {
    const { count, lastAt } = attempts.get(email) ?? { count: 0, lastAt: 0 };
    const waitMs = lastAt + WAIT_MS - now();
    if (count >= ATTEMPTS_ALLOWED && waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1000);
      const message = `Too many attempts. Try again in ${countOf(seconds, ['second', 'seconds'])}.`;
      throw new Failure(statuses.tooManyRequests, message, { headers: { 'Retry-After': String(seconds) } });
    }
    attempts.delete(email);
    if (attempt()) return true;
    const [oldest = ''] = attempts.keys();
    if (attempts.size >= MAX_ADDRESSES) attempts.delete(oldest);
    attempts.set(email, { count: waitMs > 0 ? count + 1 : 1, lastAt: now() });
    return false;
  };
}
