import { fromMinorUnits, toMinorUnits } from '../../../lib/money.ts';

/** Adds up amounts that are known to be valid and of one currency. */
export function sumAmounts(rows: readonly { amount: string }[]): string {
  return fromMinorUnits(rows.reduce((sum, { amount }) => sum + (toMinorUnits(amount) ?? 0n), 0n));
}
