/** Calendar months in UTC, as `2026-03`. */

import { countOf } from './format.ts';

/** Returns a timestamp's month; `''` if it's invalid. */
export function monthOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 7);
}

/** Formats `2026-03` as `Mar`, `March` or `March 2026`; returns an invalid month unchanged. */
export function monthName(month: string, style: keyof typeof names = 'long'): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? names[style].format(new Date(`${month}-01T00:00:00Z`)) : month;
}

const names = {
  short: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }),
  full: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** Returns `7 days left` or `last day` for the current month, `undefined` for any other. */
export function daysLeftOf(month: string, now: Date): string | undefined {
  if (monthOf(now.toISOString()) !== month) return undefined;
  const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate() - now.getUTCDate();
  return days === 0 ? 'last day' : countOf(days, ['day left', 'days left']);
}
