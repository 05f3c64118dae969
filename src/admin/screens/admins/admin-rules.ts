import type { Admin } from '../../../contract/admins.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../../contract/session.ts';
import type { SessionUser } from '../../../state/session/session.ts';

export const roleWords = { [SUPER_ADMIN]: 'Super-admin', [PLAIN_ADMIN]: 'Admin' } as const;

/** Returns a role's label; an unknown role is returned unchanged. */
export function roleWord(role: string): string {
  return role === SUPER_ADMIN || role === PLAIN_ADMIN ? roleWords[role] : role;
}

/** Whether an admin is the signed-in user. By email if known: ids of admins and of sessions may differ. */
export function isSelf({ email, admin_id: id }: Admin, { email: ownEmail, user_id: ownId }: SessionUser): boolean {
  if (ownEmail !== undefined) return email.toLowerCase() === ownEmail.toLowerCase();
  return ownId !== undefined && String(id) === String(ownId);
}
