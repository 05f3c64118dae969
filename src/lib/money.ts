/** Amounts are decimals in major units, as text. They are added up in whole minor units, so that no cent is lost. */

/** The currency of an amount; without one it is taken for US dollars. */
export interface Money {
  readonly amount: string;
  readonly currency?: string;
}

/** The sum of each currency, in the order they came, and how many amounts could not be read. */
export interface MoneySum {
  readonly totals: readonly Required<Money>[];
  readonly unread: number;
}

/** Adds up amounts, each currency by itself. Always true: exact, whatever the size. */
export function sumMoney(items: Iterable<Money>): MoneySum {
  const units = new Map<string, bigint>();
  // Asked once a currency: it is what takes long.
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

/** The whole minor units of a decimal; `undefined` for what is none or finer than the currency. */
export function toMinorUnits(amount: string, digits = 2): bigint | undefined {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim()) ?? [];
  if (whole === undefined || /[^0]/.test(decimals.slice(digits))) return undefined;
  const units = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'));
  return sign ? -units : units;
}

/** The decimal of whole minor units, with all of its digits: `125050` is `1250.50`. */
export function fromMinorUnits(units: bigint, digits = 2): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const cut = text.length - digits;
  return `${units < 0n ? '-' : ''}${text.slice(0, cut)}${digits ? `.${text.slice(cut)}` : ''}`;
}

/** The number of decimals of a currency; 2 for what is no currency. */
function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
