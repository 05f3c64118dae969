/** An amount and its currency. Default currency: US dollars. */
export interface Money {
  readonly amount: string;
  readonly currency?: string;
}

/**
 * Adds up amounts per currency, exactly. An amount is decimal text in major units, such as `1250.50`. Returns the totals
 * in order of first appearance, and the number of invalid amounts.
 */
export function sumMoney(items: Iterable<Money>): { totals: Required<Money>[]; unread: number } {
  const units = new Map<string, bigint>();
  // Cached per currency, because `digitsOf` is slow.
  const digits = new Map<string, number>();
  let unread = 0;
  for (const { amount, currency = 'USD' } of items) {
    const own = digits.get(currency) ?? digitsOf(currency);
    digits.set(currency, own);
    const value = toMinorUnits(amount, own);
    if (value === undefined) unread += 1;
    else units.set(currency, (units.get(currency) ?? 0n) + value);
  }
  const totals = [...units].map(([currency, sum]) => ({ currency, amount: fromMinorUnits(sum, digitsOf(currency)) }));
  return { totals, unread };
}

/** Returns a decimal in integer minor units; `undefined` if it is invalid or more precise than the currency. */
export function toMinorUnits(amount: string, digits = 2): bigint | undefined {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim()) ?? [];
  if (whole === undefined || /[^0]/.test(decimals.slice(digits))) return undefined;
  const units = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'));
  return sign ? -units : units;
}

/** Returns integer minor units as a decimal, with all digits: `125050` becomes `1250.50`. */
export function fromMinorUnits(units: bigint, digits = 2): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const cut = text.length - digits;
  return `${units < 0n ? '-' : ''}${text.slice(0, cut)}${digits ? `.${text.slice(cut)}` : ''}`;
}

/** Returns the number of decimals of a currency; 2 for an unknown one. */
function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
