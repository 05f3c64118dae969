import { errorMessage, writeErrorMessage } from '../../../api/error-message.ts';
import type { Investment, InvestmentDecision } from '../../../contract/investments.ts';
import { type ApiError, isOutcomeUnknown } from '../../../http/errors.ts';
import { shortMoney } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';

export type Verdict = InvestmentDecision['status'];

/** A decision that was made here. It is sent a moment later, so that it can be undone. */
export interface Decision {
  readonly investment: Investment;
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
}

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
  const isDone = row?.status === verdict;
  if (isDone)
    return {
      isDone,
      sentence: `${name} is ${verdict}. The server didn't confirm it at first, but the decision is saved.`,
    };
  if (row && row.status !== 'pending')
    return { isDone, sentence: `${name} had already been ${row.status} by someone else.` };
  const reason =
    row && isOutcomeUnknown(error)
      ? `${errorMessage(error)} It's still pending, so you can ${verb} it again.`
      : writeErrorMessage(error);
  return { isDone, sentence: `Couldn't ${verb} ${name}. ${reason}` };
}

/** An investment in a sentence: `$8,000 from Ada Byrne`. */
export function nameOf({ amount, currency, user_name }: Investment): string {
  return `${isolate(shortMoney(amount, currency))} from ${isolate(user_name)}`;
}

export function keyOf({ investment_id: id }: Investment): string {
  return String(id);
}
