import type { MonthlyInvestments } from '../../../contract/dashboard.ts';
import { countOf } from '../../../lib/format.ts';

/** With more bars, their names don't fit. */
const BARS = 12;

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const plainMonthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const longMonthNames = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Returns bars for the last twelve months given, with names and heights in percent of the scale; its `top` is in major
 * units. Always true: heights are from 0 to 100; an invalid amount has height 0.
 */
export function toChart(months: readonly MonthlyInvestments[]) {
  const shown = months.slice(-BARS).map(({ month, amount }) => ({ month, value: Math.max(0, Number(amount) || 0) }));
  const top = roundUp(Math.max(0, ...shown.map(({ value }) => value)));
  const bars = shown.map(({ month, value }) => {
    return { month, name: nameOf(month, monthNames), height: Math.round((value / top) * 10_000) / 100 };
  });
  return { bars, top };
}

/** Formats `2026-03` as `March 2026`; returns an invalid month unchanged. */
export function longMonth(month: string): string {
  return nameOf(month, longMonthNames);
}

/** Formats `2026-03` as `March`. */
export function monthName(month: string): string {
  return nameOf(month, plainMonthNames);
}

/** Returns the days left in the current month, as `7 days left`; `undefined` for any other month. */
export function daysLeftOf(month: string, now: Date): string | undefined {
  if (month === '' || monthOf(now.toISOString()) !== month) return undefined;
  const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate() - now.getUTCDate();
  return days === 0 ? 'last day' : countOf(days, ['day left', 'days left']);
}

/** Returns a timestamp's month in UTC, as `2026-03`; `''` if invalid. */
export function monthOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 7);
}

/** Rounds up to the next number that suits a scale: 1, 2, 4, 5 or 8 with zeros. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 8].find((step) => step * power >= value) ?? 10) * power;
}

function nameOf(month: string, names: Intl.DateTimeFormat): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? names.format(new Date(`${month}-01T00:00:00Z`)) : month;
}
