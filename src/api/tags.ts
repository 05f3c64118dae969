import { ownIdOf, type Shape } from '../contract/shape.ts';
import type { Tag } from '../http/entry.ts';

/** What answers of this API can be about. */
export type TagType =
  | 'Admin'
  | 'BankAccount'
  | 'Category'
  | 'Dashboard'
  | 'Investment'
  | 'Notification'
  | 'Profile'
  | 'Project'
  | 'User';

/** Something of a type: one row by its id, the list by `'LIST'`, or everything. */
export function tag(type: TagType, id?: string | number): Tag {
  return { type, id };
}

/** Tells the tags of rows of a shape, each by its id. */
export function tagsOfRows(type: TagType, shape: Shape): (rows: readonly object[]) => Tag[] {
  const idName = ownIdOf(shape) ?? '';
  return (rows) => rows.map((row) => tag(type, Reflect.get(row, idName)));
}
