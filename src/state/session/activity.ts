import { readStored, store } from '../../lib/storage.ts';

/** The setting IDLE_MINUTES, inserted by the build. */
declare const __IDLE_MINUTES__: string | undefined;

export const ACTIVITY_KEY = 'activeAt';
/** The time after which a session without user activity in any tab ends, in ms. */
export const IDLE_LIMIT_MS = Number(typeof __IDLE_MINUTES__ === 'string' ? __IDLE_MINUTES__ : 30) * 60_000;

/** Returns the time of the last activity in any tab, in epoch ms, or 0 if unknown. Errors: none. */
export function readActivity(): number {
  return Number(readStored(ACTIVITY_KEY)) || 0;
}

/** Stores the time of an activity, in epoch ms. `IdleWatch` also keeps it in memory. Errors: none. */
export function writeActivity(timeMs: number): void {
  store(ACTIVITY_KEY, timeMs);
}
