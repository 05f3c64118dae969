export type BlogCategoryId = 'ai-ml' | 'web-dev' | 'tech-trends' | 'company';

export interface BlogPost {
  /** `/blog#article-N` names it. */
  id: number;
  /** The last part of its address, `/blog/SLUG`: the name of its file. */
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** Image URL. */
  authorAvatar: string;
  authorRole: string;
  category: BlogCategoryId;
  tags: readonly string[];
  /** YYYY-MM-DD. */
  publishDate: string;
  readTime: string;
  /** Image URL, 800 by 500. */
  image: string;
  views: number;
  likes: number;
  comments: number;
  featured: boolean;
  trending: boolean;
}

export type ArticleTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'code'
  | 'strong'
  | 'em'
  | 'a'
  | 'br'
  | 'hr';

/** A part of an article's text: words, or an element around further parts; `href` is a link's. */
export type ArticleNode = string | { tag: ArticleTag; href?: string; content: readonly ArticleNode[] };

export interface BlogCategory {
  id: 'all' | BlogCategoryId;
  name: string;
  /** Path data on the 18 unit icon grid, 1.5 stroke, no fill. */
  icon: string;
  /** The owner's fixed figure, shown as it is; it does not count the posts here. Left out, the real count is shown. */
  count?: number;
}

export const hero = {
  title: 'AI Insights Blog',
  lead: 'Methods from real jobs, with the arithmetic left in.',
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
  shownPage: (page: number, count: number, order: string) => `Page ${page} of ${count}, ${order}`,
  featuredArticles: 'Featured Articles',
  featured: 'Featured',
  trending: 'Trending',
  search: 'Search articles...',
  clear: 'Show all posts',
  articles: 'Articles',
  categories: 'Categories',
  sortBy: 'Sort by',
  readMore: 'Read More',
  showLess: 'Show Less',
  like: 'Like',
  share: 'Share',
  views: 'views',
  likes: 'likes',
  comments: 'comments',
  previous: 'Previous',
  next: 'Next',
  newer: 'Newer',
  older: 'Older',
  all: 'All articles',
} as const;

export const newsletter = {
  title: 'Stay Updated',
  text: 'New articles by email. Every letter has a link that stops them.',
  label: 'Email',
  submit: 'Subscribe',
  orWrite: 'Or write to',
  missing: 'Type your email address first.',
  failure: 'Your address could not be sent. It is still in the field: check the connection and try again.',
} as const;

export const emptyState = {
  title: 'No articles found',
  text: 'Try adjusting your search criteria or browse all categories.',
} as const;

export const article = {
  loading: 'Loading the article.',
  failure: 'The article could not be loaded. Check the connection, then try again.',
  retry: 'Try again',
  copied: 'Link copied',
  notCopied: 'The link could not be copied.',
} as const;

export const pageSize = 6;
export const featuredMax = 3;
export const trendingMax = 5;
export const tagsShown = 3;

/** The Atom feed with the whole texts. */
export const feedPath = '/blog/feed.xml';

/** Path of an article's own page. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}
