import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlogCategory, BlogPost } from '../../../../src/content/blog/blog.ts';
import {
  type BlogListAction,
  type BlogListState,
  blogListOf,
  selectCount,
  selectFeatured,
  selectList,
  selectTrending,
  startState,
} from '../../../../src/site/pages/blog/state/blog-list.ts';
import { posts } from './posts.ts';

const reducer = blogListOf(posts);
const after = (...actions: BlogListAction[]): BlogListState => actions.reduce(reducer, startState);
const idsOf = (shown: readonly BlogPost[]) => shown.map(({ id }) => id);
const shown = (...actions: BlogListAction[]) => idsOf(selectList(posts, after(...actions)).posts);
const search = (text: string): BlogListAction => ({ type: 'search/changed', search: text });
const category = (id: BlogListState['category']): BlogListAction => ({ type: 'category/chosen', category: id });
const matches = (text: string) => selectList(posts, after(search(text))).matchCount;

test('the blog starts with page 1 of all articles, and a page holds six', () => {
  assert.deepEqual(shown(), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(shown({ type: 'page/chosen', page: 2 }), [7, 8]);
  assert.deepEqual([selectList(posts, startState).pageCount, startState.expandedId], [2, null]);
  const { page, pageCount, matchCount } = selectList(posts, after(search('nothing like it')));
  assert.deepEqual([page, pageCount, matchCount], [1, 1, 0]);
});

test('the blog’s search finds a substring of title, excerpt or tag, whatever its case and accents', () => {
  for (const text of ['WEBHOOKS AT', 'wébhooks àt']) assert.deepEqual(shown(search(text)), [2]);
  assert.deepEqual(shown(search('daylight')), [6]);
  // “even” is the fourth tag, which cards don't show.
  assert.deepEqual(shown(search('even')), [2, 4, 6, 8]);
});

test('the blog’s category filter matches exactly, and combines with the search', () => {
  assert.deepEqual(shown(category('web-dev')), [2, 5, 8]);
  assert.deepEqual(shown(search('odd'), category('ai-ml')), [1, 7]);
  assert.deepEqual(shown(search('daylight'), category('ai-ml')), []);
});

test('special characters in the blog’s search are ordinary text', () => {
  for (const text of ['.*', '[', '(a+)+$', '\\', '🦊', 'שלום', 'x'.repeat(10_000), '\u0000'])
    assert.equal(matches(text), 0);
  assert.equal(matches('a.m.'), 1);
});

test('each sort order of the blog matches its name, and leaves the list of posts unchanged', () => {
  const before = idsOf(posts);
  const mixed = posts.toReversed();
  const order = (sort: BlogListState['sort']) => idsOf(selectList(mixed, { ...startState, sort }).posts);
  assert.deepEqual(order('latest'), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(order('popular'), [3, 1, 7, 4, 5, 2]);
  assert.deepEqual(order('trending'), [1, 7, 4, 5, 2, 6]);
  shown({ type: 'sort/chosen', sort: 'popular' });
  assert.deepEqual(idsOf(posts), before);
});

test('a changed filter keeps the page number; if there are fewer pages, the last one is shown', () => {
  const onPage2: BlogListAction = { type: 'page/chosen', page: 2 };
  const filtered = after(onPage2, category('company'));
  assert.equal(filtered.page, 2);
  const list = selectList(posts, filtered);
  assert.deepEqual([list.page, list.pageCount, idsOf(list.posts)], [1, 1, [3, 6]]);
  assert.equal(selectList(posts, reducer(filtered, category('all'))).page, 2);
  assert.equal(after(onPage2, search('webhooks')).page, 2);
  assert.equal(after(onPage2, { type: 'sort/chosen', sort: 'popular' }).page, 2);
});

test('clearing the filters changes neither page nor sort order', () => {
  const state = after(
    { type: 'page/chosen', page: 2 },
    { type: 'sort/chosen', sort: 'popular' },
    category('company'),
    search('x'),
    { type: 'filters/cleared' },
  );
  assert.deepEqual([state.category, state.search, state.page, state.sort], ['all', '', 2, 'popular']);
});

test('one article is open at a time, and a late close event of another article changes nothing', () => {
  assert.equal(after({ type: 'article/opened', id: 1 }, { type: 'article/opened', id: 2 }).expandedId, 2);
  assert.equal(after({ type: 'article/opened', id: 1 }, { type: 'article/closed', id: 1 }).expandedId, null);
  const open = after({ type: 'article/opened', id: 2 });
  assert.equal(reducer(open, { type: 'article/closed', id: 1 }), open);
  assert.equal(reducer(open, { type: 'article/opened', id: 2 }), open);
});

test('a link to an article shows the page that contains it, and opens it', () => {
  const state = after({ type: 'article/linked', id: 8 });
  assert.deepEqual([state.page, state.expandedId, state.arrival], [2, 8, { id: 8 }]);
  assert.equal(after({ type: 'sort/chosen', sort: 'popular' }, { type: 'article/linked', id: 7 }).page, 1);
});

test('a link clears filters that hide its article, and keeps those that show it', () => {
  const hidden = after(search('webhooks'), { type: 'article/linked', id: 7 });
  assert.deepEqual([hidden.search, hidden.category, hidden.page, hidden.expandedId], ['', 'all', 2, 7]);
  const visible = after(category('ai-ml'), { type: 'article/linked', id: 7 });
  assert.deepEqual([visible.category, visible.page], ['ai-ml', 1]);
});

test('following a link again scrolls to its article again; a link to no article changes nothing', () => {
  const once = after({ type: 'article/linked', id: 1 });
  assert.notEqual(reducer(once, { type: 'article/linked', id: 1 }).arrival, once.arrival);
  const filtered = after(search('webhooks'));
  for (const id of [0, 9, 1.5, Number.POSITIVE_INFINITY])
    assert.equal(reducer(filtered, { type: 'article/linked', id }), filtered);
});

test('Like marks an article, and unmarks it', () => {
  const like = (id: number): BlogListAction => ({ type: 'article/likeToggled', id });
  assert.deepEqual(after(like(1), like(3)).likedIds, [1, 3]);
  assert.deepEqual(after(like(1), like(3), like(1)).likedIds, [3]);
});

test('at most three articles are featured, and five trending by their views', () => {
  assert.deepEqual(idsOf(selectFeatured(posts)), [3, 4, 5]);
  assert.deepEqual(idsOf(selectTrending(posts)), [1, 7, 4, 5, 2]);
});

test('a category shows its fixed count, or the number of its articles if it has none', () => {
  const counted = { id: 'web-dev', name: '', icon: '' } satisfies BlogCategory;
  assert.equal(selectCount(posts, { ...counted, count: 5 }), 5);
  assert.equal(selectCount(posts, counted), 3);
  assert.equal(selectCount(posts, { ...counted, id: 'all' }), 8);
});
