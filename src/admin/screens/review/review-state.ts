import type { Investment } from '../../../contract/investments.ts';
import type { Verdict } from '../investments/use-decide.ts';

/** A decision that was made here. It is sent a moment later, so that it can be taken back. */
export interface Decision {
  readonly investment: Investment;
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
}

/** The cases of a review, by the ids of the investments. */
export interface ReviewState {
  /** Every case that was pending at some time since the review began, the longest waiting first. */
  readonly queue: readonly string[];
  /** Decisions made here, sent or about to be. */
  readonly decided: Readonly<Record<string, Verdict>>;
  /** Investors whose cases somebody else has decided meanwhile: the newest few. */
  readonly taken: readonly string[];
}

export const noReview: ReviewState = { queue: [], decided: {}, taken: [] };

/** Takes in the list as it is now: new cases join at the end, and what others have decided is told. */
export function renewReview(state: ReviewState, investments: readonly Investment[]): ReviewState {
  const pending = investments
    .filter(({ status }) => status === 'pending')
    .toSorted((some, other) => Date.parse(some.created_at) - Date.parse(other.created_at));
  const added = pending.map(keyOf).filter((key) => !state.queue.includes(key));
  const isOpen = new Set(pending.map(keyOf));
  const gone = state.queue.filter((key) => !isOpen.has(key) && !(key in state.decided));
  const names = gone.map((key) => investments.find((each) => keyOf(each) === key)?.user_name ?? 'one that was deleted');
  const taken = gone.length > 0 ? names : state.taken;
  if (added.length === 0 && gone.length === 0) return state;
  return { ...state, queue: [...state.queue.filter((key) => !gone.includes(key)), ...added], taken };
}

/** The same with a decision, or without the one that was made. */
export function withVerdict(state: ReviewState, investment: Investment, verdict: Verdict | undefined): ReviewState {
  const { [keyOf(investment)]: _, ...others } = state.decided;
  return { ...state, decided: verdict ? { ...others, [keyOf(investment)]: verdict } : others };
}

/** The key of the next undecided case after a place, going round; `undefined` where none is left. */
export function nextOpen({ queue, decided }: ReviewState, index: number): string | undefined {
  const turned = [...queue.slice(index + 1), ...queue.slice(0, Math.max(0, index + 1))];
  return turned.find((key) => !(key in decided));
}

export function keyOf({ investment_id: id }: Investment): string {
  return String(id);
}
