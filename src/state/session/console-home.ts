import { SUPER_ADMIN } from '../../contract/session.ts';

/** The base paths of the console, by kind of role. Source: specification §2. */
export const consoleHomes = { superAdmin: '/admin', plainAdmin: '/dashboard' } as const;

export function consoleHome(role: string): string {
  return role === SUPER_ADMIN ? consoleHomes.superAdmin : consoleHomes.plainAdmin;
}
