/** Hashes passwords with scrypt; the stored text is `salt:hash`, both in base64. */
import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Row } from '../data/tables.ts';

const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** The cost of a hash: scrypt's N. */
export const PASSWORD_COST = 2 ** 14;

export type Passwords = ReturnType<typeof createPasswords>;

/** Creates functions to hash and verify. All stored hashes must have the same cost. */
export function createPasswords(cost: number) {
  const hashAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
  const derive = (password: string, salt: Buffer) => hashAsync(password.normalize(), salt, HASH_BYTES, { cost });

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      return joined(salt, await derive(password, salt));
    },
    /** Compares in constant time. Errors: none; an invalid stored hash matches no password. */
    async verify(password: string, stored: string): Promise<boolean> {
      const [salt = '', hash = ''] = stored.split(':');
      const expected = Buffer.from(hash, 'base64');
      const actual = await derive(password, Buffer.from(salt, 'base64'));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}

/** Hashes synchronously, at start only: the seeded accounts share one password and one hash. */
export function hashPasswordSync(password: string, cost: number): string {
  const salt = randomBytes(SALT_BYTES);
  return joined(salt, scryptSync(password.normalize(), salt, HASH_BYTES, { cost }));
}

/** Changes the password of every account from `from` to `to`. Returns whether there was any. */
export function replacePassword(admins: Row<'admins'>[], from: string, to: string, cost: number): boolean {
  const isFrom = (stored: string) => {
    const salt = Buffer.from(stored.split(':')[0] ?? '', 'base64');
    return joined(salt, scryptSync(from, salt, HASH_BYTES, { cost })) === stored;
  };
  // Deduplicated, because hashing is slow and the seeded accounts share a hash.
  const hashes = from === to ? [] : [...new Set(admins.map((admin) => admin.password_hash))].filter(isFrom);
  const replaced = admins.filter((admin) => hashes.includes(admin.password_hash));
  const hash = replaced.length > 0 ? hashPasswordSync(to, cost) : '';
  for (const admin of replaced) admin.password_hash = hash;
  return replaced.length > 0;
}

function joined(salt: Buffer, hash: Buffer): string {
  return `${salt.toString('base64')}:${hash.toString('base64')}`;
}
