import type { PageHead } from '../page-head.ts';
import { titled } from '../titles.ts';

export const head: PageHead = {
  title: titled('AI Insights Blog: methods from real work'),
  description:
    'Articles on AI, web development and automation by the people who build the systems: code, tables, worked examples, and what went wrong.',
  hasFeed: true,
};

export interface BlogPost {
  /** The number in `/blog#article-N`. */
  id: number;
  /** The last segment of the article's address, `/blog/SLUG`, and the name of its file. */
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** Image URL. */
  authorAvatar: string;
  authorRole: string;
  /** The id of its category in `blog-categories.ts`. */
  category: string;
  tags: readonly string[];
  /** YYYY-MM-DD. */
  publishDate: string;
  /** The day of the last revision, YYYY-MM-DD. */
  updated?: string;
  /** The slug of the article to read next. */
  related?: string;
  readTime: string;
  /** Image URL, 800 by 500 pixels. */
  image: string;
  views: number;
  likes: number;
  comments: number;
  featured: boolean;
  trending: boolean;
}

export interface BlogCategory {
  /** `all` is the first category. */
  id: string;
  name: string;
  /** SVG path data in 18 by 18 units, drawn with a stroke of 1.5 units and no fill. */
  icon: string;
  /** The number to show, which may differ from the number of posts. Default: the number of posts. */
  count?: number;
}

export const hero = {
  title: 'AI Insights Blog',
  lead: 'Methods from real work, with the arithmetic left in.',
  articles: (count: number) => (count === 1 ? 'article' : 'articles'),
  badges: ['Expert Authors', 'Latest Trends'],
} as const;

export const sorts = [
  { id: 'latest', label: 'Latest' },
  { id: 'popular', label: 'Most Popular' },
  { id: 'trending', label: 'Trending' },
] as const;

export const labels = {
  retry: 'Retry',
  filters: 'Filter articles',
  more: 'More from the blog',
  pages: 'Pages',
  page: 'Page',
  showing: (found: number, all: number) => `Showing ${found} of ${all} articles`,
  shownPage: (page: number, order: string) => `Page ${page}, ${order}`,
  featuredArticles: 'Featured Articles',
  featured: 'Featured',
  trending: 'Trending',
  search: 'Search articles...',
  clear: 'Show all articles',
  articles: 'Articles',
  categories: 'Categories',
  sortBy: 'Sort by',
  readMore: 'Read More',
  showLess: 'Show Less',
  asPage: 'Open as a page',
  like: 'Like',
  share: 'Share',
  views: 'views',
  likes: 'likes',
  comments: 'comments',
  previous: 'Previous',
  next: 'Next',
  related: 'Read next',
} as const;

export const articlePage = {
  blog: 'Blog',
  author: 'Written by',
  published: 'Published',
  updated: 'Updated',
  readTime: 'Reading time',
  call: {
    title: 'Do you have a task like this?',
    text: 'Tell us in two sentences what your team repeats. An engineer reads it and tells you what a machine can take over, and what it can’t.',
  },
} as const;

export const newsletter = {
  title: 'Stay Updated',
  text: 'New articles by email, with methods, code and figures. Unsubscribe anytime.',
  label: 'Email',
  submit: 'Subscribe',
  orWrite: 'Or email',
  missing: 'Enter your email address.',
  failure: 'We couldn’t subscribe you. Your address is still here: check your connection and try again.',
} as const;

export const emptyState = {
  title: 'No articles found',
  text: 'Try adjusting your search criteria or browse all categories.',
} as const;

export const article = {
  loading: 'Loading the article…',
  failure: 'Couldn’t load the article. Check your connection and try again.',
  retry: 'Retry',
  copied: 'Link copied',
  notCopied: 'Couldn’t copy the link. Copy it here:',
} as const;

export const pageSize = 6;
export const featuredMax = 3;
export const trendingMax = 5;
export const tagsShown = 3;

/** The path of the Atom feed, which has the full texts. */
export const feedPath = '/blog/feed.xml';

export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}
