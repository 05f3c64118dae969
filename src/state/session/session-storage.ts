import type { SessionPair, SessionUser } from './session.ts';

/** Source: specification §9, local storage keys. */
const TOKEN_KEY = 'token';
const USER_KEY = 'user';

/**
 * Reads the stored session.
 *
 * Answers `null` for a visitor: either key missing, the user not JSON, not an object or without a role, or a storage
 * that can't be read at all. Errors: none, because a broken storage must never keep the site from showing.
 * Source: specification §4, "applies them only if both are present".
 */
export function readSession(): SessionPair | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    return token && isSessionUser(user) ? { user, token } : null;
  } catch {
    return null;
  }
}

/** Stores both keys. Answers whether the browser kept them; a full or forbidden storage leaves neither behind. */
export function writeSession({ user, token }: SessionPair): boolean {
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(user));
    localStorage.setItem(TOKEN_KEY, token);
    return true;
  } catch {
    clearSession();
    return false;
  }
}

/** Removes both keys. Errors: none; what can't be reached can't be read back either. */
export function clearSession(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(USER_KEY);
  } catch {
    // A storage that throws holds no session.
  }
}

/** Whether a storage event says anything about the session; `key` is null when another tab cleared everything. */
export function isSessionEvent(event: StorageEvent): boolean {
  return event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY;
}

function isSessionUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'role' in value &&
    typeof value.role === 'string' &&
    value.role !== ''
  );
}
