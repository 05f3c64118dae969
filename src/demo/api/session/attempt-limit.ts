/** Limits password guessing: after some failures in a row, sign-ins with that email address must wait. */
import { statuses } from '../../../contract/envelope.ts';
import { Failure } from '../wire/failure.ts';

export const ATTEMPTS_ALLOWED = 5;
export const ATTEMPTS_WAIT_MS = 60_000;
const MAX_ADDRESSES = 5000;

export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

export function createAttemptLimit(now: () => number) {
  const attempts = new Map<string, { count: number; lastAt: number }>();

  return {
    /** Counts an attempt before checking the password, so that parallel ones count. Errors: 429 with `Retry-After`. */
    begin(email: string): void {
      const key = keyOf(email);
      const known = attempts.get(key);
      const waitMs = known ? known.lastAt + ATTEMPTS_WAIT_MS - now() : 0;
      const count = waitMs > 0 && known ? known.count : 0;
      if (count >= ATTEMPTS_ALLOWED) throw tooMany(Math.ceil(waitMs / 1000));
      attempts.delete(key);
      const oldest = attempts.size >= MAX_ADDRESSES ? attempts.keys().next().value : undefined;
      if (oldest !== undefined) attempts.delete(oldest);
      attempts.set(key, { count: count + 1, lastAt: now() });
    },
    /** Resets the count after a successful attempt. */
    succeed(email: string): void {
      attempts.delete(keyOf(email));
    },
  };
}

function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

function tooMany(seconds: number): Failure {
  return new Failure(statuses.tooManyRequests, `Too many attempts. Try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
