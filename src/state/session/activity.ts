/** The time at which a person last did something in any tab; a session without anybody ends. */

/** The setting IDLE_MINUTES, written in by the build. */
declare const __IDLE_MINUTES__: string | undefined;

export const ACTIVITY_KEY = 'activeAt';
/** A session ends after this long without a key, a click or a turn of the wheel, in ms. */
export const IDLE_LIMIT_MS = Number(typeof __IDLE_MINUTES__ === 'string' ? __IDLE_MINUTES__ : 30) * 60_000;

/** In ms since 1970, or 0 where nothing is known. Errors: none. */
export function readActivity(): number {
  try {
    return Number(localStorage.getItem(ACTIVITY_KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Errors: none; what can't be kept counts in this tab alone. */
export function writeActivity(timeMs: number): void {
  try {
    localStorage.setItem(ACTIVITY_KEY, String(timeMs));
  } catch {
    // The session is not kept either.
  }
}
