import type { InvestmentDecision } from '../../../contract/investments.ts';
import { readStored, store } from '../../../lib/storage.ts';

/** Decisions without a known outcome, by investment id, each with the document in which it was made. */
type Unconfirmed = Readonly<
  Record<string, { readonly verdict: InvestmentDecision['status']; readonly page: number } | undefined>
>;

const KEY = 'review-unconfirmed';

/** Reads the decisions without a known outcome. Errors: none. */
export function readUnconfirmed(): Unconfirmed {
  return Object(readStored(KEY));
}

/** Stores a decision until its outcome is known, because its document may close; without `verdict`, removes it. */
export function storeUnconfirmed(key: string, verdict?: InvestmentDecision['status']): void {
  store(KEY, { ...readUnconfirmed(), [key]: verdict && { verdict, page: performance.timeOrigin } });
}
