/** Moments as the reader's clock shows them, and back. */

/** A moment as an input of type `datetime-local` holds it, to the minute; `''` for what is no moment. */
export function toLocalTime(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const time = [date.getHours(), date.getMinutes()];
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${day.map(pad).join('-')}T${time.map(pad).join(':')}`;
}

/**
 * The moment of a local time, in UTC; `undefined` for what is no time, and for one that the clocks skip in spring.
 * Of an hour that comes twice in autumn it is the first.
 */
export function toUtc(localTime: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(localTime)) return undefined;
  const date = new Date(localTime);
  if (Number.isNaN(date.getTime())) return undefined;
  const moment = date.toISOString();
  return toLocalTime(moment) === localTime ? moment : undefined;
}

/** The reader's zone, as `Europe/Berlin`. */
export function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
