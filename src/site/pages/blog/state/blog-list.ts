import {
  type BlogCategory,
  type BlogPost,
  featuredMax,
  pageSize,
  type sorts,
  trendingMax,
} from '../../../../content/blog/blog.ts';
import { fold } from '../../../../lib/fold.ts';

export type SortId = (typeof sorts)[number]['id'];

export interface BlogListState {
  category: BlogCategory['id'];
  search: string;
  sort: SortId;
  /** The chosen page, from 1. It may exceed the last page while a filter is on. */
  page: number;
  expandedId: number | null;
  likedIds: readonly number[];
  /** The article that a link opened; a new object each time, so that following one link twice scrolls twice. */
  arrival: { id: number } | null;
}

export type BlogListAction =
  | { type: 'category/chosen'; category: BlogCategory['id'] }
  | { type: 'search/changed'; search: string }
  | { type: 'sort/chosen'; sort: SortId }
  | { type: 'page/chosen'; page: number }
  | { type: 'filters/cleared' }
  | { type: 'article/opened'; id: number }
  | { type: 'article/closed'; id: number }
  /** `stays`: without scrolling to the article. */
  | { type: 'article/linked'; id: number; stays?: boolean }
  | { type: 'article/likeToggled'; id: number }
  | { type: 'likes/restored'; ids: readonly number[] };

/** The initial state. Specification §4. */
export const startState: BlogListState = {
  category: 'all',
  search: '',
  sort: 'latest',
  page: 1,
  expandedId: null,
  likedIds: [],
  arrival: null,
};

/**
 * Creates the reducer for a list of posts. Its state is the reader's choices; `selectList` derives the displayed posts.
 *
 * Invariants: a late `article/closed` doesn't close another article. A filter doesn't change the chosen page.
 * Source: specification §4, `src/README.md` §8.
 */
export function blogListOf(all: readonly BlogPost[]) {
  /** Returns the page that an article is on; 0 if the filters hide it. */
  const pageOf = (state: BlogListState, id: number) =>
    Math.ceil((selectMatches(all, state).findIndex((post) => post.id === id) + 1) / pageSize);
  /** Opens the article on its page, clearing filters that hide it. An unknown ID is a no-op. */
  const link = (state: BlogListState, id: number, arrival: BlogListState['arrival']): BlogListState => {
    const shown = pageOf(state, id) > 0 ? state : { ...state, ...noFilters };
    const page = pageOf(shown, id);
    return page > 0 ? { ...shown, page, expandedId: id, arrival } : state;
  };
  return (state: BlogListState, action: BlogListAction): BlogListState => {
    switch (action.type) {
      case 'category/chosen':
        return { ...state, category: action.category };
      case 'search/changed':
        return { ...state, search: action.search };
      case 'sort/chosen':
        return { ...state, sort: action.sort };
      case 'page/chosen':
        return { ...state, page: action.page };
      case 'filters/cleared':
        return { ...state, ...noFilters };
      case 'article/opened':
        return state.expandedId === action.id ? state : { ...state, expandedId: action.id };
      case 'article/closed':
        return state.expandedId === action.id ? { ...state, expandedId: null } : state;
      case 'article/linked':
        return link(state, action.id, action.stays ? null : { id: action.id });
      case 'article/likeToggled':
        return { ...state, likedIds: toggle(state.likedIds, action.id) };
      case 'likes/restored':
        return { ...state, likedIds: action.ids };
    }
  };
}

const noFilters = { category: 'all', search: '' } as const;

function toggle(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** Returns the displayed posts. `page` is the chosen page, or the last that exists. */
export function selectList(all: readonly BlogPost[], state: BlogListState) {
  const matches = selectMatches(all, state);
  const pageCount = Math.max(1, Math.ceil(matches.length / pageSize));
  const page = Math.min(state.page, pageCount);
  const posts = matches.slice((page - 1) * pageSize, page * pageSize);
  return { matchCount: matches.length, page, pageCount, posts };
}

/** Filters and sorts posts. The search finds substrings, ignoring case, accents and outer spaces. Specification §5. */
function selectMatches(all: readonly BlogPost[], { category, search, sort }: BlogListState): readonly BlogPost[] {
  const wanted = fold(search.trim());
  const holds = (text: string) => fold(text).includes(wanted);
  return all
    .filter((post) => category === 'all' || post.category === category)
    .filter((post) => [post.title, post.excerpt, ...post.tags].some(holds))
    .sort(orders[sort]);
}

const orders: Record<SortId, (a: BlogPost, b: BlogPost) => number> = {
  latest: (a, b) => Date.parse(b.publishDate) - Date.parse(a.publishDate),
  popular: (a, b) => b.views - a.views,
  trending: (a, b) => Number(b.trending) - Number(a.trending) || b.views - a.views,
};

export function selectFeatured(all: readonly BlogPost[]): readonly BlogPost[] {
  return all.filter((post) => post.featured).slice(0, featuredMax);
}

export function selectTrending(all: readonly BlogPost[]): readonly BlogPost[] {
  return all
    .filter((post) => post.trending)
    .sort(orders.popular)
    .slice(0, trendingMax);
}

/** Returns a category's count as specified by the owner; if there is none, the number of its posts. */
export function selectCount(all: readonly BlogPost[], { id, count }: BlogCategory): number {
  return count ?? all.filter((post) => id === 'all' || post.category === id).length;
}
