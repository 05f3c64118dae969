/** Reads the fields of a body by a table of rules, and reports all errors at once. */
import { maxLengths } from '../../../contract/limits.ts';
import { isDay, isMoment } from '../../../contract/parse.ts';
import { fromMinorUnits, toMinorUnits } from '../../../lib/money.ts';
import { invalid } from './failure.ts';
import { EMAIL, PHONE, passwordFault, withoutControls } from './field-rules.ts';

/** Returns a field's value. An absent one keeps `current`. Errors: a `Fault`. */
type Field<Value> = { read(value: unknown, current?: Value | null): Value }['read'];
/** Returns the normal form of a given value; `null` if it is empty. */
type Read<Value> = (value: unknown) => Value | null;

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ReturnType<F[Name]> };
/** Reports errors that concern several fields; `values` lacks the invalid ones, `row` is that of an update. */
export type Check<F extends Fields, Row = unknown> = (
  values: Partial<ValuesOf<F>>,
  fail: (name: string, message: string) => void,
  row?: Row,
) => void;

class Fault extends Error {}
const REQUIRED = 'This field is required.';
/** Twelve digits before the point. */
const MAX_CENTS = 99_999_999_999_999n;

/** Reads all fields. An update passes its row as `current`. Errors: 422 with one sentence per invalid field. */
export function readFields<F extends Fields>(
  given: Readonly<Record<string, unknown>>,
  fields: F,
  current: Partial<Record<keyof F, unknown>> = {},
  check?: Check<F, never>,
): ValuesOf<F> {
  // No prototype, because a field may have any name.
  const errors = Object.create(null) as Record<string, string[]>;
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    try {
      values[name] = field(given[name], current[name]);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      errors[name] = [fault.message];
    }
  }
  check?.(values as Partial<ValuesOf<F>>, (name, message) => {
    errors[name] ??= [message];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values as ValuesOf<F>;
}

function must(isRight: boolean, message: string): void {
  if (!isRight) throw new Fault(message);
}

/** Requires a value: given, or current if it is absent. It can't be cleared. */
export const required =
  <Value>(read: Read<Value>): Field<Value> =>
  (value, current) => {
    const found = value === undefined ? current : read(value);
    if (found === undefined || found === null) throw new Fault(REQUIRED);
    return found;
  };

/** Makes a field optional: `null` and empty text clear it. */
export const optional =
  <Value>(read: Read<Value>): Field<Value | null> =>
  (value, current) =>
    (value === undefined ? current : read(value)) ?? null;

/** Reads text, trimmed and without control characters. */
export const text =
  (max: number): Read<string> =>
  (value) => {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'string') throw new Fault('This must be text.');
    const cleaned = withoutControls(value).trim();
    must(cleaned.length <= max, `Use at most ${max} characters.`);
    return cleaned || null;
  };

/** Reads text that matches a pattern or passes a test. */
export function matching(
  read: Read<string>,
  rule: RegExp | ((text: string) => boolean),
  message: string,
): Read<string> {
  return (value) => {
    const found = read(value);
    must(found === null || (rule instanceof RegExp ? rule.test(found) : rule(found)), message);
    return found;
  };
}

const anyEmail = matching(text(maxLengths.email), EMAIL, 'Enter an email address such as name@example.com.');
export const email = required((value) => anyEmail(value)?.toLowerCase() ?? null);

const phoneMessage = 'Enter a phone number: digits, spaces, + ( ) . and - only.';
export const phone = optional(matching(text(maxLengths.phone), PHONE, phoneMessage));
export const day = optional(matching(text(10), isDay, 'Enter a day such as 2026-03-31.'));

const anyMoment = matching(text(30), isMoment, 'Enter a time such as 2026-03-31T09:30:00Z.');
/** Reads an optional time, as UTC. */
export const moment = optional((value) => {
  const found = anyMoment(value);
  return found === null ? null : new Date(found).toISOString();
});

/** Reads a password, unchanged. An optional one is `''` if absent. */
export const secret =
  (isOptional = false): Field<string> =>
  (value) => {
    const found = value ?? '';
    if (typeof found !== 'string') throw new Fault('This must be text.');
    must(found !== '' || isOptional, REQUIRED);
    must(found.length <= maxLengths.password, `Use at most ${maxLengths.password} characters.`);
    return found;
  };

export const newPassword =
  (isOptional = false): Field<string> =>
  (value) => {
    const found = secret(isOptional)(value);
    const fault = found === '' ? undefined : passwordFault(found);
    must(!fault, fault ?? '');
    return found;
  };

export const oneOf =
  <const Option extends string>(options: readonly Option[], byDefault?: NoInfer<Option>): Field<Option> =>
  (value, current) => {
    const wanted = value ?? current ?? byDefault;
    const found = options.find((option) => option === wanted);
    if (found === undefined) throw new Fault(wanted === undefined ? REQUIRED : `Choose one of: ${options.join(', ')}.`);
    return found;
  };

export const flag =
  (byDefault: boolean): Field<boolean> =>
  (value, current) => {
    const found = value ?? current ?? byDefault;
    if (typeof found !== 'boolean') throw new Fault('This must be true or false.');
    return found;
  };

/** Reads a decimal above 0, and normalizes it. */
export const money: Read<string> = (value) => {
  if (value === null || value === '') return null;
  const cents = toMinorUnits(typeof value === 'number' || typeof value === 'string' ? String(value) : '') ?? 0n;
  must(cents > 0n && cents <= MAX_CENTS, 'Enter an amount above 0 with at most two decimals.');
  return fromMinorUnits(cents);
};

export const integer = (min: number, max: number) =>
  optional((value) => {
    if (value === null || value === '') return null;
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
    throw new Fault(`Enter a whole number from ${min} to ${max}.`);
  });

/** Reads an id as text, for comparison. */
export const id = required((value) => (/^(string|number)$/.test(typeof value) ? String(value) || null : null));
