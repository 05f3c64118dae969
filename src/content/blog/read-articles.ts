// Reads the articles. Runs only in Node: the build inlines the result for browsers (src/bundle/texts.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { team } from '../pages/about.ts';
import { readFrontMatter } from '../text/read-front-matter.ts';
import { readMarkdown } from '../text/read-markdown.ts';
import { type FindPicture, picturesIn } from '../text/read-picture.ts';
import { type TextNode, textOf } from '../text/text.ts';
import type { BlogPost } from './blog.ts';
import { categories } from './blog-categories.ts';
import { dateFaults } from './date-faults.ts';

export interface Article {
  post: BlogPost;
  /** The description in search results. Default: the excerpt. */
  description: string;
  text: readonly TextNode[];
}

export const articlesFolder: string = fileURLToPath(new URL('../articles', import.meta.url));

/** The average speed at which adults read English silently. */
const wordsPerMinute = 240;

const fields = {
  required: ['title', 'excerpt', 'author', 'category', 'tags', 'date', 'cover'],
  optional: [
    'id',
    'description',
    'related',
    'updated',
    'authorRole',
    'authorAvatar',
    'readTime',
    'views',
    'likes',
    'comments',
    'featured',
    'trending',
  ],
};

/**
 * Reads every article of a folder, newest first; articles of the same day are in the order of their ids.
 *
 * Leaves out articles with faults in fields or text. Each fault is one sentence that starts with the file's name.
 */
export function readArticles(folder: string = articlesFolder): { articles: readonly Article[]; faults: string[] } {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => /^[^.].*\.md$/.test(file));
  const slugs = files.map((file) => basename(file, '.md'));
  const read = files.map((file) => readArticle(join(folder, file)));
  const faults = read.flatMap((outcome, index) => outcome.faults.map((fault) => `articles/${files[index]}: ${fault}`));
  const articles = read.flatMap(({ article }) => article ?? []);
  articles.sort((a, b) => b.post.publishDate.localeCompare(a.post.publishDate) || a.post.id - b.post.id);
  return { articles, faults: [...faults, ...duplicateIdFaults(articles), ...relatedFaults(articles, slugs)] };
}

export function readArticle(file: string): { article?: Article; faults: string[] } {
  const find = picturesIn(dirname(file), '/images/articles');
  return parseArticle(basename(file, '.md'), readFileSync(file, 'utf8'), find);
}

export function parseArticle(
  slug: string,
  source: string,
  find?: FindPicture,
): { article?: Article; faults: string[] } {
  const { values, body, faults } = readFrontMatter(source, [...fields.required, ...fields.optional]);
  const missing = fields.required.filter((name) => !values.has(name));
  if (missing.length > 0 && (values.size > 0 || faults.length === 0)) faults.push(`missing fields: ${missing.join(', ')}.`);
  const { nodes, faults: textFaults } = readMarkdown(body, find);
  faults.push(...textFaults);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    faults.push('the file name becomes the address: use lowercase letters, digits and hyphens.');
  if (nodes.length === 0) faults.push('it has no text below its fields.');
  const post = toPost(slug, values, wordCount(nodes), faults);
  const description = values.get('description') ?? post.excerpt;
  return faults.length > 0 ? { faults } : { article: { post, description, text: nodes }, faults };
}

function toPost(slug: string, values: ReadonlyMap<string, string>, words: number, faults: string[]): BlogPost {
  const value = (name: string) => values.get(name) ?? '';
  const count = (name: string) => {
    const text = values.get(name) ?? '0';
    if (!/^\d+$/.test(text)) faults.push(`'${name}' must be a whole number, not '${text}'.`);
    return Number(text);
  };
  const flag = (name: string) => {
    const text = values.get(name) ?? 'no';
    if (!/^(yes|no|true|false)$/.test(text)) faults.push(`'${name}' must be yes or no, not '${text}'.`);
    return /^(yes|true)$/.test(text);
  };
  const category = categories.find(({ id }) => id !== 'all' && id === value('category'))?.id;
  if (value('category') && !category)
    faults.push(
      `'${value('category')}' isn’t a category; choose from ${categories
        .map(({ id }) => id)
        .slice(1)
        .join(', ')}.`,
    );
  // Editors may add a time to a date.
  const day = (name: string) => value(name).replace(/^(\d{4}-\d\d-\d\d)[T ].*/, '$1');
  for (const name of ['date', 'updated']) if (value(name)) faults.push(...dateFaults(day(name)));
  return {
    id: values.has('id') ? count('id') : idOf(slug),
    slug,
    title: value('title'),
    excerpt: value('excerpt'),
    ...readAuthor(value, faults),
    category: category ?? '',
    tags: value('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    publishDate: day('date'),
    ...(value('updated') && { updated: day('updated') }),
    ...(value('related') && { related: value('related') }),
    readTime: value('readTime') || `${Math.max(1, Math.round(words / wordsPerMinute))} min read`,
    image: value('cover'),
    views: count('views'),
    likes: count('likes'),
    comments: count('comments'),
    featured: flag('featured'),
    trending: flag('trending'),
  };
}

/** Returns an id for an article without one: it must be a number that stays the same. */
function idOf(slug: string): number {
  return [...slug].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 40, 1000);
}

/** Reads the author. Role and photo default to those of the team member; an article by a guest must state both. */
function readAuthor(value: (name: string) => string, faults: string[]) {
  const author = value('author');
  const member = team.find(({ name }) => name === author);
  const authorRole = value('authorRole') || member?.role;
  const authorAvatar = value('authorAvatar') || member?.avatar;
  if (author && (!authorRole || !authorAvatar))
    faults.push(`${author} isn’t on the team (pages/about.ts): add authorRole and authorAvatar.`);
  return { author, authorRole: authorRole ?? '', authorAvatar: authorAvatar ?? '' };
}

/** Reports duplicate ids. The newer article gets the fault, as it was written last. `articles` are newest first. */
function duplicateIdFaults(articles: readonly Article[]): string[] {
  return articles.flatMap(({ post }, index) => {
    const other = articles.findLastIndex(({ post: { id } }) => id === post.id);
    if (other === index) return [];
    const free = Math.max(...articles.map(({ post: { id } }) => id)) + 1;
    return `articles/${post.slug}.md: the id ${post.id} is taken by ${articles[other]?.post.slug}.md; ${free} is free.`;
  });
}

/** Reports related articles that don't exist. `slugs` include articles with faults, so that one fault isn't reported twice. */
function relatedFaults(articles: readonly Article[], slugs: readonly string[]): string[] {
  return articles.flatMap(({ post: { slug, related } }) =>
    !related || (slugs.includes(related) && related !== slug)
      ? []
      : [`articles/${slug}.md: the related article '${related}' doesn’t exist, or is this article.`],
  );
}

function wordCount(nodes: readonly TextNode[]): number {
  return textOf(nodes)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}
