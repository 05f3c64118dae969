/** The accounts that a fresh demo can be entered with, as printed at start. */
import { contact, site } from '../../content/site.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../contract/session.ts';

const domain = contact.email.slice(contact.email.indexOf('@') + 1);

/** The password of every seeded account: long enough for the shortest name. */
export const demoPassword = `${site.name.toLowerCase()}-demo`.padEnd(8, '-');

export const demoAccounts = [
  { email: `super@${domain}`, role: SUPER_ADMIN },
  { email: `admin@${domain}`, role: PLAIN_ADMIN },
] as const;

/** An address at the agency, for seeded admins. */
export function agencyEmail(localPart: string): string {
  return `${localPart}@${domain}`;
}
