// Finds unused classes. The build already fails on misspelled ones.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));

test('every class of a CSS module is used by a component', () => {
  const used = new Set(files.filter((file) => /\.tsx?$/.test(file)).flatMap(classesUsedIn));
  const defined = files.filter((file) => file.endsWith('.module.css')).flatMap(classesOf);
  assert.ok(defined.length > 0);
  assert.deepEqual(
    defined.filter((name) => !used.has(name)),
    [],
  );
});

/** As `src/ui/Button.module.css button`. */
function classesUsedIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/import \* as (\w+) from '(.*\.module\.css)'/g)].flatMap(([, name, path = '']) => {
    const sheet = join(dirname(file), path);
    return [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => `${sheet} ${used}`);
  });
}

function classesOf(file: string): string[] {
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|url\(.*?\)|".*?"/gs, '');
  return [...new Set(rules.match(/(?<=\.)[a-z]\w*/gi))].map((name) => `${file} ${name}`);
}
