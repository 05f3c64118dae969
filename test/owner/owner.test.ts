// Builds the site with an owner's typical changes of content, and checks the HTML.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { offer } from '../../src/content/pages/home.ts';
import { hasBlog } from '../../src/content/parts.ts';
import { copyProject } from '../support/dev-project.ts';
import { htmlFaults, readPages, wordsOf } from '../support/html-faults.ts';
import { addOfEach, headline, lists, makeOdd, removeOfEach } from './edits.ts';

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
    if (hasBlog) assert.match(pages.get('/blog/owner') ?? '', /<img [^>]*src="[^"]*photo\.png"/);
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
    const own = hasBlog ? /\/who-we-are\/owner-page<.*\/blog\/owner</s : /\/who-we-are\/owner-page</;
    assert.match(readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8'), own);
  },
);

test('a site with fewer entries and a single article builds without problems', options, async (t) => {
  const folder = copyProject(t);
  const only = removeOfEach(folder);
  const pages = await build(folder);
  const paths = hasBlog && only ? [`/blog/${only.replace('.md', '')}`] : [];
  assert.deepEqual(
    [...pages.keys()].filter((path) => path.startsWith('/blog/')),
    paths,
  );
  // The only article doesn't link to itself.
  for (const path of paths) assert.doesNotMatch(pages.get(path) ?? '', /<h2[^>]*><a [^>]*href="\/blog\//);
});

test(
  'seven steps, one milestone, two members, five cards and no testimonials are in correct English',
  options,
  async (t) => {
    const folder = copyProject(t);
    makeOdd(folder);
    const pages = await build(folder);
    const [home = '', about = '', services = ''] = ['/', '/about', '/services'].map((path) => pages.get(path));
    assert.ok(wordsOf(about).includes('One year, one milestone.'));
    assert.equal(about.match(/<img [^>]*avatars\//g)?.length, 2);
    for (const html of [home, services]) assert.ok(wordsOf(html).includes('Step 7'));
    assert.ok(wordsOf(services).includes('Five services, five drawings.'));
    const cards = new Set(home.match(/href="\/services#[^"]*"/g));
    assert.deepEqual([cards.size, wordsOf(home).includes(offer.also)], [5, false]);
    const words = wordsOf([...pages.values()].join(' '));
    for (const wrong of [
      /\b(?:1|[Oo]ne) (?:years|milestones|steps|services|members|drawings)\b/g,
      /\b(?:NaN|undefined|Infinity)\b/g,
      /, (?:and|or)[.,]| (?:and|or) (?:and|or)\b| (?:with|by|covers?) \./g,
    ])
      assert.deepEqual(words.match(wrong), null);
    assert.ok(![...pages.values()].some((html) => html.includes('/testimonials')));
  },
);

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
