/** The sign-in accounts of a fresh demo. `npm start` prints them. */
import { contact, site } from '../../content/site.ts';
import { PASSWORD_MIN_LENGTH } from '../../contract/limits.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from '../../contract/session.ts';

/** The domain of the seeded admins' email addresses. */
export const domain = contact.email.slice(contact.email.indexOf('@') + 1);

/** The default password of every seeded account. */
export const demoPassword = passwordFor(site.name);

export const demoAccounts = [
  { email: `super@${domain}`, role: SUPER_ADMIN },
  { email: `admin@${domain}`, role: PLAIN_ADMIN },
] as const;

/** Returns a password such as `solvane-demo`. Pads it to the minimum length if the name is short: `ey-demo1`. */
export function passwordFor(name: string): string {
  return `${name.toLowerCase()}-demo`.padEnd(PASSWORD_MIN_LENGTH, '12');
}
