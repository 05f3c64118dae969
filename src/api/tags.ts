import { figures } from '../contract/dashboard.ts';
import { ownIdOf, type Shape } from '../contract/shape.ts';
import type { Tag } from '../http/entry.ts';

/**
 * Returns the tag of one row by its id, of the list by `'LIST'`, or of all rows. Its type is the name of the
 * shape's id field; shapes without one, like the dashboard's figures, share a type.
 */
export function tag(shape: Shape, id?: string | number): Tag {
  return { type: ownIdOf(shape) ?? '', id };
}

/** Returns the tags that a created or deleted row makes stale: its list, all rows of `others`, and the figures. */
export function tagsOnCreateOrDelete(shape: Shape, ...others: readonly Shape[]): () => Tag[] {
  return () => [tag(shape, 'LIST'), ...others.map((other) => tag(other)), tag(figures)];
}

/** Returns the tags of rows: one each, by id. */
export function tagsOfRows(shape: Shape): (rows: readonly object[]) => Tag[] {
  const { type } = tag(shape);
  return (rows) => rows.map((row) => ({ type, id: Reflect.get(row, type) }));
}

/** Returns the tags of a list or a page: `'LIST'` and one for each row. */
export function tagsOfList(shape: Shape): (data: unknown) => Tag[] {
  const tagsOf = tagsOfRows(shape);
  return (data) => [tag(shape, 'LIST'), ...tagsOf(Array.isArray(data) ? data : (Object(data).rows ?? []))];
}
