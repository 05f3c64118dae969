/** What a cached answer is about. Without an `id` it stands for everything of its type; `'LIST'` is a usual id. */
export interface Tag {
  readonly type: string;
  readonly id?: string | number | undefined;
}

/** Whether two tags speak of the same thing. Always true: ids are compared as text. Source: CONTRACT.md §0. */
export function tagsMeet(one: Tag, other: Tag): boolean {
  return one.type === other.type && (one.id == null || other.id == null || String(one.id) === String(other.id));
}
