// Checks .pages.yml, the configuration of Pages CMS, an editor for articles in the browser.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { parse, stringify } from 'yaml';
import { parseArticle } from '../../src/content/blog/read-articles.ts';
import { hasBlog } from '../../src/content/parts.ts';
import { picturesIn } from '../../src/content/text/read-picture.ts';
import { filesBelow, readText } from '../support/files.ts';

/** An owner may delete the file, or the blog. */
const options = { skip: !existsSync('.pages.yml') || !hasBlog };
const { content, media } = options.skip ? { content: [{ fields: [] }], media: [] } : parse(readText('.pages.yml'));
const [articles] = content;
const fields: { name: string; required?: boolean }[] = articles.fields;
const files = options.skip || !existsSync(articles.path) ? [] : filesBelow(articles.path, /\.md$/);

test('the editor asks for all required fields of an article, and for no unknown ones', options, () => {
  const names = fields.map(({ name }) => name).filter((name) => name !== 'body');
  const source = (given: readonly string[]) => `---\n${given.map((name) => `${name}: x`).join('\n')}\n---\n\nA text.\n`;
  assert.doesNotMatch(parseArticle('a', source(names)).faults.join('\n'), /no field|missing/);
  const required = fields.flatMap(({ name, required }) => (required && name !== 'body' ? [name] : []));
  for (const name of required) {
    const { faults } = parseArticle('a', source(required.filter((other) => other !== name)));
    assert.ok(faults.includes(`missing fields: ${name}.`), faults.join('\n'));
  }
});

test('the editor’s folders exist', options, () => {
  assert.ok(existsSync(articles.path), '.pages.yml edits articles, but there are none: add one, or delete .pages.yml');
  for (const { input, output } of media) assert.ok(filesBelow(input).length > 0 && !output.endsWith('/'), input);
});

test('what the editor writes is read as the article was before', options, () => {
  for (const file of files) {
    const slug = basename(file, '.md');
    const find = picturesIn(articles.path, '/images/articles');
    const source = readText(file);
    const [, head, body] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
    // Pages CMS parses and writes with these functions.
    const saved = `---\n${stringify(parse(head ?? ''))}---\n${body}`;
    assert.deepEqual(parseArticle(slug, saved, find), parseArticle(slug, source, find), file);
  }
});
