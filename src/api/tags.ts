import { figures } from '../contract/dashboard.ts';
import { ownIdOf, type Shape } from '../contract/shape.ts';
import type { Tag } from '../http/entry.ts';

/**
 * Rows of a shape: one by its id, the list by `'LIST'`, or all. Rows are of a kind where their own ids are called the same;
 * what has no own id, as the dashboard's figures, is one kind.
 */
export function tag(shape: Shape, id?: string | number): Tag {
  return { type: ownIdOf(shape) ?? '', id };
}

/** Tells what goes stale where a row of a shape comes or goes: the list, all rows of the others, and the figures, which count. */
export function comesOrGoes(shape: Shape, ...others: readonly Shape[]): () => Tag[] {
  return () => [tag(shape, 'LIST'), ...others.map((other) => tag(other)), tag(figures)];
}

/** Tells the tags of rows of a shape, each by its id. */
export function tagsOfRows(shape: Shape): (rows: readonly object[]) => Tag[] {
  const { type } = tag(shape);
  return (rows) => rows.map((row) => ({ type, id: Reflect.get(row, type) }));
}

/** Tells the tags of a list, or of a page of one: its own and each row's. */
export function tagsOfList(shape: Shape): (data: unknown) => Tag[] {
  const tagsOf = tagsOfRows(shape);
  return (data) => [tag(shape, 'LIST'), ...tagsOf(Array.isArray(data) ? data : (Object(data).rows ?? []))];
}
