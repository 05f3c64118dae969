// Breaks and repairs a copy of the project. The development server must report each problem, and then build again.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { promisify } from 'node:util';
import { form } from '../../src/content/pages/contact-form.ts';
import { type DevProject, type DevState, startDevProject } from '../support/dev-project.ts';
import { TEST_MS } from '../support/patience.ts';
import { browserTest, visit } from './support/browser.ts';

type Edit = readonly [file: string, from: string | RegExp, to: string];

const hero = 'src/site/pages/about/About.tsx';
const timeout = { timeout: TEST_MS };
const isBroken = ({ problems }: DevState) => problems.length > 0;

let project: DevProject;

before(async () => {
  project = await startDevProject((folder) => writeFile(join(folder, 'src/site/Site.tsx'), 'export const = 1;'));
});
after(() => project.close());

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
const page = async (path: string) => (await fetch(project.address + path, { headers: { Accept: 'text/html' } })).text();

/** Makes a change, and waits until the development server's responses show it. */
async function changed(change: () => Promise<unknown>, isShown: () => Promise<boolean>): Promise<void> {
  await change();
  while (!(await isShown().catch(() => false))) await pause();
}

/** Waits for the build after a change, because a change during a build can get into some of its files only. */
async function rebuilt(change: () => Promise<void>): Promise<void> {
  const { build } = await project.state(() => true);
  await change();
  await project.state((state) => state.build > build);
}

/** Applies the edits, waits until each expected problem is reported, undoes the edits and waits for a successful build. */
async function breakAll(edits: readonly Edit[], expected: readonly RegExp[]): Promise<void> {
  const fixes = await Promise.all(edits.map((edit) => project.edit(...edit)));
  const isReported = ({ problems }: DevState) => expected.every((problem) => problem.test(problems.join('\n')));
  const { problems } = await project.state(isReported);
  for (const fix of fixes) await fix();
  await project.state((state) => state.build > 0 && !isBroken(state));
  for (const problem of problems) assert.equal(project.output().split(problem).length, 2, `printed once: ${problem}`);
}

test('a development server started with broken sources shows the problem until it is fixed', timeout, async () => {
  const { problems } = await project.state(isBroken);
  assert.match(problems.join(), /at src\/site\/Site\.tsx:1:14\n {4}export const = 1;/);
  assert.match(await page('/about'), /Not built yet.*\/@dev\/overlay\.js/);
  await copyFile('src/site/Site.tsx', join(project.folder, 'src/site/Site.tsx'));
  await project.state((state) => state.build > 0 && !isBroken(state));
  assert.match(await page('/about'), /<h1/);
});

const [article = ''] = readdirSync('src/content/articles').filter((name) => name.endsWith('.md'));
const faults: Readonly<Record<string, readonly [edits: readonly Edit[], problems: readonly RegExp[]]>> = {
  'a syntax error and a missing file': [
    [
      [hero, 'import ', 'imp ort '],
      ['src/site/pages/legal/Terms.tsx', /from '.*'/, "from './Gone.tsx'"],
    ],
    [
      /^Expected.*\n {2}at src\/site\/pages\/about\/About\.tsx:1:/m,
      /^Could not resolve "\.\/Gone\.tsx"\n {2}at src\/site\/pages\/legal\/Terms\.tsx:\d/m,
    ],
  ],
  'a misspelt class': [
    [[hero, /styles\.\w+/, 'styles.nobody']],
    [/"nobody".*\n {2}at src\/site\/pages\/about\/About\.tsx:\d/],
  ],
  'an article without front matter': [
    [[`src/content/articles/${article}`, /^---\n/, '']],
    [new RegExp(`^articles/${article}: it doesn’t start with`, 'm')],
  ],
};
for (const [name, [edits, expected]] of Object.entries(faults))
  test(`the development server reports ${name} with its file until it is fixed`, timeout, async () => {
    await breakAll(edits, expected);
    assert.match(await page('/about'), /<h1/);
  });

for (const [name, edit, expected] of [
  [
    'content',
    ['src/content/pages/about.ts', /^/, "throw new Error('no such office');\n"],
    /at src\/content\/pages\/about\.ts:1:/,
  ],
  ['server', ['src/demo/api/demo-api.ts', 'import ', 'imp ort '], /demo-api\.ts:\d+:\d+: ERROR: Expected/],
  ['build.mjs', ['build.mjs', /^/, "throw new Error('no build');\n"], /no build/],
] as readonly (readonly [string, Edit, RegExp])[])
  test(
    `a mistake in the ${name} is printed with its location, and the next change starts development again`,
    timeout,
    async () => {
      const before = project.output().length;
      const fix = await project.edit(...edit);
      while (!expected.test(project.output().slice(before))) await pause();
      await fix();
      await project.state((state) => state.build > 0 && !isBroken(state));
      assert.match(await page('/about'), /<h1/);
    },
  );

test('changes to the build or the server apply without a manual restart', timeout, async () => {
  const robots = async () => (await page('/robots.txt')).includes('everybody');
  await changed(() => project.edit('src/bundle/deploy-files.ts', 'User-agent: *', 'User-agent: everybody'), robots);
  const answer = "handlers: [(request, response) => request.url === '/new' && Boolean(response.end('new')),";
  const isNew = async () => (await page('/new')) === 'new';
  await changed(() => project.edit('src/demo/demo.ts', 'handlers: [', answer), isNew);
});

test('an article with a missing image builds once the image is added', timeout, async () => {
  const text = `src/content/articles/${article}`;
  const restore = await project.edit(text, /$/, '\n![A line](added.svg "A line.")\n');
  assert.match((await project.state(isBroken)).problems.join(), /'added\.svg' isn’t in the text’s folder/);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300"><path d="M0 0h9"/></svg>';
  const isOnPage = async () => (await page(`/blog/${article.replace('.md', '')}`)).includes('added.svg');
  await changed(() => writeFile(join(project.folder, 'src/content/articles/added.svg'), drawing), isOnPage);
  await restore();
  await project.state((state) => !isBroken(state));
});

test('a production build doesn’t disturb the development server', timeout, async () => {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.mjs'], { cwd: project.folder });
  assert.deepEqual((await project.state(() => true)).problems, []);
  const [, script = ''] = /(\/assets\/[\w-]+\.js)/.exec(await page('/about')) ?? [];
  assert.equal((await fetch(project.address + script)).status, 200);
});

test('a public file is served after each save by renaming, and no longer once it is deleted', timeout, async () => {
  const file = join(project.folder, 'public/notes/note.txt');
  await mkdir(join(project.folder, 'public/notes'));
  for (const text of ['one', 'two', 'three']) {
    await writeFile(`${file}~`, text);
    const isServed = async () => (await page('/notes/note.txt')) === text;
    await changed(() => rename(`${file}~`, file), isServed);
  }
  const isGone = async () => (await fetch(`${project.address}/notes/note.txt`)).status === 404;
  await changed(() => rm(join(project.folder, 'public/notes'), { recursive: true }), isGone);
});

browserTest('a throwing component’s error is shown over the last good page until it is fixed', async (t) => {
  const { page } = await visit(t, `${project.address}/about`);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const restore = await project.edit(hero, /(export function About\(.*)/, "$1\n  throw new Error('kaboom');");
  const alert = page.getByRole('alert');
  await alert.waitFor();
  assert.match(await alert.innerText(), /Error: kaboom\s+at src\/site\/pages\/about\/About\.tsx:\d+:\d+/);
  assert.ok(await heading.isVisible());
  await rebuilt(restore);
  await alert.waitFor({ state: 'detached' });
});

browserTest('a stylesheet change reaches an open page without a reload', async (t) => {
  const { page } = await visit(t, `${project.address}/about`);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.evaluate(() => Object.assign(document.documentElement, { isOld: true }));
  const restore = await project.edit('src/styles/base.css', /\}\s*$/, 'h1 { opacity: 0.5; } }');
  await page.waitForFunction(() => getComputedStyle(document.querySelector('h1') ?? document.body).opacity === '0.5');
  assert.ok(await page.evaluate(() => 'isOld' in document.documentElement));
  await rebuilt(restore);
});

browserTest('a reload after a change keeps the scroll position and the typed text', async (t) => {
  const { page } = await visit(t, `${project.address}/contact`);
  const name = page.getByRole('textbox', { name: form.name.label });
  await name.fill('Ada Lovelace');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const restore = await project.edit('src/site/shell/Footer.tsx', '<footer', '<footer data-new');
  await page.locator('footer[data-new]').waitFor({ state: 'attached' });
  // The browser restores scroll position and text some time after the elements exist.
  const isRestored = () =>
    scrollY === 300 && [...document.querySelectorAll('input')].some(({ value }) => value === 'Ada Lovelace');
  await page.waitForFunction(isRestored);
  await rebuilt(restore);
});
