import { SUPER_ADMIN } from '../../contract/session.ts';

/** The console's address, for each kind of role. Source: specification §2. */
export const consoleHomes = { superAdmin: '/admin', plainAdmin: '/dashboard' } as const;

/** The address of a role's console. */
export function consoleHome(role: string): string {
  return role === SUPER_ADMIN ? consoleHomes.superAdmin : consoleHomes.plainAdmin;
}
