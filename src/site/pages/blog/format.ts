import type { BlogCategoryId } from '../../../content/blog.ts';
import { categories } from './blog-data.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2024-01-15` as `Jan 15, 2024`, without a time zone that could move it by a day. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

export function categoryName(id: BlogCategoryId): string {
  return categories.find((category) => category.id === id)?.name ?? '';
}
