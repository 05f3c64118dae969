import type { BlogCategoryId } from '../../../../content/blog/blog.ts';
import { categories } from '../../../../content/blog/blog-categories.ts';

/** `2024-01-15` as `Jan 15, 2024`, in no reader's time zone, which could move it by a day. */
export function formatDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

export function categoryName(id: BlogCategoryId): string {
  return categories.find((category) => category.id === id)?.name ?? '';
}
