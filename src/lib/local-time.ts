/** Returns a time as the value of a `datetime-local` input, to the minute; `''` if it is invalid. */
export function toLocalTime(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const time = [date.getHours(), date.getMinutes()];
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${day.map(pad).join('-')}T${time.map(pad).join(':')}`;
}

/**
 * Returns a local time in UTC; `undefined` if it is invalid, or skipped when daylight saving time starts.
 * For an hour that occurs twice when daylight saving time ends, returns the first.
 */
export function toUtc(localTime: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(localTime)) return undefined;
  const date = new Date(localTime);
  if (Number.isNaN(date.getTime())) return undefined;
  const moment = date.toISOString();
  return toLocalTime(moment) === localTime ? moment : undefined;
}

/** Returns the reader's time zone, such as `Europe/Berlin`. */
export function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
