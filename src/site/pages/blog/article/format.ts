import { categories } from '../../../../content/blog/blog-categories.ts';

/** Formats `2024-01-15` as `Jan 15, 2024`, in UTC, because a reader's time zone could shift it by a day. */
export function formatDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

export function categoryName(id: string): string {
  return categories.find((category) => category.id === id)?.name ?? '';
}
