import type { Investment } from '../../../contract/investments.ts';
import { formatMoney } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';

/** Formats an amount, without zero cents: `$8,000`. */
export function shortMoney(amount: string, currency?: string): string {
  return formatMoney(amount, currency).replace(/\.00$/, '');
}

/** An investment in a sentence: `$8,000 from Ada Byrne`. */
export function nameOf({ amount, currency, user_name }: Investment): string {
  return `${isolate(shortMoney(amount, currency))} from ${isolate(user_name)}`;
}
