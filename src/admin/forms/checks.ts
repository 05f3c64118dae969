import { PASSWORD_MIN_LENGTH } from '../../contract/limits.ts';

/** Returns the error message for a value; `undefined` if valid. */
export type Check<Values, Value> = (value: Value, values: Values) => string | undefined;

export type Checks<Values> = { readonly [Name in keyof Values]?: Check<Values, Values[Name]> };

export function required(sentence: string): Check<unknown, string> {
  return (value) => (value.trim() ? undefined : sentence);
}

/** Validates optional text, which is blank or matches: `matching(/^\d+$/, 'Use digits only.')`. */
export function matching(pattern: RegExp, sentence: string): Check<unknown, string> {
  return (value) => (!value.trim() || pattern.test(value.trim()) ? undefined : sentence);
}

/** Combines checks: returns the first error message. */
export function all<Values, Value>(...checks: readonly Check<Values, Value>[]): Check<Values, Value> {
  return (value, values) => {
    for (const check of checks) {
      const sentence = check(value, values);
      if (sentence) return sentence;
    }
    return undefined;
  };
}

/** Checks an address's format, not whether it exists. */
export const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address such as name@company.example.');

/** Checks an amount in dollars; formatted ones such as `$2,500.50` are valid. Rejects other currencies. */
export const amount = matching(
  /^\$?\s?(\d+|\d{1,3}(,\d{3})+|\d{1,3}(\s\d{3})+)(\.\d{1,2})?$/,
  'Enter an amount in dollars, such as 2500, 2,500 or $2,500.50.',
);

export function plainAmount(text: string): string {
  return text.replace(/[$,\s]/g, '');
}

/** Validates a new password; an empty one is valid. */
export function newPassword(password: string): string | undefined {
  if (password === '') return undefined;
  if (password.length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  const isCommon = commonPasswords.has(password.toLowerCase()) || /^(.)\1+$/.test(password);
  return isCommon ? 'This is one of the most common passwords. Choose another.' : undefined;
}

/** Common passwords that meet the minimum length. Source: the yearly lists of leaked passwords. */
const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 87654321 0987654321 abcd1234 abc12345 a1b2c3d4 password password1 password12 password123
  passw0rd p@ssw0rd p@ssword qwertyui qwertyuiop qwerty12 qwerty123 1q2w3e4r 1qaz2wsx q1w2e3r4 asdfghjk zxcvbnm1 iloveyou
  sunshine princess football baseball superman trustno1 letmein1 welcome1 admin123 administrator changeme computer internet
  starwars whatever dragon12 monkey12 michael1 jennifer charlie1 master12`.split(/\s+/),
);
