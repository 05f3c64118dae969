// `node test/owner/make-it-yours.mjs [--browser]`: makes owners' first changes in copies, then runs types, unit tests,
// content check, build and budgets there, without editing a test. Two owners: one adds, one removes. Last, faults that
// the build must reject with an error that names the file.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { article, job, service, testimonial } from './entries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const skipped = ['node_modules', 'dist', '.build', '.git'];
/** @type {Record<'jobs' | 'services' | 'testimonials', [file: string, start: string]>} */
const lists = {
  jobs: ['src/content/pages/jobs.ts', 'jobs: readonly Job[] = ['],
  services: ['src/content/pages/services.ts', 'services: readonly Service[] = ['],
  testimonials: ['src/content/pages/testimonials.ts', 'testimonials: readonly Testimonial[] = ['],
};

const adding = copyOfProject();
const removing = copyOfProject();
change(adding, 'src/content/site.ts', /const name = '[^']+'/, "const name = 'Northwind Automation & Data Company'");
change(
  adding,
  'src/styles/tokens.css',
  /--signal: [^;]+;/,
  '--signal: light-dark(oklch(0.5 0.13 255), oklch(0.84 0.11 200));',
);
change(adding, 'src/styles/tokens.css', /--paper: light-dark\([^,]+,/, '--paper: light-dark(oklch(0.975 0.004 250),');
add(adding, 'jobs', job());
add(adding, 'services', service());
add(adding, 'testimonials', testimonial());
write(adding, 'thirteen.md', article());
write(
  adding,
  'fourteen.md',
  `\uFEFF${article({ id: '14', title: '"Windows: its “line ends”, and a mark"' }).replaceAll('\n', '\r\n')}`,
);
tryOut(adding, 'https://northwind.example');

change(removing, 'src/content/site.ts', /const name = '[^']+'/, 'const name = "O’Hara\'s <Sons> & Co"');
for (const file of articlesOf(removing).slice(1)) rmSync(join(removing, 'src/content/articles', file));
empty(removing, 'jobs');
// The compiler reports imports that only the jobs used.
change(removing, lists.jobs[0], /(const (remote|seat|health|learning) = .*\n)+/, '');
tryOut(removing, 'https://sons.example/');

for (const [file, text, sentence] of refusals()) {
  write(removing, file, text);
  for (const script of ['check:content', 'build']) {
    const { status, stdout, stderr } = run(removing, ['run', '--silent', script], 'pipe');
    const said = `${stdout}${stderr}`;
    if (status === 0 || !said.includes(`articles/${file}: ${sentence}`) || / at .*:\d+:\d+/.test(said))
      fail(`${script} says of ${file}, instead of '${sentence}':\n${said}`);
  }
  rmSync(join(removing, 'src/content/articles', file));
}
console.log('\nOther agencies: nothing had to be fixed.');

/**
 * Faults, each with the error message that reports it.
 * @returns {[file: string, text: string, sentence: string][]}
 */
function refusals() {
  return [
    ['table.md', article({}, '|a|b|\n|-|-|\n|1|2|'), 'its text contains a table'],
    ['picture.md', article({}, '![a machine](/machine.png)'), 'its text contains an image'],
    ['html.md', article({}, 'A <b>bold</b> word.'), 'its text contains HTML'],
    ['future.md', article({ date: '2999-01-01' }), 'the date 2999-01-01 is in the future'],
    ['long.md', article({ title: 'x'.repeat(61) }), 'the title has 61 characters'],
    ['twice.md', article({ id: idOfFirst() }), `the id ${idOfFirst()} is taken by`],
    ['cover.md', article({ cover: '/images/covers/none.svg' }), 'the image /images/covers/none.svg is missing'],
    ['Capital Letters.md', article(), 'the file name becomes the address'],
    ['bare.md', 'A text alone.', 'it doesn’t start with fields'],
  ];
}

function idOfFirst() {
  const [file = ''] = articlesOf(removing);
  return /^id: (\d+)/m.exec(readFileSync(join(removing, 'src/content/articles', file), 'utf8'))?.[1] ?? '';
}

function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), 'owner-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, filter: (path) => !skipped.some((name) => path === join(root, name)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * @param {string} copy
 * @param {string} siteUrl
 */
function tryOut(copy, siteUrl) {
  const steps = ['check:content', 'types', 'test:unit', 'build', 'size'];
  if (process.argv.includes('--browser')) steps.push('test:browser');
  for (const step of steps) {
    console.log(`\n> ${step}, ${siteUrl}`);
    if (run(copy, ['run', step], 'inherit', { SITE_URL: siteUrl }).status !== 0) fail(`${step} failed.`);
  }
}

/**
 * @param {string} copy
 * @param {readonly string[]} words
 * @param {'inherit' | 'pipe'} stdio
 * @param {Record<string, string>} env
 */
function run(copy, words, stdio, env = {}) {
  return spawnSync('npm', words, { cwd: copy, stdio, encoding: 'utf8', env: { ...process.env, ...env } });
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * @param {string} copy
 * @param {string} file
 * @param {RegExp} pattern
 * @param {string} replacement
 */
function change(copy, file, pattern, replacement) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) fail(`${file} has nothing like ${pattern}`);
  writeFileSync(
    path,
    text.replace(pattern, () => replacement),
  );
}

/**
 * Puts an entry at the end of a list.
 * @param {string} copy
 * @param {keyof typeof lists} list
 * @param {string} entry
 */
function add(copy, list, entry) {
  editList(copy, list, (entries) => `${entries}\n${entry}`);
}

/**
 * @param {string} copy
 * @param {keyof typeof lists} list
 */
function empty(copy, list) {
  editList(copy, list, () => '');
}

/**
 * @param {string} copy
 * @param {keyof typeof lists} list
 * @param {(entries: string) => string} edit
 */
function editList(copy, list, edit) {
  const [file, start] = lists[list];
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf('\n];', from);
  if (to < 0) fail(`${file} has no ${start}`);
  writeFileSync(path, text.slice(0, from) + edit(text.slice(from, to)) + text.slice(to));
}

/** @param {string} copy */
function articlesOf(copy) {
  return readdirSync(join(copy, 'src/content/articles')).sort();
}

/**
 * @param {string} copy
 * @param {string} file
 * @param {string} text
 */
function write(copy, file, text) {
  writeFileSync(join(copy, 'src/content/articles', file), text);
}
