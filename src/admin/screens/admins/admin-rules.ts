import type { Admin } from '../../../contract/admins.ts';
import { PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { isCommonPassword } from '../../../contract/passwords.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../../contract/session.ts';
import type { SessionUser } from '../../../state/session/session.ts';
import { matching } from '../../forms/checks.ts';

export const roleWords = { [SUPER_ADMIN]: 'Super-admin', [PLAIN_ADMIN]: 'Admin' } as const;

/** Returns a role's label; an unknown role is returned unchanged. */
export function roleWord(role: string): string {
  return role === SUPER_ADMIN || role === PLAIN_ADMIN ? roleWords[role] : role;
}

/** Returns whether an admin is the signed-in user. Compares emails if known, because the ids may differ. */
export function isSelf({ email, admin_id: id }: Admin, { email: ownEmail, user_id: ownId }: SessionUser): boolean {
  if (ownEmail !== undefined) return email.toLowerCase() === ownEmail.toLowerCase();
  return ownId !== undefined && String(id) === String(ownId);
}

/** Checks the format of an email address, not whether the address exists. */
export const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address such as name@company.example.');

/** Returns the error message for a new password; `undefined` if it is valid or empty. */
export function newPassword(password: string): string | undefined {
  if (password === '') return undefined;
  if (password.length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  return isCommonPassword(password) ? 'This is one of the most common passwords. Choose another.' : undefined;
}
