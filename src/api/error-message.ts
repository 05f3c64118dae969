import { type FieldErrors, statuses } from '../contract/envelope.ts';
import { ApiError, type ErrorKind, isOutcomeUnknown } from '../http/errors.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { countOf } from '../lib/format.ts';
import { isolate } from '../lib/isolate.ts';

/** The length to which server messages are truncated, in characters. */
const MAX_LENGTH = 300;

/** Replacements for server messages. With these statuses, libraries write the messages, for example "jwt expired". */
const fixedSentences: Readonly<Record<number, string>> = {
  [statuses.unauthorized]: 'Your session has ended. Sign in again.',
  [statuses.forbidden]: "You don't have access to this.",
  [statuses.tooLarge]: 'This file is too large.',
  [statuses.unsupportedType]: "This type of file isn't supported.",
};

/** The sentences for failures after which the request may have taken effect. */
const unknownOutcomes: Readonly<Record<ErrorKind, readonly [fact: string, advice: string]>> = {
  FETCH_ERROR: ["Couldn't reach the server.", 'Check your connection and try again.'],
  TIMEOUT_ERROR: ['The server took too long to respond.', 'Try again.'],
  PARSING_ERROR: ["Couldn't read the server's response.", 'Try again.'],
  HTTP_ERROR: ['Something went wrong on our side.', 'Try again in a few minutes.'],
};

const defaultSentences: Readonly<Record<number, string>> = {
  [statuses.notFound]: 'This no longer exists.',
  [statuses.conflict]: 'Someone else changed this. Reload to see the latest version.',
};

/**
 * Returns the message to show for a failure. If the request may have taken effect, `advice` replaces the usual advice.
 * Adds no status and no exception text to the server's message. Errors: none. Source: `src/contract/README.md` §1.
 */
export function errorMessage(error: unknown, advice?: string): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Try again.';
  if (isOutcomeUnknown(error)) {
    const [fact, usual] = unknownOutcomes[error.kind];
    return `${fact} ${advice ?? usual}`;
  }
  const { status = 0, body } = error;
  if (status === statuses.tooManyRequests) {
    const seconds = Math.ceil(retryAfterMs(error) / 1000);
    return `Too many attempts. Try again ${seconds ? `in ${countOf(seconds, ['second', 'seconds'])}` : 'later'}.`;
  }
  const message: unknown = Object(body).message;
  const reason = typeof message === 'string' && message.trim() ? isolate(message, MAX_LENGTH) : undefined;
  return (
    fixedSentences[status] ??
    reason ??
    defaultSentences[status] ??
    "The server rejected this request. If it keeps happening, contact the site's administrator."
  );
}

/**
 * Returns the message to show for a failed write. If the write may have taken effect, the message says to check before
 * retrying, because a second write could duplicate the first.
 * Errors: none. Source: `src/contract/README.md` §1 (a write is never repeated automatically).
 */
export function writeErrorMessage(error: unknown): string {
  return errorMessage(error, 'The change may have gone through. Check before you try again.');
}

/**
 * Returns the errors of a form's fields, by field name; empty if the failure names no field. Accepts messages as
 * `{field: [message]}`, `{field: message}` and `[{field, message}]`. Errors: none. Source: `src/contract/README.md` §1.
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
