/** Amounts travel as decimals and are added up as whole cents. */

/** The cents of a decimal such as `1250.5`, or `undefined` if it is none, is negative or has more than two decimals. */
export function parseCents(amount: string | number): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount).trim());
  if (!match) return undefined;
  const [, whole = '0', decimals = ''] = match;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

export function formatCents(cents: number): string {
  const text = String(cents).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** The sum of amounts that are known to be decimals. */
export function sumAmounts(amounts: Iterable<string>): string {
  let cents = 0;
  for (const amount of amounts) cents += parseCents(amount) ?? 0;
  return formatCents(cents);
}
