import type { Investment, InvestmentDecision } from '../../../contract/investments.ts';

export type Verdict = InvestmentDecision['status'];

/** A decision that was made here. It is sent a moment later, so that it can be undone. */
export interface Decision {
  readonly investment: Investment;
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
}

/** The decisions made here, sent or about to be, by investment id. */
export type Decided = Readonly<Record<string, Verdict>>;

/** Returns the keys of the review's cases: pending or decided here, oldest first. */
export function queueOf(investments: readonly Investment[], decided: Decided): readonly string[] {
  return investments
    .filter((each) => each.status === 'pending' || keyOf(each) in decided)
    .toSorted((some, other) => Date.parse(some.created_at) - Date.parse(other.created_at))
    .map(keyOf);
}

/** Returns the key of the next undecided case after `index`, wrapping around; `undefined` if none is left. */
export function nextOpen(queue: readonly string[], decided: Decided, index: number): string | undefined {
  const turned = [...queue.slice(index + 1), ...queue.slice(0, Math.max(0, index + 1))];
  return turned.find((key) => !(key in decided));
}

export function keyOf({ investment_id: id }: Investment): string {
  return String(id);
}
