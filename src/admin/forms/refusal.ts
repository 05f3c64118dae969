import { errorMessage, fieldErrors, writeErrorMessage } from '../../api/error-message.ts';
import { statuses } from '../../contract/envelope.ts';
import type { ApiError } from '../../http/errors.ts';
import { retryAfterMs } from '../../http/retry-after.ts';
import type { Errors } from './form-state.ts';

interface Refusal<Values> {
  errors: Errors<Values>;
  sentences: readonly string[];
  waitUntilMs: number;
}

/**
 * A failure as a form shows it: sentences at the fields it has, all others in the summary.
 *
 * Always true: it says something.
 */
export function toRefusal<Values>(
  error: ApiError | undefined,
  names: readonly string[],
  explain?: (error: ApiError) => string,
): Refusal<Values> {
  if (!error) return { errors: {}, sentences: ['This was stopped before it was saved.'], waitUntilMs: 0 };
  const restMs = retryAfterMs(error);
  const waitUntilMs = restMs && Date.now() + restMs;
  if (explain) return { errors: {}, sentences: [explain(error)], waitUntilMs };
  const found = Object.entries(fieldErrors(error)).map(([name, sentences]) => [name, sentences.join(' ')] as const);
  const errors = Object.fromEntries(found.filter(([name]) => names.includes(name))) as Errors<Values>;
  const others = found.filter(([name]) => !names.includes(name)).map(([, sentence]) => sentence);
  return { errors, sentences: found.length > 0 ? others : [sentenceOf(error)], waitUntilMs };
}

/** The sentence for a row that could not be read anew, so that nothing was sent. */
export function explainUnread(error: ApiError): string {
  return isEnded(error)
    ? ENDED
    : `Nothing was sent: what is stored now could not be read first. ${errorMessage(error)}`;
}

function sentenceOf(error: ApiError): string {
  return isEnded(error) ? ENDED : writeErrorMessage(error);
}

function isEnded({ status }: ApiError): boolean {
  return status === statuses.unauthorized;
}

/** Read before and after the new sign-in. */
const ENDED = 'This was not saved: your session had ended. Save it again.';
