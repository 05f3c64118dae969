import { isDeepStrictEqual } from 'node:util';

/** A statement of the specification about the shipped content. */
export interface Fact {
  sentence: string;
  /** The difference, or null if the content is as specified. */
  difference: string | null;
}

export function each<Item, Key extends keyof Item>(items: readonly Item[], key: Key): Item[Key][] {
  return items.map((item) => item[key]);
}

/** Returns the values of these keys of each item, as one text. */
export function lines<Item>(items: readonly Item[], ...keys: (keyof Item)[]): string[] {
  return items.map((item) => keys.map((key) => String(item[key])).join(' '));
}

export function fact(sentence: string, found: unknown, specified: unknown): Fact {
  const isSame = isDeepStrictEqual(found, specified);
  return { sentence, difference: isSame ? null : `is ${format(found)}; specified is ${format(specified)}` };
}

export function includes(sentence: string, text: string, parts: readonly (string | RegExp)[]): Fact {
  const missing = parts.filter((part) => (typeof part === 'string' ? !text.includes(part) : !part.test(text)));
  const what = parts.length < 3 ? parts.join(' and ') : `${parts.length} things`;
  return { sentence: `${sentence} ${what}.`, difference: listed('missing: ', missing) };
}

/** Checks that `has` is false for each of these files. */
export function lacks(
  sentence: string,
  files: readonly (readonly [file: string, text: string])[],
  has: (text: string) => boolean,
): Fact {
  const having = files.filter(([, text]) => has(text)).map(([file]) => file);
  return { sentence: `${sentence}.`, difference: listed('not true of ', having) };
}

function listed(what: string, parts: readonly (string | RegExp)[]): string | null {
  return parts.length === 0 ? null : what + parts.join(', ');
}

function format(value: unknown): string {
  return Array.isArray(value)
    ? value.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join(', ')
    : JSON.stringify(value);
}
