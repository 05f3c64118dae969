/** The time of the last user activity in any tab, because an idle session ends. */

/** The setting IDLE_MINUTES, inserted by the build. */
declare const __IDLE_MINUTES__: string | undefined;

export const ACTIVITY_KEY = 'activeAt';
/** The time without a key press, pointer movement, touch or wheel turn after which a session ends, in ms. */
export const IDLE_LIMIT_MS = Number(typeof __IDLE_MINUTES__ === 'string' ? __IDLE_MINUTES__ : 30) * 60_000;

/** Returns the time in ms since 1970, or 0 if unknown. Errors: none. */
export function readActivity(): number {
  try {
    return Number(localStorage.getItem(ACTIVITY_KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Stores the time, in ms since 1970. Errors: none; a no-op if the storage is unavailable. */
export function writeActivity(timeMs: number): void {
  try {
    localStorage.setItem(ACTIVITY_KEY, String(timeMs));
  } catch {
    // Without storage, no session is stored either.
  }
}
