/** Hashes passwords with scrypt; the stored text is `salt:hash`, both in base64. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const HASH_BYTES = 32;
const SALT_BYTES = 16;

export const PASSWORD_COST = 2 ** 14;

export type Passwords = ReturnType<typeof createPasswords>;

/** Creates functions that block for about 50 ms to hash or verify a password. `cost` is scrypt's N for all hashes. */
export function createPasswords(cost: number) {
  const derive = (password: string, salt: Buffer) => scryptSync(password.normalize(), salt, HASH_BYTES, { cost });

  return {
    hash(password: string): string {
      const salt = randomBytes(SALT_BYTES);
      return `${salt.toString('base64')}:${derive(password, salt).toString('base64')}`;
    },
    /** Compares the hashes in constant time. Errors: none; an invalid stored hash matches no password. */
    verify(password: string, stored: string): boolean {
      const [salt = '', hash = ''] = stored.split(':');
      const expected = Buffer.from(hash, 'base64');
      const actual = derive(password, Buffer.from(salt, 'base64'));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}
