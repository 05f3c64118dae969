import type { Id } from '../../../contract/envelope.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { fromMinorUnits, toMinorUnits } from '../../../lib/money.ts';
import { invalid } from './failure.ts';
import { EMAIL, isDay, isMoment, PHONE, withoutControls } from './field-rules.ts';

type Fallback<Value> = Value | null | undefined;

const REQUIRED = 'This field is required.';
/** Twelve digits before the point. */
const MAX_CENTS = 99_999_999_999_999n;

/**
 * Reads the fields of a body one by one and collects what is wrong with them, by wire name.
 *
 * A method returns a value of its type in any case; `check` then throws what was collected, so nothing uses a stand-in.
 * `fallback` is what an absent field means: an update passes the present value, a creation none. `null` and empty text
 * clear an optional field, and are no value for a required one.
 */
export class FieldReader {
  readonly #values: Readonly<Record<string, unknown>>;
  // No prototype: a field may be called anything.
  readonly #errors = Object.create(null) as Record<string, string[]>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  fail(name: string, message: string): void {
    this.#errors[name] = [...(this.#errors[name] ?? []), message];
  }

  /** Errors: 422 with everything that was collected. */
  check(): void {
    if (Object.keys(this.#errors).length > 0) throw invalid(this.#errors);
  }

  text(name: string, max: number, fallback?: string): string {
    return this.#required(name, this.#cleaned(name, max), fallback) ?? '';
  }

  optionalText(name: string, max: number, fallback?: Fallback<string>): string | null {
    const value = this.#cleaned(name, max);
    return (value === undefined ? fallback : value) ?? null;
  }

  email(name: string, fallback?: string): string {
    const value = this.text(name, maxLengths.email, fallback);
    this.#must(EMAIL.test(value), name, 'Enter an e-mail address such as name@example.com.');
    return value.toLowerCase();
  }

  phone(name: string, fallback?: Fallback<string>): string | null {
    const value = this.optionalText(name, maxLengths.phone, fallback);
    this.#must(value === null || PHONE.test(value), name, 'Enter a phone number: digits, spaces, + ( ) . and - only.');
    return value;
  }

  /** A password: taken as it is. With the fallback `''` it may be absent or empty. */
  secret(name: string, min: number, fallback?: ''): string {
    const value = this.#value(name) ?? '';
    if (value === '') {
      if (fallback === undefined) this.fail(name, REQUIRED);
      return '';
    }
    if (typeof value !== 'string') this.fail(name, 'This must be text.');
    else if (value.length < min) this.fail(name, `Use at least ${min} characters.`);
    else if (value.length > maxLengths.password) this.fail(name, `Use at most ${maxLengths.password} characters.`);
    return String(value);
  }

  oneOf<Option extends string>(name: string, options: readonly [Option, ...Option[]], fallback?: Option): Option {
    const value = this.#value(name) ?? fallback;
    const found = options.find((option) => option === value);
    if (found === undefined) this.fail(name, value === undefined ? REQUIRED : `Choose one of: ${options.join(', ')}.`);
    return found ?? options[0];
  }

  /** A decimal above 0, in its normal form. */
  money(name: string, fallback?: string): string {
    return this.#required(name, this.#amount(name), fallback) ?? '0.00';
  }

  optionalMoney(name: string, fallback?: Fallback<string>): string | null {
    const value = this.#amount(name);
    return (value === undefined ? fallback : value) ?? null;
  }

  optionalInteger(name: string, min: number, max: number, fallback?: Fallback<number>): number | null {
    const value = this.#value(name);
    if (value === undefined) return fallback ?? null;
    if (value === null || value === '') return null;
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
    this.fail(name, `Enter a whole number from ${min} to ${max}.`);
    return null;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.#value(name) ?? fallback;
    if (typeof value !== 'boolean') this.fail(name, 'This must be true or false.');
    return value === true;
  }

  optionalDay(name: string, fallback?: Fallback<string>): string | null {
    const value = this.optionalText(name, 10, fallback);
    this.#must(value === null || isDay(value), name, 'Enter a day such as 2026-03-31.');
    return value;
  }

  /** A moment in UTC, or `null`. */
  optionalMoment(name: string, fallback?: Fallback<string>): string | null {
    const value = this.optionalText(name, 30, fallback);
    if (value !== null && isMoment(value)) return new Date(value).toISOString();
    this.#must(value === null, name, 'Enter a moment such as 2026-03-31T09:30:00Z.');
    return null;
  }

  /** An id as text, for comparing. */
  id(name: string, fallback?: Id): string {
    const value = this.#value(name) ?? fallback;
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value);
    this.fail(name, REQUIRED);
    return '';
  }

  #value(name: string): unknown {
    return this.#values[name];
  }

  /** Reports a value that breaks a rule, unless something is wrong with the field already. */
  #must(isRight: boolean, name: string, message: string): void {
    if (!isRight && !this.#errors[name]) this.fail(name, message);
  }

  #required<Value>(name: string, value: Fallback<Value>, fallback: Value | undefined): Value | undefined {
    const known = value ?? (this.#value(name) === undefined ? fallback : undefined);
    this.#must(known !== undefined, name, REQUIRED);
    return known;
  }

  /** The trimmed text; `null` if cleared, `undefined` if absent or unusable. */
  #cleaned(name: string, max: number): string | null | undefined {
    const value = this.#value(name);
    if (value === undefined || value === null) return value;
    if (typeof value !== 'string') {
      this.fail(name, 'This must be text.');
      return undefined;
    }
    const text = withoutControls(value).trim();
    if (text.length > max) this.fail(name, `Use at most ${max} characters.`);
    return text === '' ? null : text;
  }

  /** The amount's normal form; `null` if cleared, `undefined` if absent or unusable. */
  #amount(name: string): string | null | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    if (value === null || value === '') return null;
    const cents =
      toMinorUnits(typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '') ?? 0n;
    if (cents > 0n && cents <= MAX_CENTS) return fromMinorUnits(cents);
    this.fail(name, 'Enter an amount above 0 with at most two decimals.');
    return undefined;
  }
}
