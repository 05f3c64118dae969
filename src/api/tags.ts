import { figures } from '../contract/dashboard.ts';
import { ownIdOf, type Shape } from '../contract/shape.ts';
import type { Tag } from '../http/entry.ts';

/**
 * Returns the tag of one row (`id`), of the list (`'LIST'`), or, without an `id`, of the list and all rows. The tag's
 * type is the name of the shape's id field. Shapes without an id field, such as the dashboard's figures, share a type.
 */
export function tag(shape: Shape, id?: string | number): Tag {
  return { type: ownIdOf(shape) ?? '', id };
}

/** Creates a function that returns the tags that a new or deleted row makes stale: list, all `others`, and figures. */
export function tagsOnCreateOrDelete(shape: Shape, ...others: readonly Shape[]): () => Tag[] {
  return () => [tag(shape, 'LIST'), ...others.map((other) => tag(other)), tag(figures)];
}

/** Creates a function that returns one tag per row. */
export function tagsOfRows(shape: Shape): (rows: readonly object[]) => Tag[] {
  const { type } = tag(shape);
  return (rows) => rows.map((row) => ({ type, id: Reflect.get(row, type) }));
}

/** Creates a function that returns the tags of a list or a page: `'LIST'`, and one per row. */
export function tagsOfList(shape: Shape): (data: unknown) => Tag[] {
  const tagsOf = tagsOfRows(shape);
  return (data) => [tag(shape, 'LIST'), ...tagsOf(Array.isArray(data) ? data : (Object(data).rows ?? []))];
}
