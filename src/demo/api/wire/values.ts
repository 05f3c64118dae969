/** Reads the values of a request by the shape in its contract, and reports all invalid ones at once. */
import { maxLengthOf, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { type Mode, parseKind } from '../../../contract/parse.ts';
import { isCommonPassword } from '../../../contract/passwords.ts';
import { isOptional, type Kind, type Shape, type WireOf } from '../../../contract/shape.ts';
import { isBlank } from '../../../lib/is-blank.ts';
import { fromMinorUnits, toMinorUnits } from '../../../lib/money.ts';
import { invalid } from '../failure.ts';

type Given = Readonly<Record<string, unknown>>;

/** The values of a shape, without files (see `uploads.ts`). An omitted optional value is `null`. */
export type Values<S extends Shape> = Required<
  WireOf<{ [Name in keyof S as S[Name] extends `file${string}` ? never : Name]: S[Name] }>
>;

/** Reports an invalid value. Only the first error of a field is kept. */
export type Fail = (field: string, message: string) => void;

class Fault extends Error {}

/**
 * Reads the values of a shape. Takes missing values from `current`, columns of the row to update. `check` gets the
 * valid values and can report more errors, such as contradictions between fields.
 *
 * Errors: 422 with one sentence per invalid field.
 */
export function readValues<S extends Shape>(
  shape: S,
  given: Given,
  current: object = {},
  check?: (values: Partial<Values<S>>, fail: Fail) => void,
): Values<S> {
  const known = current as Given;
  // Has no prototype, so that no field's name matches an inherited property.
  const errors = Object.create(null) as Record<string, string[]>;
  const values: Record<string, unknown> = {};
  const fail: Fail = (field, message) => {
    errors[field] ??= [message];
  };
  for (const [name, kind] of Object.entries(shape)) {
    if (typeof kind === 'string' && kind.startsWith('file')) continue;
    try {
      values[name] = given[name] === undefined && name in known ? known[name] : readValue(name, kind, given[name]);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      fail(name, fault.message);
    }
  }
  check?.(values as Partial<Values<S>>, fail);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values as Values<S>;
}

function readValue(name: string, kind: Kind, value: unknown): unknown {
  const isEmpty = value === null || value === undefined || value === '';
  const read = readers[String(kind).replace(/\?$|\|null$/, '')] ?? ((given: unknown) => readKind(kind, given));
  const found = isEmpty ? null : read(value, name);
  // An empty phone number is valid, because the profile form sends one instead of omitting the field.
  const mayBeEmpty = isOptional(kind) || name === 'phone' || (value === null && String(kind).endsWith('|null'));
  if (found === null && !mayBeEmpty) throw new Fault('This field is required.');
  return found;
}

/** Reads a value in the exact notation of the contract. */
function readKind(kind: Kind, value: unknown, mode: Mode = 'exact'): unknown {
  const { value: read, faults } = parseKind(kind, value, mode, 'This');
  for (const { where, what } of faults) throw new Fault(`${where} ${what}.`);
  return read;
}

/** The maximum amount has twelve digits before the decimal point. */
const MAX_CENTS = 99_999_999_999_999n;

/** Readers of kinds with more rules than the contract's. They return the value to store; `null` for an empty one. */
const readers: Readonly<Record<string, (value: unknown, name: string) => unknown>> = {
  text: readText,
  // In a form, a number is text.
  number: (value) => readKind('number', value, 'lenient'),
  money(value) {
    const cents = toMinorUnits(/^(string|number)$/.test(typeof value) ? String(value) : '') ?? 0n;
    if (cents > 0n && cents <= MAX_CENTS) return fromMinorUnits(cents);
    throw new Fault('Enter an amount above 0 with at most two decimals.');
  },
  moment: (value) => new Date(String(readKind('moment', value))).toISOString(),
  // A date input reads the year 26 as 0026.
  day: (value) => readKind('day', String(value).replace(/^0.*/, '')),
};

/** Patterns of texts, by field. All run in linear time, so that no input can block the server. */
const patterns: Readonly<Record<string, readonly [pattern: RegExp, message: string]>> = {
  email: [/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Enter an email address such as name@example.com.'],
  phone: [/^\+?[\d\s().-]{5,}$/, 'Enter a phone number: digits, spaces, + ( ) . and - only.'],
  account_number: [
    /^[A-Z0-9][A-Z0-9 -]{2,32}[A-Z0-9]$/i,
    'Use 4 to 34 characters: letters, digits, and spaces or hyphens between them.',
  ],
  currency: [/^[A-Z]{3}$/, 'Enter a currency code such as USD.'],
};

/** Reads a text, trimmed and without control characters except line feeds and tabs; a password stays unchanged. */
function readText(value: unknown, name: string): string | null {
  if (typeof value !== 'string') throw new Fault('This must be text.');
  const isPassword = name.endsWith('password');
  const plain = value.replaceAll(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : '')).trim();
  const text = isPassword ? value : name === 'email' ? plain.toLowerCase() : plain;
  const max = maxLengthOf(name);
  if (text.length > max) throw new Fault(`Use at most ${max} characters.`);
  const [pattern, message] = patterns[name] ?? [];
  if (text && pattern?.test(text) === false) throw new Fault(message);
  return isPassword ? text || null : isBlank(text) ? null : text;
}

/** Returns the reason why a password can't be set; `undefined` if it can. */
export function passwordFault(password: string): string | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  return isCommonPassword(password) ? 'This password is too common. Choose another.' : undefined;
}
