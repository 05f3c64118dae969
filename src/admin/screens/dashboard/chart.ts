import type { MonthlyInvestments } from '../../../contract/dashboard.ts';

/** More bars than this have no room for their names. */
const BARS = 12;

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const longMonthNames = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * The bars of the last twelve months given, with their names and heights in percent of the scale, whose `top` is in major
 * units. Always true: heights are from 0 to 100; what is no amount has none.
 */
export function toChart(months: readonly MonthlyInvestments[]) {
  const shown = months.slice(-BARS).map(({ month, amount }) => ({ month, value: Math.max(0, Number(amount) || 0) }));
  const top = roundUp(Math.max(0, ...shown.map(({ value }) => value)));
  const bars = shown.map(({ month, value }) => {
    return { month, name: nameOf(month, monthNames), height: Math.round((value / top) * 10_000) / 100 };
  });
  return { bars, top };
}

/** `2026-03` as `March 2026`; as it came where it is no month. */
export function longMonth(month: string): string {
  return nameOf(month, longMonthNames);
}

/** The month of a moment in UTC, as `2026-03`; `''` for what is no moment. */
export function monthOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 7);
}

/** The next number that reads well on a scale: 1, 2, 4, 5 or 8 with zeros. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 8].find((step) => step * power >= value) ?? 10) * power;
}

function nameOf(month: string, names: Intl.DateTimeFormat): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? names.format(new Date(`${month}-01T00:00:00Z`)) : month;
}
