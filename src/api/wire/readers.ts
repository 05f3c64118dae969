import type { Kind, Scalar, Shape, TypeOf } from '../../contract/shape.ts';
import { toLocalTime } from '../../lib/local-time.ts';

/**
 * Reads one part of an answer, or throws `Unreadable`. `where` says which part, for the developer: `data[3].email`.
 */
export type Reader<T> = (value: unknown, where: string) => T;

/** An answer's part that is not what the contract says. Always true: holds where, never the value. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Whether a number arrived as it was sent: whole ones beyond 2^53 are rounded when JSON is parsed. */
function isExact(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
  );
}

/** Text; a number counts as its digits. */
export const text: Reader<string> = (value, where) => {
  if (typeof value === 'string') return value;
  if (isExact(value)) return String(value);
  throw new Unreadable(`${where} is no text`);
};

/** An identifier, exactly as received: one that JSON may have rounded, or that no address can hold, would be another row's. */
export const id: Reader<string | number> = (value, where) => {
  if (Number.isSafeInteger(value) || (typeof value === 'string' && value !== '' && !/\p{Surrogate}/u.test(value)))
    return value as string | number;
  throw new Unreadable(`${where} is no id`);
};

/** A finite number; its digits count too. */
export const number: Reader<number> = (value, where) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (isExact(read)) return read;
  throw new Unreadable(`${where} is no number`);
};

/** An amount in major units, as decimal text, of a number with the thousandths it has; minus zero is zero. */
export const money: Reader<string> = (value, where) => {
  const amount = isExact(value) ? value.toFixed([2, 3].find((n) => Number(value.toFixed(n)) === value) ?? 2) : value;
  if (typeof amount === 'string' && /^-?\d+(\.\d+)?$/.test(amount)) return amount.replace(/^-(?=[0.]+$)/, '');
  throw new Unreadable(`${where} is no amount`);
};

/** A moment that a `Date` understands, as text; one that names no zone is in UTC, as all are. */
export const moment: Reader<string> = (value, where) => {
  const text = String(value).replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(:\d\d(\.\d+)?)?)$/, '$1T$2Z');
  if (typeof value === 'string' && !Number.isNaN(Date.parse(text))) return text;
  throw new Unreadable(`${where} is no date`);
};

/** A day, `YYYY-MM-DD`: of a moment the one that is written there, of other notations the reader's. */
export const day: Reader<string> = (value, where) => {
  const text = moment(value, where);
  return (/^\d{4}-\d\d-\d\d/.test(text) ? text : toLocalTime(text)).slice(0, 10);
};

/** Whether something is active: also `1`, `"1"`, `true`, `"active"`, in any case. */
export const activeFlag: Reader<boolean> = (value, where) => {
  const word = String(value).toLowerCase();
  if (['1', 'true', 'active'].includes(word)) return true;
  if (['0', 'false', 'inactive'].includes(word)) return false;
  throw new Unreadable(`${where} is neither active nor inactive`);
};

/** One of the words given, in any case. */
export function oneOf(words: readonly string[]): Reader<string> {
  return (value, where) => {
    const word = words.find((candidate) => candidate === String(value).toLowerCase());
    if (word === undefined) throw new Unreadable(`${where} is none of ${words.join(', ')}`);
    return word;
  };
}

/** A value that may be missing: `null` and empty text count as missing. */
export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, where) => (value == null || value === '' ? undefined : read(value, where));
}

/** A value that may be `null`; missing and empty text count as `null`. */
export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (value, where) => (value == null || value === '' ? null : read(value, where));
}

/** A list of one kind. */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value, where) => {
    if (!Array.isArray(value)) throw new Unreadable(`${where} is no list`);
    return value.map((item, index) => read(item, `${where}[${index}]`));
  };
}

/** An object, field by field; unknown fields are left out. Its own id may also be called `id` or `_id`. */
export function readerOf<S extends Shape>(shape: S): Reader<TypeOf<S>> {
  const readers = Object.entries(shape).map(([name, kind]) => [name, kind, readerOfKind(kind)] as const);
  return (value, where) => {
    const source = record(value, where);
    const pairs = readers.map(([name, kind, read]) => {
      const part = kind === 'ownId' ? (source[name] ?? source.id ?? source._id) : source[name];
      return [name, read(part, `${where}.${name}`)] as const;
    });
    return Object.fromEntries(pairs.filter(([, part]) => part !== undefined)) as TypeOf<S>;
  };
}

/** The reader of one field. */
export function readerOfKind(kind: Kind): Reader<unknown> {
  if (typeof kind === 'string') {
    const [, scalar, ending] = /^(\w+)(.*)$/.exec(kind) ?? [];
    const read = scalars[scalar as Scalar];
    return ending === '?' ? optional(read) : ending ? nullable(read) : read;
  }
  if ('shape' in kind) return readerOf(kind.shape);
  if ('oneOf' in kind) return kind.isOptional ? optional(oneOf(kind.oneOf)) : oneOf(kind.oneOf);
  const list = listOf(readerOf(kind.listOf));
  return kind.isOptional ? optional(list) : (value, where) => list(value ?? [], where);
}

/** Files travel in forms only. */
const unread: Reader<never> = (_, where) => {
  throw new Unreadable(`${where} is a file`);
};

const scalars: Readonly<Record<Scalar, Reader<unknown>>> = {
  ownId: id,
  id,
  text,
  number,
  money,
  moment,
  day,
  active: (value, where) => (activeFlag(value, where) ? 'active' : 'inactive'),
  flag: activeFlag,
  file: unread,
  files: unread,
};

/** Any object that is no list. */
export const record: Reader<Record<string, unknown>> = (value, where) => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Unreadable(`${where} is no object`);
};
