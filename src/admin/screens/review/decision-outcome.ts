import { errorMessage, writeErrorMessage } from '../../../api/error-message.ts';
import type { Investment } from '../../../contract/investments.ts';
import { type ApiError, isOutcomeUnknown } from '../../../http/errors.ts';
import { nameOf } from './money.ts';
import type { Decision } from './review-state.ts';

/** The actual outcome of a decision the server didn't confirm. */
export interface Outcome {
  readonly sentence: string;
  /** The decision was carried out: no retry needed. */
  readonly isDone: boolean;
}

/**
 * Returns the outcome of a decision whose request failed. `row` is the investment refetched afterwards; `undefined` if
 * that failed too, or nothing could have changed.
 */
export function outcomeOf({ investment, verdict }: Decision, error: ApiError, row: Investment | undefined): Outcome {
  const name = nameOf(investment);
  const verb = verdict === 'approved' ? 'approve' : 'reject';
  if (row?.status === verdict)
    return {
      isDone: true,
      sentence: `${name} is ${verdict}. The server didn't confirm it at first, but the decision is saved.`,
    };
  if (row && row.status !== 'pending')
    return { isDone: false, sentence: `${name} had already been ${row.status} by someone else.` };
  const reason =
    row && isOutcomeUnknown(error)
      ? `${errorMessage(error)} It's still pending, so you can ${verb} it again.`
      : writeErrorMessage(error);
  return { isDone: false, sentence: `Couldn't ${verb} ${name}. ${reason}` };
}
