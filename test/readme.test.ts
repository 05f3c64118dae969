import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { describeSettings, readSettings } from '../src/hosting/settings.ts';
import { assertNone, filesBelow, readText, root } from './support/files.ts';

const readme = readText('README.md');
const manifest = JSON.parse(readText('package.json'));
const scripts = Object.keys(manifest.scripts);

test('every npm command in the README exists, and every script is in the README', () => {
  const named = new Set([...readme.matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)].map((match) => match[1] ?? ''));
  const builtIn = ['ci', 'install'];
  assertNone([...named].filter((name) => !scripts.includes(name) && !builtIn.includes(name)));
  assertNone(scripts.filter((name) => !named.has(name)));
});

test('the README is at most 200 lines long', () => {
  assert.ok(readme.trimEnd().split('\n').length <= 200);
});

test('the README’s map names exactly the modules of src', () => {
  const map = readme.match(/^## Map\n([\s\S]*?)\n## /m)?.[1] ?? '';
  const named = [...(map.split('\nsrc/\n')[1] ?? '').matchAll(/ {2}([a-z]+)\/ /g)].map((match) => match[1]);
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(named.toSorted(), folders.map((folder) => folder.name).toSorted());
});

test('the README lists exactly the settings that the code reads', () => {
  const table = readme.match(/^## Settings\n([\s\S]*?)\n## /m)?.[1] ?? '';
  const named = new Set([...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1] ?? ''));
  const sources = [...filesBelow('src', /\.(tsx?|mjs)$/), 'build.mjs', 'test/support/chromium.ts'].map(readText);
  const read = new Set(
    sources
      .flatMap((text) => [...text.matchAll(/'([A-Z]+(?:_[A-Z]+)*)'|\b(?:env|environment)\.([A-Z_]+)/g)])
      .map((match) => match[1] ?? match[2] ?? ''),
  );
  const rows = readText('src/hosting/settings.ts').matchAll(/: \['([A-Z_]+)',/g);
  const ofTheBuild = [...rows].map(([, name]) => name ?? '');
  const others = [...read].filter((name) => /^DEMO_|^PORT$|^HOST$|^ALLOWED_HOSTS$|^CHROME_PATH$/.test(name));
  const settings = [...ofTheBuild, ...others];
  assert.deepEqual([...named].toSorted(), settings.toSorted());
});

test('the defaults in the README are those of an empty environment', () => {
  const settings = describeSettings(readSettings({})).map((line) => line.trim().split(/ +/));
  assertNone(
    settings.filter(
      ([name, value]) => !readme.includes(`\n| \`${name}\` | ${value === '(none)' ? 'none' : `\`${value}\``} |`),
    ),
    'each needs a row in the table of settings: name, default, and what happens without it',
  );
});

test('the README gives a reason for every development dependency', () => {
  const missing = Object.keys(manifest.devDependencies).filter((name) => !readme.includes(`| ${name} |`));
  assertNone(missing);
});

test('the project’s top level contains only the agreed files, folders and dot files', () => {
  const card = ['package.json', 'build.mjs', 'tsconfig.json', 'index.html', 'src', 'public', 'test', 'README.md'];
  const also = ['package-lock.json', 'LICENSE', 'node_modules', 'dist'];
  const names = readdirSync(root).filter((name) => !name.startsWith('.'));
  assertNone(names.filter((name) => !card.includes(name) && !also.includes(name)));
});
