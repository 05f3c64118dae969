import { isBlank } from '../../lib/is-blank.ts';

/** Returns the error message for a value; `undefined` if valid. */
export type Check<Values, Value> = (value: Value, values: Values) => string | undefined;

export type Checks<Values> = { readonly [Name in keyof Values]?: Check<Values, Values[Name]> };

export function required(sentence: string): Check<unknown, string> {
  return (value) => (isBlank(value) ? sentence : undefined);
}

/** Creates a check that accepts blank or matching text: `matching(/^\d+$/, 'Use digits only.')`. */
export function matching(pattern: RegExp, sentence: string): Check<unknown, string> {
  return (value) => (!value.trim() || pattern.test(value.trim()) ? undefined : sentence);
}

/** Checks the year of a date, because a date input reads the year 26 as `0026`. */
export const fullYear = matching(/^[1-9]\d{3}-/, 'Enter the year with four digits, such as 2026.');

/** Props of inputs, by the kind of their field. Without `max`, browsers accept a year of six digits. */
export const dateInputs = {
  day: { type: 'date', max: '9999-12-31' },
  moment: { type: 'datetime-local', max: '9999-12-31T23:59' },
} as const;

/** Combines checks into one that returns the first error message. */
export function all<Values, Value>(...checks: readonly Check<Values, Value>[]): Check<Values, Value> {
  return (value, values) => {
    for (const check of checks) {
      const sentence = check(value, values);
      if (sentence) return sentence;
    }
    return undefined;
  };
}
