/** Values as a person reads them. Always true: what can't be formatted is shown as it came. */

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const daysUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const numbers = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A day: of a moment in the reader's zone; of a plain `YYYY-MM-DD` that very day. */
export function formatDay(text: string): string {
  return format(/^\d{4}-\d\d-\d\d$/.test(text) ? daysUtc : days, text);
}

/** A moment in the reader's zone. */
export function formatMoment(text: string): string {
  return format(moments, text);
}

/** Grouped by thousands: `12,500`. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** A decimal in major units, such as `1250.50`. Without a currency it is taken for US dollars. */
export function formatMoney(amount: string, currency = 'USD'): string {
  if (amount.trim() === '' || !Number.isFinite(Number(amount))) return amount;
  try {
    // Making one takes longer than using it a hundred times.
    const format = currency === 'USD' ? dollars : new Intl.NumberFormat('en-US', { style: 'currency', currency });
    // As text it is formatted to its last digit, however large.
    return format.format(amount as `${number}`);
  } catch {
    return `${amount} ${currency}`;
  }
}

/** `1 user`, `2 users`. */
export function countOf(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

function format(formatter: Intl.DateTimeFormat, text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : formatter.format(date);
}
