/** Limits password guessing: after five failed attempts in a row, an email address is blocked for a minute. */
import { statuses } from '../../../contract/envelope.ts';
import { countOf } from '../../../lib/format.ts';
import { Failure } from '../failure.ts';

const ATTEMPTS_ALLOWED = 5;
const WAIT_MS = 60_000;
const MAX_ADDRESSES = 5000;

export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

export function createAttemptLimit(now: () => number) {
  const attempts = new Map<string, { count: number; lastAt: number }>();

  return {
    /** Counts an attempt. Errors: 429 with `Retry-After`. */
    begin(email: string): void {
      const { count, lastAt } = attempts.get(email) ?? { count: 0, lastAt: 0 };
      const waitMs = lastAt + WAIT_MS - now();
      if (count >= ATTEMPTS_ALLOWED && waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
      attempts.delete(email);
      const oldest = attempts.size >= MAX_ADDRESSES ? attempts.keys().next().value : undefined;
      if (oldest !== undefined) attempts.delete(oldest);
      attempts.set(email, { count: waitMs > 0 ? count + 1 : 1, lastAt: now() });
    },
    succeed(email: string): void {
      attempts.delete(email);
    },
  };
}

function tooMany(seconds: number): Failure {
  const message = `Too many attempts. Try again in ${countOf(seconds, ['second', 'seconds'])}.`;
  return new Failure(statuses.tooManyRequests, message, { headers: { 'Retry-After': String(seconds) } });
}
