// Builds the site with an owner's typical changes of content, and checks the HTML.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyProject } from '../support/dev-project.ts';
import { htmlFaults, readPages, wordsOf } from '../support/html-faults.ts';
import { addOfEach, headline, lists, removeOfEach } from './edits.ts';

/** Skips the tests in the copies that `owner.long.test.ts` makes, which have such changes already. */
const options = { skip: process.env.IS_OWNERS === 'true' };

test(
  'a site with more entries, a new page, a photo and another typeface builds without problems',
  options,
  async (t) => {
    const folder = copyProject(t);
    addOfEach(folder);
    const pages = await build(folder);
    const words = wordsOf([...pages.values()].join(' '));
    // Pages contain the suggestions and replies of the chat only once they run.
    for (const [file, name, entry] of lists) {
      const { client, title, name: called, question, label }: Record<string, unknown> = Object(entry);
      assert.ok(words.includes(String(client ?? question ?? called ?? title ?? label ?? '')), `${file}: ${name}`);
    }
    assert.ok(wordsOf(pages.get('/') ?? '').includes(headline));
    assert.match(pages.get('/blog/owner') ?? '', /<img [^>]*src="[^"]*photo\.png"/);
    assert.match(pages.get('/who-we-are/owner-page') ?? '', /An owner’s page/);
    const [rates = '', german = '', offer = ''] = ['deep/rates', 'preise', 'offer'].map((name) =>
      pages.get(`/owner/${name}`),
    );
    for (const part of [/<table/, /A note\./, /href="\/contact"[^>]*>Ask us/, /<html lang="en">/])
      assert.match(rates, part);
    for (const part of [/<html lang="de">/, /<header [^>]*lang="en"/, /<footer lang="en"/]) assert.match(german, part);
    const alternates = [rates, german].map((html) => html.match(/hreflang="[^"]*" href="[^"]*"/g)?.toSorted());
    assert.equal(alternates[0]?.length, 2);
    assert.deepEqual(...(alternates as [unknown, unknown]));
    assert.match(offer, /<meta name="robots" content="noindex">/);
    assert.doesNotMatch(offer, /<header|<nav|href="\/privacy"/);
    assert.doesNotMatch(readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8'), /owner\/offer/);
    assert.match(readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8'), /\/who-we-are\/owner-page<.*\/blog\/owner</s);
  },
);

test('a site with fewer entries and a single article builds without problems', options, async (t) => {
  const folder = copyProject(t);
  const only = removeOfEach(folder);
  const pages = await build(folder);
  assert.deepEqual(
    [...pages.keys()].filter((path) => path.startsWith('/blog/')),
    [`/blog/${only.replace('.md', '')}`],
  );
  // The only article doesn't link to itself.
  assert.doesNotMatch(pages.get(`/blog/${only.replace('.md', '')}`) ?? '', /<h2[^>]*><a [^>]*href="\/blog\//);
});

const code = `
import { build } from './src/bundle/build.ts';
import { readSettings } from './src/hosting/settings.ts';
const folders = { root: process.cwd(), dist: process.cwd() + '/dist', work: process.cwd() + '/.build' };
await build({ ...folders, settings: readSettings({}), isDevelopment: true }).catch((error) => {
  console.error(error);
  process.exit(1);
});
process.exit();`;

/**
 * Builds the copy as in development, which minifies and compresses nothing and takes a quarter of the time.
 * `owner.long.test.ts` runs the whole build. Returns HTML by path. Fails with the build's output or its pages' faults.
 */
async function build(folder: string): Promise<Map<string, string>> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  assert.equal(status, 0, output);
  const dist = join(folder, 'dist');
  // In development, pages load this script, which only the development server provides.
  mkdirSync(join(dist, '@dev'));
  writeFileSync(join(dist, '@dev/overlay.js'), '');
  assert.equal(htmlFaults(dist).join('\n'), '');
  return readPages(dist);
}
