import type { Notification } from '../../../contract/notifications.ts';
import { toLocalTime, toUtc } from '../../../lib/local-time.ts';

/** The time of a notification as the form has it. */
export interface Schedule {
  when: 'now' | 'later';
  /** Of the reader's clock. */
  scheduled_at: string;
}

/** The fault of the time as a sentence. */
export function checkTime({ when, scheduled_at: localTime }: Schedule, nowMs: number): string | undefined {
  if (when === 'now') return undefined;
  if (localTime === '') return 'Enter a date and a time.';
  const moment = toUtc(localTime);
  if (moment === undefined) return 'There is no such time on that day: the clocks change. Enter another one.';
  return Date.parse(moment) <= nowMs ? 'Choose a time in the future.' : undefined;
}

/**
 * The time that is sent: `null` is now. A time that was not edited goes back as it came: it may have seconds, or lie in the
 * second of two equal hours, which the field can't say.
 */
export function toScheduledAt(schedule: Schedule, notification?: Notification): string | null {
  if (schedule.when === 'now') return null;
  const present = notification?.scheduled_at ?? '';
  if (present && schedule.scheduled_at === toLocalTime(present)) return present;
  return toUtc(schedule.scheduled_at) ?? null;
}

/** Times that are chosen often, of the reader's clock: in an hour, tomorrow at 9, next Monday at 9. */
export function quickTimes(now: Date): [label: string, localTime: string][] {
  const nine = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9);
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const times: [string, Date][] = [
    ['In an hour', new Date(now.getTime() + 3_600_000)],
    ['Tomorrow, 9:00', nine(1)],
    ['Next Monday, 9:00', nine(toMonday)],
  ];
  return times.map(([label, time]) => [label, toLocalTime(time.toISOString())]);
}
