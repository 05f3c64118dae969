// Builds the site without its optional parts, and checks that nothing leads there.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { copyProject } from '../support/dev-project.ts';
import { htmlFaults, readPages, wordsOf } from '../support/html-faults.ts';
import { edit } from './edits.ts';

/** Skips the tests in the copies that `owner.long.test.ts` makes: an owner may have removed these parts already. */
const options = { skip: process.env.IS_OWNERS === 'true' };

test(
  'without blog, careers, cases, testimonials, chat, console and channels, nothing leads there',
  options,
  async (t) => {
    const { folder, text, scripts } = await buildWithout(t, /blog|careers|cases|testimonials/, {
      CHAT_WEBHOOK_URL: 'none',
      API_URL: 'none',
    });
    const path = /["/](blog|careers|cases|testimonials|chat|sign-in|admin|dashboard|api)\b/;
    for (const [name, content] of Object.entries(text)) assert.ok(!path.test(content), name);
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    const left = /assets\/(Chat|Desk|Job|Article|Case|admin)|images\/(covers|articles|cases|chat|sign-in)/;
    assert.deepEqual(
      files.filter((name) => left.test(name)),
      [],
    );
    const inScripts =
      /[`"'/](blog|careers|cases|testimonials|chat|sign-in|admin|dashboard)[`"'/]|Newsletter|Dashboard|Case stud|What clients|Ask the assistant|"WhatsApp"|"Phone"|(careers|insights)@/;
    assert.equal(scripts.match(inScripts)?.[0], undefined);
    const known = `import { passages } from './src/demo/assistant/passages.ts';
      console.log(passages.map(({ path }) => path).join('\\n'));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', known],
      {
        cwd: folder,
        env: { ...process.env, API_URL: 'none' },
      },
    );
    assert.doesNotMatch(stdout.match(/^\/(blog|careers|cases|testimonials|sign-in).*/m)?.[0] ?? '', /./);
    const rules = readFileSync(join(folder, '.hosts/nginx/solvane.conf'), 'utf8');
    assert.ok(!/sign-in|admin\.html/.test(rules), rules);
    const pages = readPages(join(folder, 'dist'));
    assert.match(pages.get('/about') ?? '', /<a [^>]*href="\/contact"[^>]*>Let’s Talk/);
    const words = wordsOf([...pages.values()].join(' '));
    assert.doesNotMatch(words, /newsletter|job application|the assistant answers|chat message|whatsapp or|case stud/i);
  },
);

test('without the chat alone, or without blog, cases and widget, everything else stays', options, async (t) => {
  const chat = await buildWithout(t, /chat/, {});
  assert.ok(!chat.text['dist/index.html']?.includes('"/chat'));
  assert.ok(
    chat.text['dist/index.html']?.includes('href="/sign-in"') && chat.text['dist/index.html'].includes('href="/blog"'),
  );
  const other = await buildWithout(t, /blog|cases/, { CHAT_WIDGET: 'none' });
  for (const [name, content] of Object.entries(other.text)) assert.ok(!/\/(blog|cases)/.test(content), name);
  assert.equal(other.scripts.match(/Case stud|\/cases|insights@/i)?.[0], undefined);
  assert.ok(other.text['dist/index.html']?.includes('href="/chat"'));
  assert.ok(!other.text['dist/index.html']?.includes(' aria-expanded='));
});

/** Builds a copy without these rows of the table of pages. Returns its folder, its texts and rules by name, and its scripts. */
async function buildWithout(t: TestContext, rows: RegExp, settings: Record<string, string>) {
  const folder = copyProject(t);
  edit(join(folder, 'src/site/pages.ts'), new RegExp(`^.*pattern: '/(${rows.source}).*\n`, 'gm'), '');
  if (settings.API_URL)
    edit(
      join(folder, 'src/content/site.ts'),
      /^ {2}(phone|whatsApp): .*\n|^.*name: '(LinkedIn|X|GitHub|YouTube|Instagram)'.*\n/gm,
      '',
    );
  const command = [process.execPath, ['--import', 'tsx', 'build.mjs']] as const;
  const ran = promisify(execFile)(...command, { cwd: folder, env: { ...process.env, ...settings } });
  const fault = await ran.then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
  assert.equal(fault, '');
  assert.deepEqual(htmlFaults(join(folder, 'dist')), []);
  const files = (base: string, kind = /\.(html|xml|txt|speculationrules)$|^_\w+$/) =>
    readdirSync(join(folder, base), { recursive: true, encoding: 'utf8' })
      .filter((name) => kind.test(name))
      .map((name) => [`${base}/${name}`, readFileSync(join(folder, base, name), 'utf8')] as const);
  const text: Record<string, string> = Object.fromEntries([
    ...files('dist'),
    ...files('.hosts/cloudflare'),
    ...files('.hosts/netlify'),
  ]);
  const scripts = files('dist', /\.js$/).join('\n');
  assert.deepEqual(unusedClasses([...readPages(join(folder, 'dist')).values()].join(''), scripts), []);
  return { folder, text, scripts };
}

/** Returns the classes in the pages' styles that no element has and no script contains. */
function unusedClasses(html: string, scripts: string): string[] {
  const styles = html.match(/<style[^>]*>[\s\S]*?<\/style>/g)?.join('') ?? '';
  const named = [...html.matchAll(/ class="?([^">]*)/g)].flatMap(([, names = '']) => names.split(' '));
  const used = new Set([...named, ...(scripts.match(/(?<=")\w+(?=")/g) ?? [])]);
  const others = /"[^"]*"|url\([^)]*\)|:(is|not|where)\(.*?\)/g;
  const classes = styles.replace(others, '').match(/(?<=\.)[a-z]\w*/gi);
  return [...new Set(classes)].filter((name) => !used.has(name));
}
