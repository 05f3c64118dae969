/** Formats values for people. Errors: none; an invalid date or amount is returned unchanged. */

import type { Money } from './money.ts';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const daysUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const numbers = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats a `YYYY-MM-DD` date, or the day of a timestamp in the reader's time zone. Omits the current year. */
export function formatDay(text: string): string {
  return format(/^\d{4}-\d\d-\d\d$/.test(text) ? daysUtc : days, text);
}

/** Formats a timestamp as day and time in the reader's time zone. Omits the current year. */
export function formatMoment(text: string): string {
  return format(moments, text);
}

/** Groups thousands: `12,500`. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** Formats a decimal in major units, such as `1250.50`. Default currency: US dollars. */
export function formatMoney(amount: string, currency = 'USD'): string {
  if (amount.trim() === '' || !Number.isFinite(Number(amount))) return amount;
  try {
    // Dollars reuse one formatter, because creating one takes longer than a hundred uses.
    const format = currency === 'USD' ? dollars : new Intl.NumberFormat('en-US', { style: 'currency', currency });
    // The amount stays text, because a number would lose digits of a large amount.
    return format.format(amount as `${number}`);
  } catch {
    return `${amount} ${currency}`;
  }
}

/** Returns a formatter for amounts displayed together. It omits cents if all these amounts are whole. */
export function moneyFormat(amounts: Iterable<string>): typeof formatMoney {
  const isRound = [...amounts].every((amount) => !/\.\d*[1-9]/.test(amount));
  return isRound ? (...args) => formatMoney(...args).replace(/\.0+(?=\D*$)/, '') : formatMoney;
}

/** Formats a single amount, without cents if it's whole. */
export function shortMoney(amount: string, currency?: string): string {
  return moneyFormat([amount])(amount, currency);
}

/** Formats totals of several currencies: `$150.50 + €20.00`; `''` if there are no totals. */
export function formatTotals(totals: readonly Money[]): string {
  const format = moneyFormat(totals.map(({ amount }) => amount));
  return totals.map(({ amount, currency }) => format(amount, currency)).join(' + ');
}

/** Formats a count with its noun: `1 user`, `2 users`. */
export function countOf(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

function format(formatter: Intl.DateTimeFormat, text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return formatter.format(date).replace(`, ${new Date().getFullYear()}`, '');
}
