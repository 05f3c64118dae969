/**
 * Parses data by its `Shape`: in the client, in the demo's data file and in `npm run check:api`.
 *
 * Modes: `exact` reports every deviation from `WireOf`; `lenient` reports only unreadable values; `partial` leaves
 * unreadable rows out of lists instead. All of them normalize tolerated notations (a number as text, `"ACTIVE"`, an id
 * called `id`), and omit unknown fields.
 * Errors: none; faults are returned. The value conforms to its type only if every fault is tolerated.
 * Source: `README.md` §1 and §2.
 */
import type { Kind, Scalar, Shape, TypeOf } from './shape.ts';

export type Mode = 'exact' | 'lenient' | 'partial';

/** A mismatch with the shape, such as `data[3].email` and `isn't text`. Never contains the value itself. */
export interface Fault {
  readonly where: string;
  readonly what: string;
  /** True if the client can read the value anyway. */
  readonly isTolerated: boolean;
}

export interface Parsed<T> {
  readonly value: T;
  readonly faults: readonly Fault[];
}

/** Parses an object. `where` is the prefix of each fault's path. */
export function parse<S extends Shape>(shape: S, value: unknown, mode: Mode, where = 'data'): Parsed<TypeOf<S>> {
  return parseKind({ shape }, value, mode, where) as Parsed<TypeOf<S>>;
}

/** Parses a value of any kind. `where` is as in `parse`. */
export function parseKind(kind: Kind, value: unknown, mode: Mode, where: string): Parsed<unknown> {
  const report: Report = { mode, faults: [] };
  return { value: read(kind, value, where, report), faults: report.faults };
}

interface Report {
  readonly mode: Mode;
  readonly faults: Fault[];
}

function add({ mode, faults }: Report, where: string, what: string, isTolerated: boolean): void {
  if (mode === 'exact' || !isTolerated) faults.push({ where, what, isTolerated });
}

function read(kind: Kind, value: unknown, where: string, report: Report): unknown {
  const [inner, ending] = split(kind);
  if (ending && (value === undefined || value === null || value === '')) {
    if (value === undefined && ending === '|null') add(report, where, 'is missing', true);
    if (value === '' && inner !== 'text') add(report, where, 'is empty', true);
    return ending === '?' ? undefined : null;
  }
  if (typeof inner === 'string') return readScalar(inner, value, where, report);
  if ('shape' in inner) return readObject(inner.shape, value, where, report);
  if ('oneOf' in inner) return readWord(inner.oneOf, value, where, report);
  if (Array.isArray(value)) return readList(inner.listOf, value, where, report);
  const isMissing = value === undefined || value === null;
  add(report, where, isMissing ? 'is missing' : "isn't a list", isMissing);
  return [];
}

function readList(shape: Shape, rows: readonly unknown[], where: string, { mode, faults }: Report): readonly unknown[] {
  const read = rows.flatMap((row, index) => {
    const own: Report = { mode, faults: [] };
    const object = readObject(shape, row, `${where}[${index}]`, own);
    if (mode === 'partial' && own.faults.length > 0) return [];
    faults.push(...own.faults);
    return [object];
  });
  return withUnread(read, rows.length - read.length);
}

/** Sets the number that `unreadIn` returns, which is a property of the list. */
export function withUnread<Row>(list: Row[], unread: number): Row[] {
  return unread > 0 ? Object.assign(list, { unread }) : list;
}

/** Returns how many rows were left out of a list, or of the lists in an object, because they can't be read. */
export function unreadIn(data: unknown): number {
  if (Array.isArray(data)) return Number(Object(data).unread ?? 0);
  return Object.values(Object(data)).reduce((sum: number, part) => sum + (Array.isArray(part) ? unreadIn(part) : 0), 0);
}

type Structure = Exclude<Kind, string>;

function split(kind: Kind): readonly [inner: Scalar | Structure, ending: '' | '?' | '|null'] {
  if (typeof kind !== 'string') return [kind, 'isOptional' in kind ? '?' : ''];
  if (kind.endsWith('?')) return [kind.slice(0, -1) as Scalar, '?'];
  return kind.endsWith('|null') ? [kind.slice(0, -5) as Scalar, '|null'] : [kind as Scalar, ''];
}

function readScalar(scalar: Scalar, value: unknown, where: string, report: Report): unknown {
  const { noun, isRight, normal } = rules[scalar];
  const result = normal ? normal(value) : isRight(value) ? value : undefined;
  if (result === undefined || (report.mode === 'exact' && !isRight(value))) {
    const type = isText(value) ? '' : ` (${value === null ? value : typeof value})`;
    const isRounded = rules[scalar] === id && Number.isInteger(value);
    const what = isRounded ? 'is beyond 2^53, so JSON rounds it: send text' : `isn't ${noun}${type}`;
    add(report, where, value === undefined ? 'is missing' : what, result !== undefined);
  }
  return result;
}

function readWord(words: readonly string[], value: unknown, where: string, report: Report): string | undefined {
  const word = words.find((candidate) => wordOf(candidate) === wordOf(value));
  if (word === undefined || word !== value)
    add(report, where, value === undefined ? 'is missing' : `isn't one of ${words.join(', ')}`, word !== undefined);
  return word;
}

function readObject(shape: Shape, value: unknown, where: string, report: Report): unknown {
  if (!isRecord(value)) return add(report, where, "isn't an object", false);
  const object: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(shape)) {
    const alias = kind === 'ownId' && value[name] == null && ['id', '_id'].find((other) => value[other] != null);
    if (alias) add(report, `${where}.${name}`, `is called ${alias}`, true);
    const part = read(kind, value[alias || name], `${where}.${name}`, report);
    if (part !== undefined) object[name] = part;
  }
  return object;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value as text in lower case; `''` for an object or `null`. */
export function wordOf(value: unknown): string {
  return typeof value === 'object' ? '' : String(value).toLowerCase();
}

/** A kind of value: its name, the test for its exact notation, and the normalization of tolerated notations. */
interface Rule {
  readonly noun: string;
  readonly isRight: (value: unknown) => boolean;
  readonly normal?: (value: unknown) => unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** Rejects integers beyond 2^53, because `JSON.parse` may have rounded them. */
const isExactNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
/** Rejects rounded numbers and lone surrogates: sent back to the server, such an id could name another row. */
const id: Rule = {
  noun: 'an id',
  isRight: (value) => Number.isSafeInteger(value) || (isText(value) && value !== '' && !/\p{Surrogate}/u.test(value)),
};
/** Files are sent in forms, never in responses. */
const file: Rule = { noun: 'possible in a response', isRight: () => false };

const rules: Readonly<Record<Scalar, Rule>> = {
  ownId: id,
  id,
  text: {
    noun: 'text',
    isRight: isText,
    normal: (value) => (isText(value) ? value : isExactNumber(value) ? String(value) : undefined),
  },
  number: { noun: 'a number', isRight: isExactNumber, normal: toNumber },
  money: {
    noun: 'a decimal amount as text',
    isRight: (value) => isText(value) && AMOUNT.test(value),
    normal: toAmount,
  },
  moment: { noun: 'an ISO 8601 time with its zone (default: UTC)', isRight: isMoment, normal: toMoment },
  day: { noun: 'a day such as 2026-03-31', isRight: isDay, normal: toDay },
  active: {
    noun: '"active" or "inactive"',
    isRight: (value) => value === 'active' || value === 'inactive',
    normal: (value) => ({ true: 'active', false: 'inactive' })[String(toFlag(value))],
  },
  flag: { noun: 'true or false', isRight: (value) => typeof value === 'boolean', normal: toFlag },
  file,
  files: file,
};

const AMOUNT = /^-?\d+(\.\d+)?$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Returns whether a value is an existing day, as `YYYY-MM-DD`. */
export function isDay(value: unknown): boolean {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Returns whether a value is an ISO 8601 time with its UTC offset. */
export function isMoment(value: unknown): boolean {
  return isText(value) && MOMENT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

function toNumber(value: unknown): number | undefined {
  const number = isText(value) && value.trim() !== '' ? Number(value) : value;
  return isExactNumber(number) ? number : undefined;
}

/** Normalizes an amount to decimal text. Rounds a number to 2 decimals, unless it has exactly 3. -0 becomes 0. */
function toAmount(value: unknown): string | undefined {
  const text = isExactNumber(value)
    ? value.toFixed([2, 3].find((digits) => Number(value.toFixed(digits)) === value) ?? 2)
    : value;
  return isText(text) && AMOUNT.test(text) ? text.replace(/^-(?=[0.]+$)/, '') : undefined;
}

/** Returns a time that `Date` can parse. An ISO time without a zone becomes UTC, like all times of the API. */
function toMoment(value: unknown): string | undefined {
  if (!isText(value)) return undefined;
  const text = value.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(:\d\d(\.\d+)?)?)$/, '$1T$2Z');
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

/** Returns the day as written in an ISO time. In other notations, it's the day in the reader's time zone. */
function toDay(value: unknown): string | undefined {
  const text = toMoment(value);
  if (text === undefined || /^\d{4}-\d\d-\d\d/.test(text)) return text?.slice(0, 10);
  const date = new Date(text);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function toFlag(value: unknown): boolean | undefined {
  const word = wordOf(value);
  return ['1', 'true', 'active'].includes(word) || (['0', 'false', 'inactive'].includes(word) ? false : undefined);
}
