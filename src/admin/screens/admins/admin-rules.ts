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

/** Returns why an admin can't be deleted or deactivated, as far as the client knows. */
export function reasonToStay(admin: Admin, admins: readonly Admin[], reader: SessionUser): string | undefined {
  if (isSelf(admin, reader)) return 'This is your own account. Another super-admin can do this.';
  const isAbleSuperAdmin = ({ role, status }: Admin) => role === SUPER_ADMIN && status === 'active';
  const isLast = isAbleSuperAdmin(admin) && admins.filter(isAbleSuperAdmin).length === 1;
  if (isLast) return 'This is the last active super-admin. Without one, nobody could manage admins and bank accounts.';
  return undefined;
}
