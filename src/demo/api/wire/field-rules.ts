/** Rules for text fields. All of them run in linear time. */
import { PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';

export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
export const PHONE = /^\+?[\d\s().-]{5,}$/;

/** Removes control characters except line feeds and tabs. */
export function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : ''));
}

/** The most common passwords of 8 characters or more in published leaks; repetitions and sequences match a pattern. */
const common = new Set(
  `password password1 password123 passw0rd p@ssw0rd qwertyui qwertyuiop qwerty123 q1w2e3r4 1q2w3e4r 1qaz2wsx iloveyou sunshine princess
  football baseball superman trustno1 welcome1 welcome123 letmein1 letmein123 admin123 administrator changeme abc12345 abcd1234 aa123456
  asdfghjk asdfghjkl zxcvbnm1 whatever starwars computer michelle jennifer corvette mercedes`.split(/\s+/),
);

/** Returns the reason why a password can't be set; `undefined` if it can. */
export function passwordFault(password: string): string | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  const lower = password.toLowerCase();
  const isPattern =
    /^(.)\1*$/.test(lower) || '01234567890123456789'.includes(lower) || '98765432109876543210'.includes(lower);
  return isPattern || common.has(lower) ? 'This password is too common. Choose another.' : undefined;
}
