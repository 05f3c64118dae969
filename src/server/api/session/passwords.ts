/** Hashes passwords with scrypt; the text kept is `salt:hash`, both in base64. */
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** For the start, when nothing waits: the seeded accounts share one known password and one hash. */
export function hashPasswordSync(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return joined(salt, scryptSync(password.normalize(), salt, HASH_BYTES));
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return joined(salt, await derive(password, salt));
}

/** Errors: none; a stored text that is no hash matches no password. Takes as long whether or not it matches. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize(), salt, HASH_BYTES, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

function joined(salt: Buffer, hash: Buffer): string {
  return `${salt.toString('base64')}:${hash.toString('base64')}`;
}
