import { PASSWORD_MIN_LENGTH } from '../../contract/limits.ts';

/** Finds the fault of a value, as a sentence; `undefined` for none. */
export type Check<Values, Value> = (value: Value, values: Values) => string | undefined;

export type Checks<Values> = { readonly [Name in keyof Values]?: Check<Values, Values[Name]> };

/** For what has to be filled in. */
export function required(sentence: string): Check<unknown, string> {
  return (value) => (value.trim() ? undefined : sentence);
}

/** For what may be left empty, but not filled in otherwise: `matching(/^\d+$/, 'Use digits only.')`. */
export function matching(pattern: RegExp, sentence: string): Check<unknown, string> {
  return (value) => (!value.trim() || pattern.test(value.trim()) ? undefined : sentence);
}

/** The first sentence that one of the checks has to say. */
export function all<Values, Value>(...checks: readonly Check<Values, Value>[]): Check<Values, Value> {
  return (value, values) => {
    for (const check of checks) {
      const sentence = check(value, values);
      if (sentence) return sentence;
    }
    return undefined;
  };
}

/** A plausible address; whether it exists only a letter can tell. */
export const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address such as name@company.example.');

/** A decimal in major units, in dollars: also as the console shows one. An amount of another currency is not taken for dollars. */
export const amount = matching(
  /^\$?\s?(\d+|\d{1,3}(,\d{3})+|\d{1,3}(\s\d{3})+)(\.\d{1,2})?$/,
  'Enter dollars in digits, with at most two decimals: 2500, 2,500 or $2,500.50.',
);

/** An amount as it is sent: `$25,000.00` is `25000.00`. */
export function plainAmount(text: string): string {
  return text.replace(/[$,\s]/g, '');
}

/** A new password; an empty one is not judged. */
export function newPassword(password: string): string | undefined {
  const isShort = password !== '' && password.length < PASSWORD_MIN_LENGTH;
  return isShort ? `Use at least ${PASSWORD_MIN_LENGTH} characters.` : undefined;
}
