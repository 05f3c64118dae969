import { ACTIVITY_KEY, IDLE_LIMIT_MS, readActivity, writeActivity } from './activity.ts';
import type { SessionPair, SessionUser } from './session.ts';

/** Source: specification §9, local storage keys. */
const TOKEN_KEY = 'token';
const USER_KEY = 'user';
/** Visible ASCII, as in a header, but not the word that other programs store for a missing token. */
const validToken = /^(?!(undefined|null)$)[\x21-\x7e]+$/;

/**
 * Reads the stored session.
 *
 * Returns `null` if a key is missing, the user or the token is invalid, the session is idle, or the storage is
 * unreadable. Errors: none, because the site must render without storage, too.
 * Source: specification §4, "applies them only if both are present".
 */
export function readSession(): SessionPair | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    // A time far in the future counts as idle, too: the clock was wrong when the time was stored.
    const isIdle = readActivity() > 0 && Math.abs(Date.now() - readActivity()) >= IDLE_LIMIT_MS;
    return token && validToken.test(token) && isSessionUser(user) && !isIdle ? { user, token } : null;
  } catch {
    return null;
  }
}

/** Stores user and token, and counts as activity. Stores nothing if the storage is full or blocked. Errors: none. */
export function writeSession({ user, token }: SessionPair): void {
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(user));
    localStorage.setItem(TOKEN_KEY, token);
    writeActivity(Date.now());
  } catch {
    clearSession();
  }
}

/** Removes user, token and the time of the last activity from the storage. Errors: none. */
export function clearSession(): void {
  try {
    for (const key of [TOKEN_KEY, USER_KEY, ACTIVITY_KEY]) localStorage.removeItem(key);
  } catch {
    // If the storage is unavailable, no session is stored.
  }
}

/** Returns whether a storage event with this key concerns the session. The key is `null` if all keys were cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === TOKEN_KEY || key === USER_KEY;
}

/** Validates the stored user, which another version of the site or another program may have written. */
function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { role, user_id: id, name, email, image_url: image } = value as Record<string, unknown>;
  return (
    typeof role === 'string' &&
    role !== '' &&
    isOneOf(id, 'undefined', 'string', 'number') &&
    [name, email].every((text) => isOneOf(text, 'undefined', 'string')) &&
    (image === null || isOneOf(image, 'undefined', 'string'))
  );
}

function isOneOf(value: unknown, ...types: readonly string[]): boolean {
  return types.includes(typeof value);
}
