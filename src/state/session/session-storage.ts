import { ACTIVITY_KEY, IDLE_LIMIT_MS, readActivity, writeActivity } from './activity.ts';
import type { SessionPair, SessionUser } from './session.ts';

/** Source: specification §9, local storage keys. */
const TOKEN_KEY = 'token';
const USER_KEY = 'user';

/**
 * Reads the stored session.
 *
 * Returns `null` for a visitor: a missing key, an invalid user, a token that no header can carry, an idle session, or
 * an unreadable storage. Errors: none, because a broken storage must never keep the site from rendering.
 * Source: specification §4, "applies them only if both are present".
 */
export function readSession(): SessionPair | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    // In both directions: a time far in the future means that the clock was ahead.
    const isIdle = readActivity() > 0 && Math.abs(Date.now() - readActivity()) >= IDLE_LIMIT_MS;
    return token && /^[\x21-\x7e]+$/.test(token) && isSessionUser(user) && !isIdle ? { user, token } : null;
  } catch {
    return null;
  }
}

/** Stores both keys, or neither if the storage is full or forbidden. Errors: none. */
export function writeSession({ user, token }: SessionPair): void {
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(user));
    localStorage.setItem(TOKEN_KEY, token);
    writeActivity(Date.now());
  } catch {
    clearSession();
  }
}

/** Removes both keys and the last activity. Errors: none; an unavailable storage can't be read back either. */
export function clearSession(): void {
  try {
    for (const key of [TOKEN_KEY, USER_KEY, ACTIVITY_KEY]) localStorage.removeItem(key);
  } catch {
    // A storage that throws holds no session.
  }
}

/** Returns whether the key of a storage event is about the session; `null` means that the storage was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === TOKEN_KEY || key === USER_KEY;
}

/** Validates the stored user: another version, another program or a person may have written it. */
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
