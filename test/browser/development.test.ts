// Everything that has ever ended a development server, done to one: a copy of the project that is broken and mended.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { type DevProject, type DevState, startDevProject } from '../support/dev-project.ts';
import { TEST_MS } from '../support/patience.ts';
import { browserTest, visit } from './support/browser.ts';

type Edit = readonly [file: string, from: string | RegExp, to: string];

const hero = 'src/site/pages/about/hero/AboutHero.tsx';
const timeout = { timeout: TEST_MS };
const isBroken = ({ problems }: DevState) => problems.length > 0;

let project: DevProject;

before(async () => {
  project = await startDevProject((folder) => writeFile(join(folder, 'src/site/Site.tsx'), 'export const = 1;'));
});
after(() => project.close());

const page = async (path: string) => (await fetch(project.address + path, { headers: { Accept: 'text/html' } })).text();

/** Changes something, and waits for the build that shows it: one of an earlier change may come first. */
async function changed(change: () => Promise<unknown>, isShown: () => Promise<boolean>): Promise<void> {
  let last = await project.state(() => true);
  await change();
  do last = await project.state(({ build }) => build > last.build);
  while (!(await isShown()));
}

/** Breaks these at once, is told of each, mends them, and is told that too. Answers the problems by file name. */
async function breakAll(...edits: readonly Edit[]): Promise<string> {
  const mends = await Promise.all(edits.map((edit) => project.edit(...edit)));
  const { build, problems } = await project.state((state) => state.problems.length === edits.length);
  assert.match(await page('/about'), /<h1/, 'the last good page stays');
  for (const mend of mends) await mend();
  await project.state((state) => state.build > build && !isBroken(state));
  for (const problem of problems) assert.equal(project.output().split(problem).length, 2, `printed once: ${problem}`);
  return problems.join('\n');
}

test(
  'a start on broken sources shows what is wrong on every page, and the site once it is mended',
  timeout,
  async () => {
    const { problems } = await project.state(isBroken);
    assert.match(problems.join(), /at src\/site\/Site\.tsx:1:14\n {4}export const = 1;/);
    assert.match(await page('/about'), /Not built yet.*\/@dev\/overlay\.js/);
    await copyFile('src/site/Site.tsx', join(project.folder, 'src/site/Site.tsx'));
    await project.state((state) => state.build > 0 && !isBroken(state));
    assert.match(await page('/about'), /<h1/);
  },
);

test('it survives a syntax error and a missing file, in the site and in the server', timeout, async () => {
  const problems = await breakAll(
    [hero, 'import ', 'imp ort '],
    ['src/site/pages/legal/Terms.tsx', /from '.*'/, "from './Gone.tsx'"],
    ['src/server/api/demo-api.ts', 'import ', 'imp ort '],
  );
  assert.match(problems, /^Expected.*\n {2}at src\/site\/pages\/about\/hero\/AboutHero\.tsx:1:/m);
  assert.match(problems, /^Could not resolve "\.\/Gone\.tsx"\n {2}at src\/site\/pages\/legal\/Terms\.tsx:\d/m);
  assert.match(problems, /^Expected.*\n {2}at src\/server\/api\/demo-api\.ts:/m);
});

test('it survives a misspelt class and a server that can not start', timeout, async () => {
  const problems = await breakAll(
    [hero, /styles\.\w+/, 'styles.nobody'],
    ['src/server/demo.ts', 'const { slowMs', "throw new Error('no demo');\n  const { slowMs"],
  );
  assert.match(problems, /"nobody".*\n {2}at src\/site\/pages\/about\/hero\/AboutHero\.tsx:\d/);
  assert.match(problems, /^Error: no demo\n {2}at src\/server\/demo\.ts:\d+:\d+\n {4}throw/m);
});

test('it survives faults of a stylesheet, of its absence, of the content and of the build', timeout, async () => {
  const css = 'src/site/pages/about/hero/AboutHero.module.css';
  assert.match(await breakAll([css, /\}\s*$/, '']), /\n {2}at src\/site\/pages\/about\/hero\/AboutHero\.module\.css:/);
  assert.match(await breakAll(['src/styles/tokens.css', /\}\s*$/, '']), /\n {2}at src\/styles\/tokens\.css:/);
  const missing = await breakAll([hero, "AboutHero.module.css'", "Gone.module.css'"]);
  assert.match(
    missing,
    /^There is no \.\/Gone\.module\.css here\n {2}at src\/site\/pages\/about\/hero\/AboutHero\.tsx:/,
  );
  const content = await breakAll(['src/content/pages/about.ts', /^/, "throw new Error('no such office');\n"]);
  assert.match(content, /^Error: no such office\n {2}at src\/content\/pages\/about\.ts:1:/);
  const [article = ''] = readdirSync('src/content/articles');
  const leftOut = await breakAll([`src/content/articles/${article}`, /^---\n/, '']);
  assert.ok(leftOut.startsWith(`articles/${article}: it does not begin with`), leftOut);
  const tools = await breakAll(['src/bundle/deploy-files.ts', /^/, "throw new Error('no such host');\n"]);
  assert.match(tools, /^Error: no such host\n {2}at src\/bundle\/deploy-files\.ts:1:/);
});

test('a change of the build or of the server is in what comes next', timeout, async () => {
  const robots = async () => (await page('/robots.txt')).includes('everybody');
  await changed(() => project.edit('src/bundle/deploy-files.ts', 'User-agent: *', 'User-agent: everybody'), robots);
  const answer = "handlers: [(request, response) => request.url === '/new' && Boolean(response.end('new')),";
  const isNew = async () => (await page('/new')) === 'new';
  await changed(() => project.edit('src/server/demo.ts', 'handlers: [', answer), isNew);
});

test('what was saved by renaming is served, again and again, and nothing that is gone', timeout, async () => {
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

browserTest('a component that throws is told over the last good page, and gone once it is mended', async (t) => {
  const { page, complaints } = await visit(t, `${project.address}/about`);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const mend = await project.edit(hero, /(export function AboutHero\(.*)/, "$1\n  throw new Error('kaboom');");
  const alert = page.getByRole('alert');
  await alert.waitFor();
  assert.match(
    await alert.innerText(),
    /Error: kaboom\s+at src\/site\/pages\/about\/hero\/AboutHero\.tsx:\d+:\d+\s+throw new Error/,
  );
  assert.ok(await heading.isVisible());
  await mend();
  await alert.waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
});

browserTest('an error in the page is told by the line of its source', async (t) => {
  const { page } = await visit(t, `${project.address}/sign-in`);
  await page.getByRole('textbox', { name: 'Password' }).waitFor();
  await project.edit('src/admin/entry.tsx', /$/, "\nsetTimeout(() => { throw new Error('kaput'); });\n");
  const alert = page.getByRole('alert').filter({ hasText: 'kaput' });
  await alert.waitFor();
  assert.match(await alert.innerText(), /Error: kaput\s+at src\/admin\/entry\.tsx:\d+:\d+\s+setTimeout/);
});
