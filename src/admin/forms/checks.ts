/** Returns the error message for a value; `undefined` if valid. */
export type Check<Values, Value> = (value: Value, values: Values) => string | undefined;

export type Checks<Values> = { readonly [Name in keyof Values]?: Check<Values, Values[Name]> };

export function required(sentence: string): Check<unknown, string> {
  return (value) => (value.trim() ? undefined : sentence);
}

/** Creates a check that accepts blank or matching text: `matching(/^\d+$/, 'Use digits only.')`. */
export function matching(pattern: RegExp, sentence: string): Check<unknown, string> {
  return (value) => (!value.trim() || pattern.test(value.trim()) ? undefined : sentence);
}

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
