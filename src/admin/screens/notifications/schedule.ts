import { toUtc } from '../../../lib/local-time.ts';

/** Returns the error message for a local send time; `now` needs no time. */
export function checkTime(when: string, localTime: string, nowMs: number): string | undefined {
  if (when === 'now') return undefined;
  if (localTime === '') return 'Enter a date and a time.';
  const moment = toUtc(localTime);
  if (moment === undefined) return "That time doesn't exist on this date (clocks change). Pick another.";
  return Date.parse(moment) <= nowMs ? 'Choose a time in the future.' : undefined;
}
