import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as blog from '../../src/content/blog.ts';
import { categories } from '../../src/content/blog-categories.ts';
import { posts } from '../../src/content/blog-posts.ts';
import { readArticles, textOf } from '../../src/content/read-articles.ts';

const idsWhere = (holds: (post: blog.BlogPost) => boolean) =>
  posts
    .filter(holds)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

test('there are twelve posts with the ids 1 to 12', () => {
  assert.deepEqual(
    idsWhere(() => true),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
});

test('the posts stand in the specified categories', () => {
  assert.deepEqual(
    idsWhere(({ category }) => category === 'ai-ml'),
    [1, 3, 7, 10],
  );
  assert.deepEqual(
    idsWhere(({ category }) => category === 'web-dev'),
    [2, 5, 9, 11],
  );
  assert.deepEqual(
    idsWhere(({ category }) => category === 'tech-trends'),
    [4, 8],
  );
  assert.deepEqual(
    idsWhere(({ category }) => category === 'company'),
    [6, 12],
  );
});

test('the specified posts are featured and trending', () => {
  assert.deepEqual(
    idsWhere(({ featured }) => featured),
    [1, 2, 5, 6],
  );
  assert.deepEqual(
    idsWhere(({ trending }) => trending),
    [1, 3, 5, 6],
  );
});

test('dates are real, distinct, newest first, and fill the specified span', () => {
  const dates = posts.map(({ publishDate }) => publishDate);
  for (const date of dates) assert.equal(new Date(date).toISOString().slice(0, 10), date);
  assert.equal(new Set(dates).size, 12);
  assert.deepEqual(dates, dates.toSorted().reverse());
  assert.equal(dates[0], '2024-01-15');
  assert.equal(dates.at(-1), '2023-12-18');
});

test('every post has its other fields in the specified form', () => {
  for (const post of posts) {
    assert.match(post.readTime, /^\d+ min read$/);
    assert.ok(post.tags.length >= 4 && post.tags.length <= 6, `post ${post.id} has ${post.tags.length} tags`);
    assert.equal(new Set(post.tags).size, post.tags.length);
    for (const figure of [post.views, post.likes, post.comments]) assert.ok(Number.isInteger(figure) && figure > 0);
    assert.ok(post.views > post.likes && post.likes > post.comments);
    assert.match(post.image, /^\/images\/covers\/[a-z-]+\.svg$/);
    assert.ok(post.title.length > 0 && post.excerpt.length > 0);
  }
  assert.equal(new Set(posts.map(({ image }) => image)).size, 12);
});

test('each article has 180 to 300 words, paragraphs and lists', () => {
  for (const { post, text } of readArticles().articles) {
    const count = words(textOf(text));
    assert.ok(count >= 180 && count <= 300, `${post.slug} has ${count} words`);
    const tags = text.map((node) => (typeof node === 'string' ? '' : node.tag));
    assert.ok(tags.filter((tag) => tag === 'p').length >= 3 && tags.includes('ul'), post.slug);
  }
});

test('the categories keep the fixed counts', () => {
  assert.deepEqual(
    categories.map(({ id, name, count }) => [id, name, count]),
    [
      ['all', 'All Posts', 18],
      ['ai-ml', 'AI & Machine Learning', 8],
      ['web-dev', 'Web Development', 5],
      ['tech-trends', 'Tech Trends', 3],
      ['company', 'Company Updates', 2],
    ],
  );
});

test('title, badges, sort options, empty state and limits are the specified ones', () => {
  assert.equal(blog.hero.title, 'AI Insights Blog');
  assert.deepEqual(blog.hero.badges, ['Expert Authors', 'Latest Trends']);
  assert.deepEqual(
    blog.sorts.map(({ label }) => label),
    ['Latest', 'Most Popular', 'Trending'],
  );
  assert.equal(blog.emptyState.title, 'No articles found');
  assert.equal(blog.emptyState.text, 'Try adjusting your search criteria or browse all categories.');
  assert.deepEqual([blog.pageSize, blog.featuredMax, blog.trendingMax, blog.tagsShown], [6, 3, 5, 3]);
  assert.equal(blog.labels.search, 'Search articles...');
});
