/** The largest time zone offset ahead of UTC, in ms: today's date may be a day ahead of UTC. */
const AHEAD_MS = 14 * 60 * 60 * 1000;

/** Returns the faults of a date (YYYY-MM-DD) that must not be in the future, one sentence each. */
export function dateFaults(text: string): string[] {
  const date = new Date(text);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!isDay) return [`'${text}' isn’t a date: write YYYY-MM-DD.`];
  return date.getTime() > Date.now() + AHEAD_MS
    ? [`the date ${text} is in the future: use today’s date or an earlier one.`]
    : [];
}
