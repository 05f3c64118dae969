import type { Admin } from '../../../contract/admins.ts';
import { PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
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
  const isCommon = commonPasswords.has(password.toLowerCase()) || /^(.)\1+$/.test(password);
  return isCommon ? 'This is one of the most common passwords. Choose another.' : undefined;
}

/** Common passwords that meet the minimum length. Source: the yearly lists of leaked passwords. */
const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 87654321 0987654321 abcd1234 abc12345 a1b2c3d4 password password1 password12 password123
  passw0rd p@ssw0rd p@ssword qwertyui qwertyuiop qwerty12 qwerty123 1q2w3e4r 1qaz2wsx q1w2e3r4 asdfghjk zxcvbnm1 iloveyou
  sunshine princess football baseball superman trustno1 letmein1 welcome1 admin123 administrator changeme computer internet
  starwars whatever dragon12 monkey12 michael1 jennifer charlie1 master12`.split(/\s+/),
);
