/** Rules for the text of fields. All of them take time in proportion to the text. */

export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
export const PHONE = /^\+?[\d\s().-]{5,}$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A day that the calendar has, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A moment with its offset from UTC. */
export function isMoment(text: string): boolean {
  return MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** Line ends and tabs stay; no other control character is text. */
export function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : ''));
}
