import type { Call } from '../contract/call.ts';
import { parseResponse } from '../contract/parse-response.ts';

/** A difference from the contract, for the maintainer of the backend. Never holds a value of the response. */
export interface Difference {
  readonly sentence: string;
  /** The console can read it anyway. */
  readonly isTolerated: boolean;
}

/** Returns every difference once, however many rows have it. Unknown fields don't count. */
export function differences(call: Call, body: unknown): Difference[] {
  const found = new Map<string, boolean>();
  for (const { where, what, isTolerated } of parseResponse(call, body, 'exact').faults) {
    const sentence = `${where.replaceAll(/\[\d+\]/g, '[]')} ${what}`;
    found.set(sentence, isTolerated && found.get(sentence) !== false);
  }
  return [...found].map(([sentence, isTolerated]) => ({ sentence, isTolerated }));
}
