import { errorMessage, fieldErrors, writeErrorMessage } from '../../api/error-message.ts';
import { statuses } from '../../contract/envelope.ts';
import type { ApiError } from '../../http/errors.ts';
import { retryAfterMs } from '../../http/retry-after.ts';
import type { Errors, Rejection } from './form-state.ts';

/**
 * Splits an error's messages into those for the fields in `names` and those for the form's summary. Without an error,
 * the save was canceled. Invariants: there is at least one message.
 */
export function toRejection<Values>(
  error: ApiError | undefined,
  names: readonly string[],
  explain?: (error: ApiError) => string,
): Rejection<Values> {
  if (!error) return { sentences: ['Save canceled.'] };
  const waitMs = retryAfterMs(error);
  const waitUntilMs = waitMs && Date.now() + waitMs;
  // Omits the number of seconds, because the button shows a countdown.
  if (waitMs && error.status === statuses.tooManyRequests)
    return { sentences: ['Too many attempts. Wait for the countdown on the button.'], waitUntilMs };
  if (explain) return { sentences: [explain(error)], waitUntilMs };
  const found = Object.entries(fieldErrors(error)).map(([name, sentences]) => [name, sentences.join(' ')] as const);
  const errors = Object.fromEntries(found.filter(([name]) => names.includes(name))) as Errors<Values>;
  const others = found.filter(([name]) => !names.includes(name)).map(([, sentence]) => sentence);
  return { errors, sentences: found.length > 0 ? others : [sentenceOf(error)], waitUntilMs };
}

/** Returns the message for a save that wasn't sent, because refetching the row failed. */
export function explainRefetchFailure(error: ApiError): string {
  return isEnded(error) ? ENDED : `Not saved. We couldn't check for newer changes first. ${errorMessage(error)}`;
}

function sentenceOf(error: ApiError): string {
  return isEnded(error) ? ENDED : writeErrorMessage(error);
}

function isEnded({ status }: ApiError): boolean {
  return status === statuses.unauthorized;
}

/** Names both steps, because the message stays on screen after the user has signed in again. */
const ENDED = 'Not saved: your session has ended. Sign in, then save again.';
