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

/** The list of a type, and each of its rows. */
export function rowTags<Row>(
  type: TagType,
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string | number,
): Tag[] {
  return [tag(type, 'LIST'), ...(rows ?? []).map((row) => tag(type, idOf(row)))];
}
