import { SUPER_ADMIN } from '../../contract/session.ts';

/** Where the console lives, for each kind of role. Source: specification §2. */
export const consoleHomes = { superAdmin: '/admin', plainAdmin: '/dashboard' } as const;

/** Where a role's console lives. */
export function consoleHome(role: string): string {
  return role === SUPER_ADMIN ? consoleHomes.superAdmin : consoleHomes.plainAdmin;
}
