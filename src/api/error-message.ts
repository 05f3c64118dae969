import { type FieldErrors, statuses } from '../contract/envelope.ts';
import { ApiError, isOutcomeUnknown } from '../http/errors.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { isolate } from '../lib/isolate.ts';

/** How much is shown of what the server says. */
const MAX_LENGTH = 300;

const sentences: Readonly<Record<number, string>> = {
  [statuses.unauthorized]: 'Your session has ended. Sign in again.',
  [statuses.forbidden]: "You don't have access to this.",
  [statuses.notFound]: 'This no longer exists.',
  [statuses.conflict]: 'This was changed by someone else.',
  [statuses.tooLarge]: 'The file is too large.',
  [statuses.unsupportedType]: 'This type of file is not accepted.',
};

/**
 * The sentence that a person reads for a failure: the server's own where it refuses something, else a fixed one.
 * Always true: no status, no exception text. Errors: none. Source: `src/contract/README.md` §1.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Try again.';
  if (error.kind === 'FETCH_ERROR') return "The server can't be reached. Check your connection and try again.";
  if (error.kind === 'TIMEOUT_ERROR') return 'The server took too long to answer. Try again.';
  if (error.kind === 'PARSING_ERROR') return "The server's answer could not be read. Try again.";
  const { status = 0, body } = error;
  if (status === statuses.tooManyRequests) {
    const seconds = Math.ceil(retryAfterMs(error) / 1000);
    return seconds ? `Too many attempts. Try again in ${seconds} seconds.` : 'Too many attempts. Try again later.';
  }
  if (status >= 500) return 'The server has a problem. Try again later.';
  const message: unknown = Object(body).message;
  if (typeof message === 'string' && message.trim()) return isolate(message, MAX_LENGTH);
  return sentences[status] ?? 'The server refused this.';
}

/**
 * The same for a write, which may have been carried out although its answer says nothing of that: to make it again could
 * do it twice.
 * Errors: none. Source: `src/contract/README.md` §1 (a write is never repeated by itself).
 */
export function writeErrorMessage(error: unknown): string {
  return isOutcomeUnknown(error)
    ? `${errorMessage(error)} It may have been done all the same: look before you try again.`
    : errorMessage(error);
}

/**
 * The faults of a form's fields, by wire name; empty where the failure says nothing of fields.
 * Also reads `{field: "message"}` and `[{field, message}]`. Errors: none. Source: `src/contract/README.md` §1.
 */
export function fieldErrors(error: unknown): FieldErrors {
  const found = new Map<string, string[]>();
  const errors: unknown = error instanceof ApiError ? Object(error.body).errors : undefined;
  const pairs: [unknown, unknown][] = Array.isArray(errors)
    ? errors.map((item) => [Object(item).field, Object(item).message])
    : Object.entries(typeof errors === 'object' && errors ? errors : {});
  for (const [field, messages] of pairs) {
    const texts = [messages].flat().flatMap((text) => (typeof text === 'string' ? [isolate(text, MAX_LENGTH)] : []));
    if (typeof field === 'string' && texts.length > 0) found.set(field, [...(found.get(field) ?? []), ...texts]);
  }
  return Object.fromEntries(found);
}
