import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlogCategory, BlogPost } from '../../../../src/content/blog.ts';
import { posts } from '../../../../src/content/blog-posts.ts';
import {
  type BlogListAction,
  type BlogListState,
  blogListReducer,
  selectCount,
  selectFeatured,
  selectList,
  selectTrending,
  startState,
} from '../../../../src/site/pages/blog/state/blog-list.ts';

const after = (...actions: BlogListAction[]): BlogListState => actions.reduce(blogListReducer, startState);
const idsOf = (shown: readonly BlogPost[]) => shown.map(({ id }) => id);
const shown = (...actions: BlogListAction[]) => idsOf(selectList(posts, after(...actions)).posts);
const search = (text: string): BlogListAction => ({ type: 'search/changed', search: text });
const matches = (text: string) => selectList(posts, after(search(text))).matchCount;

test('it starts with all categories, no search, the first page and nothing open', () => {
  const { category, search, page, expandedId } = startState;
  assert.deepEqual({ category, search, page, expandedId }, { category: 'all', search: '', page: 1, expandedId: null });
  assert.deepEqual(shown(), [1, 2, 3, 4, 5, 6]);
});

test('a page holds six articles', () => {
  assert.deepEqual(shown({ type: 'page/chosen', page: 2 }), [7, 8, 9, 10, 11, 12]);
  assert.equal(selectList(posts, startState).pageCount, 2);
});

test('a category is matched exactly', () => {
  assert.deepEqual(shown({ type: 'category/chosen', category: 'web-dev' }), [2, 5, 9, 11]);
  assert.deepEqual(shown({ type: 'category/chosen', category: 'company' }), [6, 12]);
});

test('the search finds a substring of title, excerpt or any tag, in either case', () => {
  assert.deepEqual(shown(search('WEBHOOKS THAT')), [2]);
  assert.deepEqual(shown(search('daylight')), [6]);
  // Tag number five of its post: not one of those that a card shows.
  assert.deepEqual(shown(search('postgres')), [2]);
  assert.deepEqual(shown(search('chatbots')), [1, 7]);
});

test('search and category combine', () => {
  const both = shown(search('evaluation'), { type: 'category/chosen', category: 'ai-ml' });
  assert.deepEqual(both, [3, 7, 10]);
  assert.deepEqual(shown(search('evaluation'), { type: 'category/chosen', category: 'company' }), []);
});

test('the search text is not a pattern, and no text breaks it', () => {
  for (const text of ['.*', '[', '(a+)+$', '\\', '🦊', 'שלום', 'x'.repeat(10_000), '\u0000'])
    assert.equal(matches(text), 0);
  assert.equal(matches('a.m.'), 1);
});

test('each order is the one its name says', () => {
  assert.deepEqual(shown({ type: 'sort/chosen', sort: 'popular' }), [1, 5, 3, 6, 2, 7]);
  assert.deepEqual(shown({ type: 'sort/chosen', sort: 'trending' }), [1, 5, 3, 6, 2, 7]);
  const mixed = posts.toReversed().map((post) => ({ ...post, trending: post.id === 12 || post.id === 8 }));
  const order = (sort: BlogListState['sort']) => idsOf(selectList(mixed, { ...startState, sort }).posts);
  assert.deepEqual(order('latest'), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(order('trending').slice(0, 3), [8, 12, 1]);
});

test('sorting leaves the posts as they are', () => {
  const before = idsOf(posts);
  shown({ type: 'sort/chosen', sort: 'popular' });
  assert.deepEqual(idsOf(posts), before);
});

test('the page is kept when a filter changes, and the last page that exists is shown', () => {
  const onPage2: BlogListAction = { type: 'page/chosen', page: 2 };
  const filtered = after(onPage2, { type: 'category/chosen', category: 'company' });
  assert.equal(filtered.page, 2);
  const list = selectList(posts, filtered);
  assert.deepEqual([list.page, list.pageCount, idsOf(list.posts)], [1, 1, [6, 12]]);
  const again = blogListReducer(filtered, { type: 'category/chosen', category: 'all' });
  assert.equal(selectList(posts, again).page, 2);
  assert.equal(after(onPage2, search('webhooks')).page, 2);
  assert.equal(after(onPage2, { type: 'sort/chosen', sort: 'popular' }).page, 2);
});

test('an empty list still has one page', () => {
  const { page, pageCount, matchCount } = selectList(posts, after(search('nothing like it')));
  assert.deepEqual([page, pageCount, matchCount], [1, 1, 0]);
});

test('clearing the filters leaves page and order alone', () => {
  const state = after(
    { type: 'page/chosen', page: 2 },
    { type: 'sort/chosen', sort: 'popular' },
    { type: 'category/chosen', category: 'company' },
    search('x'),
    { type: 'filters/cleared' },
  );
  assert.deepEqual([state.category, state.search, state.page, state.sort], ['all', '', 2, 'popular']);
});

test('one article is open at a time', () => {
  assert.equal(after({ type: 'article/opened', id: 1 }, { type: 'article/opened', id: 2 }).expandedId, 2);
  assert.equal(after({ type: 'article/opened', id: 1 }, { type: 'article/closed', id: 1 }).expandedId, null);
});

test('a late word about another article changes nothing', () => {
  const open = after({ type: 'article/opened', id: 2 });
  assert.equal(blogListReducer(open, { type: 'article/closed', id: 1 }), open);
  assert.equal(blogListReducer(open, { type: 'article/opened', id: 2 }), open);
});

test('a link opens its article on its page', () => {
  const state = after({ type: 'article/linked', id: 8 });
  assert.deepEqual([state.page, state.expandedId, state.arrival], [2, 8, { id: 8 }]);
  const popular = after({ type: 'sort/chosen', sort: 'popular' }, { type: 'article/linked', id: 7 });
  assert.equal(popular.page, 1);
});

test('a link clears filters that hide its article, and keeps those that show it', () => {
  const hidden = after(search('webhooks'), { type: 'article/linked', id: 12 });
  assert.deepEqual([hidden.search, hidden.category, hidden.page, hidden.expandedId], ['', 'all', 2, 12]);
  const visible = after({ type: 'category/chosen', category: 'company' }, { type: 'article/linked', id: 12 });
  assert.deepEqual([visible.category, visible.page], ['company', 1]);
});

test('following a link again is an arrival of its own', () => {
  const once = after({ type: 'article/linked', id: 1 });
  assert.notEqual(blogListReducer(once, { type: 'article/linked', id: 1 }).arrival, once.arrival);
});

test('a link to no article changes nothing', () => {
  for (const id of [0, 13, 1.5, Number.POSITIVE_INFINITY])
    assert.equal(after({ type: 'article/linked', id }), startState);
});

test('Like marks an article, and unmarks it', () => {
  const like = (id: number): BlogListAction => ({ type: 'article/likeToggled', id });
  assert.deepEqual(after(like(1), like(3)).likedIds, [1, 3]);
  assert.deepEqual(after(like(1), like(3), like(1)).likedIds, [3]);
});

test('at most three articles are featured and five trending', () => {
  assert.deepEqual(idsOf(selectFeatured(posts)), [1, 2, 5]);
  assert.deepEqual(idsOf(selectTrending(posts)), [1, 5, 3, 6]);
  const allTrending = posts.map((post) => ({ ...post, trending: true }));
  assert.equal(selectTrending(allTrending).length, 5);
});

test('a category shows its fixed count, and the real one where it has none', () => {
  const category = { id: 'web-dev', name: '', icon: '' } satisfies BlogCategory;
  assert.equal(selectCount(posts, { ...category, count: 5 }), 5);
  assert.equal(selectCount(posts, category), 4);
  assert.equal(selectCount(posts, { ...category, id: 'all' }), 12);
});
