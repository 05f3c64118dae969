/** True for a day of the calendar, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const date = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
