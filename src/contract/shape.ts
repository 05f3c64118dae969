/**
 * Defines shapes, which describe the data of requests and responses. Types, the client's decoder, the demo's responses
 * and `npm run check:api` use the same shapes.
 *
 * A shape maps field names to kinds of values. With `?` or `isOptional`, a field may be missing or `null`. With
 * `|null`, it is required and may be `null`. Otherwise it is required and not `null`.
 * Source: `README.md` §2.
 */
import type { Id } from './envelope.ts';

interface Scalars {
  /** The id of the object's own row: see `ownIdOf`. */
  ownId: Id;
  /** The id of another row. */
  id: Id;
  text: string;
  number: number;
  /** A decimal number in major units, such as dollars. */
  money: string;
  /** An ISO 8601 time in UTC. */
  moment: string;
  /** `YYYY-MM-DD`. */
  day: string;
  active: 'active' | 'inactive';
  flag: boolean;
  /** A file, in forms only. */
  file: Blob;
  /** Files, in forms only. Each file is one part. */
  files: readonly Blob[];
}

export type Scalar = keyof Scalars;

export type Kind =
  | Scalar
  | `${Scalar}?`
  | `${Scalar}|null`
  | { readonly oneOf: readonly string[]; readonly isOptional?: true }
  | { readonly listOf: Shape; readonly isOptional?: true }
  | { readonly shape: Shape };

/** An object: the kinds of its fields, by name. */
export interface Shape {
  readonly [field: string]: Kind;
}

type Optional<S> = {
  [Name in keyof S]: S[Name] extends `${string}?` | { readonly isOptional: true } ? Name : never;
}[keyof S];

type ValueOf<K, IsWire> = K extends `${infer Inner}?`
  ? ValueOf<Inner, IsWire>
  : K extends `${infer Inner}|null`
    ? ValueOf<Inner, IsWire> | null
    : K extends Scalar
      ? Scalars[K]
      : K extends { readonly oneOf: readonly (infer Word)[] }
        ? Word
        : K extends { readonly listOf: infer S }
          ? ObjectOf<S, IsWire>[]
          : K extends { readonly shape: infer S }
            ? ObjectOf<S, IsWire>
            : never;

type Flat<T> = { [Name in keyof T]: T[Name] };

type ObjectOf<S, IsWire> = Flat<
  { -readonly [Name in Exclude<keyof S, Optional<S>>]: ValueOf<S[Name], IsWire> } & {
    -readonly [Name in Optional<S>]?: ValueOf<S[Name], IsWire> | (IsWire extends true ? null : never);
  }
>;

/** A shape as the client reads it: an optional field without a value is left out, never `null`. */
export type TypeOf<S extends Shape> = ObjectOf<S, false>;

/** A shape on the wire: an optional field may also be `null`. */
export type WireOf<S extends Shape> = ObjectOf<S, true>;

/** Returns the name of the field that identifies the object's own row, if there is one. */
export function ownIdOf(shape: Shape): string | undefined {
  return Object.keys(shape).find((name) => shape[name] === 'ownId');
}

/** Returns whether a field of this kind may be missing. */
export function isOptional(kind: Kind): boolean {
  return typeof kind === 'string' ? kind.endsWith('?') : Object(kind).isOptional === true;
}
