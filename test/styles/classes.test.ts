// Finds unused classes. The build already fails on misspelled ones.
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path/posix';
import test from 'node:test';
import { assertNone, filesBelow, readText } from '../support/files.ts';

test('every class of a CSS module is used by a component', () => {
  const used = new Set(filesBelow('src', /\.tsx?$/).flatMap(classesUsedIn));
  const defined = filesBelow('src', /\.module\.css$/).flatMap(classesOf);
  assert.ok(defined.length > 0);
  assertNone(defined.filter((name) => !used.has(name)));
});

/** Returns the classes that a file uses, such as `src/ui/Button.module.css button`. */
function classesUsedIn(file: string): string[] {
  const source = readText(file);
  return [...source.matchAll(/import \* as (\w+) from '(.*\.module\.css)'/g)].flatMap(([, name, path = '']) => {
    const sheet = join(dirname(file), path);
    return [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => `${sheet} ${used}`);
  });
}

function classesOf(file: string): string[] {
  const rules = readText(file).replaceAll(/\/\*.*?\*\/|url\(.*?\)|".*?"/gs, '');
  return [...new Set(rules.match(/(?<=\.)[a-z]\w*/gi))].map((name) => `${file} ${name}`);
}
