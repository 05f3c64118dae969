// Reads the articles. Runs under Node only: the build gives browsers what it has read (src/bundle/articles.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { team } from '../pages/about.ts';
import type { ArticleNode, BlogPost } from './blog.ts';
import { categories } from './blog-categories.ts';
import { dateFaults } from './date-faults.ts';
import { readMarkdown } from './read-markdown.ts';

export interface Article {
  post: BlogPost;
  /** Its description in search results: its own field, else the excerpt. */
  description: string;
  text: readonly ArticleNode[];
}

export const articlesFolder: string = fileURLToPath(new URL('../articles', import.meta.url));

/** Silent reading, the middle of what adults do with English prose. */
const wordsPerMinute = 240;

const fields = {
  required: ['id', 'title', 'excerpt', 'author', 'category', 'tags', 'date', 'cover'],
  optional: [
    'description',
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
 * Every article of a folder, newest first; two of one day in the order of their ids.
 *
 * What can't be read is left out and said, a sentence a fault, with the file's name first.
 */
export function readArticles(folder: string = articlesFolder): { articles: readonly Article[]; faults: string[] } {
  const files = readdirSync(folder).filter((file) => /^[^.].*\.md$/.test(file));
  const read = files.map((file) => readArticle(join(folder, file)));
  const faults = read.flatMap((outcome, index) => outcome.faults.map((fault) => `articles/${files[index]}: ${fault}`));
  const articles = read.flatMap(({ article }) => article ?? []);
  articles.sort((a, b) => b.post.publishDate.localeCompare(a.post.publishDate) || a.post.id - b.post.id);
  return { articles, faults: [...faults, ...takenTwice(articles)] };
}

/** One article from its file, and what is wrong with it. */
export function readArticle(file: string): { article?: Article; faults: string[] } {
  return parseArticle(basename(file, '.md'), readFileSync(file, 'utf8'));
}

/** One article from the text of its file, and what is wrong with it. */
export function parseArticle(slug: string, source: string): { article?: Article; faults: string[] } {
  const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!parts) return { faults: ['it does not begin with a block of fields between two lines of ---.'] };
  const { values, faults } = readFields(parts[1] ?? '');
  const { nodes, faults: textFaults } = readMarkdown(parts[2] ?? '');
  faults.push(...textFaults);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    faults.push('the file’s name becomes its address: small letters, digits and hyphens, please.');
  if (nodes.length === 0) faults.push('it has no text below its fields.');
  const post = toPost(slug, values, wordCount(nodes), faults);
  const description = values.get('description') ?? post.excerpt;
  return faults.length > 0 ? { faults } : { article: { post, description, text: nodes }, faults };
}

function readFields(block: string): { values: Map<string, string>; faults: string[] } {
  const values = new Map<string, string>();
  const faults: string[] = [];
  for (const line of block.split(/\r?\n/).filter((text) => text.trim() && !text.startsWith('#'))) {
    const [, name = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (!name) faults.push(`'${line.trim()}' is no field: write 'name: value' on one line.`);
    else if (![...fields.required, ...fields.optional].includes(name)) faults.push(`there is no field '${name}'.`);
    else if (values.has(name)) faults.push(`'${name}' is there twice.`);
    else if (value) values.set(name, value.replace(/^(["'])(.*)\1$/, '$2'));
  }
  const missing = fields.required.filter((name) => !values.has(name));
  if (missing.length > 0) faults.push(`it lacks ${missing.join(', ')}.`);
  return { values, faults };
}

function toPost(slug: string, values: ReadonlyMap<string, string>, words: number, faults: string[]): BlogPost {
  const value = (name: string) => values.get(name) ?? '';
  const count = (name: string) => {
    const text = values.get(name) ?? (name === 'id' ? '' : '0');
    if (text && !/^\d+$/.test(text)) faults.push(`'${name}' has to be a whole number, not '${text}'.`);
    return Number(text);
  };
  const flag = (name: string) => {
    const text = values.get(name) ?? 'no';
    if (!/^(yes|no|true|false)$/.test(text)) faults.push(`'${name}' is yes or no, not '${text}'.`);
    return /^(yes|true)$/.test(text);
  };
  const category = categories.find(({ id }) => id !== 'all' && id === value('category'))?.id;
  if (value('category') && !category)
    faults.push(
      `'${value('category')}' is no category; there are ${categories
        .map(({ id }) => id)
        .slice(1)
        .join(', ')}.`,
    );
  if (value('date')) faults.push(...dateFaults(value('date')));
  return {
    id: count('id'),
    slug,
    title: value('title'),
    excerpt: value('excerpt'),
    ...readAuthor(value, faults),
    category: category && category !== 'all' ? category : 'company',
    tags: value('tags')
      .replace(/^\[|\]$/g, '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    publishDate: value('date'),
    readTime: value('readTime') || `${Math.max(1, Math.round(words / wordsPerMinute))} min read`,
    image: value('cover'),
    views: count('views'),
    likes: count('likes'),
    comments: count('comments'),
    featured: flag('featured'),
    trending: flag('trending'),
  };
}

/** Role and picture are the team's; a guest brings both. */
function readAuthor(value: (name: string) => string, faults: string[]) {
  const author = value('author');
  const member = team.find(({ name }) => name === author);
  const authorRole = value('authorRole') || member?.role;
  const authorAvatar = value('authorAvatar') || member?.avatar;
  if (author && (!authorRole || !authorAvatar))
    faults.push(`${author} is not in the team (pages/about.ts): add authorRole and authorAvatar.`);
  return { author, authorRole: authorRole ?? '', authorAvatar: authorAvatar ?? '' };
}

/** `articles` come newest first; of two, the newer one has just been written. */
function takenTwice(articles: readonly Article[]): string[] {
  return articles.flatMap(({ post }, index) => {
    const other = articles.findLastIndex(({ post: { id } }) => id === post.id);
    if (other === index) return [];
    const free = Math.max(...articles.map(({ post: { id } }) => id)) + 1;
    return `articles/${post.slug}.md: the id ${post.id} is taken by ${articles[other]?.post.slug}.md; ${free} is free.`;
  });
}

/** The words of a text, without its marks. */
export function textOf(nodes: readonly ArticleNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : ` ${textOf(node.content)} `)).join('');
}

function wordCount(nodes: readonly ArticleNode[]): number {
  return textOf(nodes)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}
