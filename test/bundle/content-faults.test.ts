import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  contentFaults,
  emptyFields,
  headlineFaults,
  jobFaults,
  lengthFaults,
  portraitFaults,
  postFaults,
  repeatedIdFaults,
} from '../../src/bundle/content-faults.ts';
import { contentNotices, countNotices, jobNotices } from '../../src/bundle/content-notices.ts';
import { categories } from '../../src/content/blog/blog-categories.ts';
import { parseArticle, readArticles } from '../../src/content/blog/read-articles.ts';
import { team } from '../../src/content/pages/about.ts';
import { type Job, jobPath, jobTitle } from '../../src/content/pages/jobs.ts';
import { services } from '../../src/content/pages/services.ts';
import { sampleClients } from '../../src/content/pages/testimonials.ts';
import { hasBlog, hasChat } from '../../src/content/parts.ts';
import { posts } from '../site/pages/blog/posts.ts';
import { jobs } from '../site/pages/careers/jobs.ts';
import { folderWith, readText } from '../support/files.ts';

const [, category = assert.fail()] = categories;
const fields = {
  id: '13',
  title: 'What a thirteenth article needs',
  excerpt: 'A file with fields at its top and a text below them, and nothing else at all.',
  author: 'A Guest',
  authorRole: 'Writer',
  authorAvatar: '/images/avatars/guest.svg',
  category: category.id,
  tags: 'one, two',
  date: '2024-02-29',
  cover: '/images/covers/thirteen.svg',
};
function article(changes: Readonly<Record<string, string | undefined>> = {}, text = 'A text.') {
  const lines = Object.entries({ ...fields, ...changes }).map(([name, value]) =>
    value === undefined ? '' : `${name}: ${value}`,
  );
  return `---\n${lines.filter(Boolean).join('\n')}\n---\n\n${text}\n`;
}
const faultsOf = (changes: Readonly<Record<string, string | undefined>>, text?: string) =>
  parseArticle('thirteen', article(changes, text)).faults.join('\n');

test('the current content has no problems', () => {
  const read = (address: string) => readFileSync(new URL(`../../public${address}`, import.meta.url));
  assert.equal(contentFaults(read).join('\n'), '', 'npm run check:content says the same, and where to fix it');
});

test('a notice names what the editor in the browser doesn’t offer, and services that the assistant’s prompt lacks', () => {
  const noticesFrom = (read: (file: string) => string | undefined) =>
    contentNotices({}, [], read).filter((notice) => /^\.(pages|n8n)/.test(notice));
  const noticesOf = (text?: string) => noticesFrom(() => text);
  // The trials of an owner's changes add an author and a service, and leave these files as they are.
  const own = process.env.IS_OWNERS === 'true' ? [] : noticesFrom(readText);
  assert.deepEqual([...noticesOf(), ...own], [], 'the files of the project lack nothing');
  const words = [
    ...(hasBlog ? [...team.map(({ name }) => name), ...categories.slice(1).map(({ id }) => id)] : []),
    ...(hasChat ? services.map(({ title }) => title) : []),
  ];
  assert.deepEqual(noticesOf(words.join()), []);
  const missing = noticesOf('').map((notice) => /^\.[\w/.-]+: '(.+)' is missing: add it\.$/.exec(notice)?.[1]);
  assert.deepEqual(missing, words);
});

test('notices for a public site name sample clients, a missing CONTACT_URL, and wrong counts', () => {
  const [sample = assert.fail()] = sampleClients;
  const countFor = (SITE_URL: string, CONTACT_URL: string, ...companies: string[]) =>
    contentNotices({ SITE_URL, CONTACT_URL }, companies).filter((text) => /CONTACT_URL|fictional/.test(text)).length;
  assert.equal(countFor('https://agency.com', '', 'A real client', sample), 2);
  for (const url of ['https://www.test-labs.com', 'https://localhost-labs.com', 'https://127.agency.com'])
    assert.equal(countFor(url, '', 'A real client'), 1, url);
  assert.equal(countFor('https://agency.com', '/contact', 'A real client'), 0);
  for (const url of ['http://localhost:3000', 'http://127.0.0.1:3000', 'https://solvane.example'])
    assert.equal(countFor(url, '', sample), 0, url);
  const { count: _, ...all } = categories[0] ?? assert.fail();
  const counted = { ...all, count: 901 };
  assert.match(countNotices(true, [counted, all], posts).join(), /^'[^']+' shows 901 articles, [^']+$/);
  // Before that, wrong counts are named only if a category is empty.
  assert.deepEqual(countNotices(false, [counted], posts), []);
  const others = posts.filter(({ category }) => category !== 'web-dev');
  assert.equal(countNotices(false, [counted, { ...counted, id: 'web-dev' }], others).length, 2);
});

test('the content check rejects an unsuitable photo and too long a headline', () => {
  const faultsIn = (name: string, text: string, hex = '') =>
    portraitFaults(name, Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(hex, 'hex')])).join();
  const png = (size: string) => faultsIn('a.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', size);
  assert.equal(png('000001e0000001e0') + faultsIn('a.svg', '<svg/>'), '');
  assert.match(png('0000003c000001e0'), /^the photo a.png has 60 by 480 pixels, which is too small/);
  assert.deepEqual(portraitFaults('/b.svg', undefined), ['the image /b.svg is missing.']);
  assert.match(faultsIn('a.jpg', 'text'), /is damaged or has an unsupported format/);
  assert.match(faultsIn('a.jpg', 'x'.repeat(737 * 1024)), /737 KB/);
  assert.deepEqual(headlineFaults('x'.repeat(120)), []);
  assert.match(headlineFaults('x'.repeat(121)).join(), /121 characters/);
});

test('the content check names a missing image, and no other', () => {
  const { avatar } = team[0] ?? assert.fail();
  const faults = contentFaults((address) => (address === avatar ? undefined : new Uint8Array()));
  assert.ok(faults.includes(`pages/about.ts: the image ${avatar} is missing.`));
  assert.ok(faults.every((fault) => !fault.includes('is missing') || fault.includes(avatar)));
});

test('an article’s file is read into fields and text', () => {
  const { article: read, faults } = parseArticle('thirteen', article({ featured: 'yes', views: '12' }));
  assert.deepEqual(faults, []);
  const { id, slug, tags, featured, trending, views, readTime, image } = read?.post ?? assert.fail();
  assert.deepEqual([id, slug, tags, featured, trending, views], [13, 'thirteen', ['one', 'two'], true, false, 12]);
  assert.deepEqual([readTime, image], ['1 min read', fields.cover]);
  assert.deepEqual(read?.text, [{ tag: 'p', attributes: { 'data-lead': true }, content: ['A text.'] }]);
});

for (const [what, changes, expected] of [
  ['quotes', { title: '"Ask: first"', author: "'It''s a guest'" }, { title: 'Ask: first', author: "It's a guest" }],
  ['a comment', { title: 'Ask first # a draft' }, { title: 'Ask first' }],
  ['folded lines', { excerpt: '>-\n  One line\n  and another.' }, { excerpt: 'One line and another.' }],
  ['wrapped lines', { excerpt: 'One line\n  and another.' }, { excerpt: 'One line and another.' }],
  ['kept lines', { excerpt: '|\n  One line\n  and another.\n' }, { excerpt: 'One line and another.' }],
  ['no-break spaces', { title: 'At 3\u00A0a.m.' }, { title: 'At 3\u00A0a.m.' }],
  ['a list in one line', { tags: '["one", two]' }, { tags: ['one', 'two'] }],
  ['a list of lines', { tags: '\n  - one\n  - "two"' }, { tags: ['one', 'two'] }],
  ['dates with times', { date: '2024-02-29T10:30:00.000Z' }, { publishDate: '2024-02-29' }],
  ['dates with spaces', { updated: '2024-03-01 10:30:00 +01:00' }, { updated: '2024-03-01' }],
  ['words and numbers', { featured: 'true', title: '1984', views: '12' }, { featured: true, title: '1984', views: 12 }],
  ['empty fields', { related: '', readTime: "''" }, { readTime: '1 min read' }],
] as const)
  test(`an article’s fields are YAML as editors write it: ${what}`, () => {
    const source = article(changes);
    for (const text of [source, `\uFEFF${source.replaceAll('\n', '\r\n')}`]) {
      const { article: read, faults } = parseArticle('thirteen', text);
      assert.deepEqual(faults, []);
      assert.deepEqual({ ...read?.post, ...expected }, read?.post);
    }
  });

test('an article without an id has one that depends only on its file name', () => {
  const idOf = (slug: string) => parseArticle(slug, article({ id: undefined })).article?.post.id ?? assert.fail();
  assert.equal(idOf('one'), idOf('one'));
  assert.ok(Number.isSafeInteger(idOf('one-with-a-very-long-name-of-many-words')) && idOf('one') !== idOf('two'));
});

test('an article’s reading time grows with its text', () => {
  const { post } = parseArticle('long', article({}, 'word '.repeat(1200))).article ?? assert.fail();
  assert.equal(post.readTime, '5 min read');
});

test('each problem of an article is reported in a sentence', () => {
  const [, ...ids] = categories.map(({ id }) => id);
  for (const [changes, expected] of [
    [{ title: undefined, cover: undefined }, 'missing fields: title, cover.'],
    [{ date: '2024-02-30' }, "'2024-02-30' isn’t a date: write YYYY-MM-DD."],
    [{ date: '2999-12-31' }, 'the date 2999-12-31 is in the future: use today’s date or an earlier one.'],
    [{ category: 'none' }, `'none' isn’t a category; choose from ${ids.join(', ')}.`],
    [{ id: 'x' }, "'id' must be a whole number, not 'x'."],
    [{ featured: 'maybe' }, "'featured' must be yes or no, not 'maybe'."],
    [{ authorRole: undefined }, 'A Guest isn’t on the team (pages/about.ts): add authorRole and authorAvatar.'],
    [{ colour: 'red', draft: 'true' }, "there is no field 'colour'.\nthere is no field 'draft'."],
    [{ author: '{ name: A Guest }' }, "'author' must be a text or a list of texts."],
    [{ cover: '/a.svg\ncover: /b.svg' }, 'line 12 repeats a field.'],
  ] as const)
    assert.equal(faultsOf(changes), expected);
  assert.match(faultsOf({ title: 'Ask: first' }), /^line 3 isn’t valid YAML. Put the value in quotes/);
  assert.match(faultsOf({ title: '*Ask*' }), /^a value begins with \*/);
  assert.match(faultsOf({ title: '"Ask" first' }), /^line 3 isn’t valid YAML. Put the value in quotes/);
  assert.equal(faultsOf({}, ' '), 'it has no text below its fields.');
  assert.match(parseArticle('x', 'Just text').faults.join(), /start with fields/);
  assert.match(parseArticle('Two Words', article()).faults.join(), /lowercase letters/);
});

test('an article dated today is valid in every time zone; articles of one day are ordered by id', (t) => {
  const ahead = new Date(Date.now() + 13 * 60 * 60 * 1000).toISOString().slice(0, 10);
  assert.equal(faultsOf({ date: ahead }), '');
  const folder = folderWith(t, { 'b.md': article({ id: '1' }), 'a.md': article({ id: '2' }) });
  assert.deepEqual(
    readArticles(folder).articles.map(({ post }) => post.slug),
    ['b', 'a'],
  );
});

test('search results get an article’s description, else its excerpt; too long a title is rejected', () => {
  const read = (changes: Parameters<typeof article>[0]) =>
    parseArticle('thirteen', article(changes)).article ?? assert.fail();
  assert.equal(read({}).description, fields.excerpt);
  assert.equal(read({ description: 'Another.' }).description, 'Another.');
  assert.deepEqual(postFaults(read({ title: 'x'.repeat(60) }).post), []);
  assert.match(postFaults(read({ title: 'x'.repeat(61) }).post).join(), /^the title has 61 characters/);
});

test('a folder of articles is read newest first, and its problems name the file', (t) => {
  const folder = folderWith(t, {
    'older.md': article({ date: '2024-01-01' }),
    'newer.md': article({ id: '14', related: 'elsewhere' }),
    'broken.md': article({}, ''),
    'same.md': article({ date: '2023-01-01' }),
  });
  const { articles, faults } = readArticles(folder);
  assert.deepEqual(
    articles.map(({ post }) => post.slug),
    ['newer', 'older', 'same'],
  );
  assert.deepEqual(faults, [
    'articles/broken.md: it has no text below its fields.',
    'articles/older.md: the id 13 is taken by same.md; 15 is free.',
    "articles/newer.md: the related article 'elsewhere' doesn’t exist, or is this article.",
  ]);
});

const [frontendJob = assert.fail()] = jobs;
const job: Job = { ...frontendJob, id: 9, title: 'Draftsman', postedDate: '2024-02-29' };

test('the content check reports malformed jobs', () => {
  assert.deepEqual(jobFaults(job), []);
  assert.match(jobFaults({ ...job, salary: '12 LPA' }).join(), /^job 9: the salary '12 LPA' isn’t a range/);
  assert.match(jobFaults({ ...job, salary: '18-12 LPA' }).join(), /isn’t a range/);
  const { salary: _, ...unpaid } = job;
  for (const each of [unpaid, { ...job, salary: '$90,000–120,000' }]) assert.deepEqual(jobFaults(each), []);
  assert.match(jobFaults({ ...job, location: 'Oslo' }).join(), /isn’t in the form 'City, Country'/);
  assert.match(jobFaults({ ...job, postedDate: '2026-13-01' }).join(), /isn’t a date/);
  assert.match(jobFaults({ ...job, title: 'x'.repeat(61) }).join(), /^the title of job 9 has 61 characters/);
});

test('a job that has left search results, or will soon, causes a notice', () => {
  const on = (day: string) => jobNotices(job, Date.parse(day)).join();
  assert.equal(on('2024-05-13'), '');
  assert.match(on('2024-05-20'), /^job 9 leaves search results after 2024-05-29: /);
  assert.match(on('2024-05-29T23:00Z'), / leaves /);
  assert.match(on('2024-05-31'), / left /);
});

test('a job’s address has ASCII letters only, and its title in search results has the terms that fit', () => {
  const named = (title: string) => [jobPath({ ...job, title }), jobTitle({ ...job, title })];
  assert.deepEqual(named('QA & Café'), ['/careers/qa-cafe', 'QA & Café, Contract, Zuby, Norway']);
  assert.deepEqual(named('Инженер данных'), ['/careers/job-9', 'Инженер данных, Contract, Zuby, Norway']);
  assert.equal(named('x'.repeat(40))[1], `${'x'.repeat(40)}, Zuby, Norway`);
  assert.equal(named('x'.repeat(55))[1], 'x'.repeat(55));
});

test('the content check reports empty fields, repeated ids and wrong lengths', () => {
  assert.deepEqual(emptyFields({ id: 0, title: ' ', tags: [], text: 'x' }), ['title', 'tags']);
  assert.deepEqual(repeatedIdFaults('job', [{ id: 1 }, { id: 2 }, { id: 1 }]), ['the job 1 occurs twice.']);
  assert.deepEqual(lengthFaults('it', 'abc', 3, 5), []);
  assert.match(lengthFaults('it', 'ab', 3, 5).join(), /^it has 2 characters/);
});
