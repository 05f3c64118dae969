import type { BlogPost } from '../../../../src/content/blog/blog.ts';

/** Eight invented articles, newest first: 1, 4 and 7 are `ai-ml`, 2, 5 and 8 `web-dev`, 3 and 6 `company`. */
export const posts: readonly BlogPost[] = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
  id,
  slug: `article-number-${id}`,
  title: `Title ${id}${id === 2 ? ' of Webhooks at 3 a.m.' : ''}`,
  excerpt: `Excerpt ${id}${id === 6 ? ' in daylight' : ''}`,
  author: 'A Guest',
  authorAvatar: '/images/avatars/guest.svg',
  authorRole: 'Writer',
  category: ['ai-ml', 'web-dev', 'company'][(id - 1) % 3] ?? '',
  tags: ['one', 'two', 'three', id % 2 ? 'odd' : 'even'],
  publishDate: `2026-01-${30 - id}`,
  readTime: '2 min read',
  image: '/images/covers/guest.svg',
  // Article 3 has the most views, then 1 and 7.
  views: [900, 100, 1000, 300, 200, 50, 800, 10][id - 1] ?? 0,
  likes: id,
  comments: id,
  featured: id > 2,
  trending: id < 8 && id !== 3,
}));
