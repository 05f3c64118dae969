import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Path, pathTo, patterns } from '../../src/admin/paths.ts';
import { routes } from '../../src/admin/routes.ts';

const folder = new URL('../../src/admin/', import.meta.url);

test('an address holds an id as one segment, and what a list is asked for as its query', () => {
  assert.equal(pathTo('user', 'a/b?c'), '/users/a%2Fb%3Fc');
  assert.equal(pathTo('investments', { search: 'Ada & Bob' }), '/investments?search=Ada+%26+Bob');
  assert.equal(pathTo('dashboard'), '/');
});

/** What the compiler must refuse; it is never run. */
export function refused(take: (path: Path) => void) {
  // @ts-expect-error There is no such place.
  pathTo('usrs');
  // @ts-expect-error A row has an id.
  pathTo('user');
  // @ts-expect-error Only pathTo makes an address.
  take('/users');
}

test('every place has its screen, which exports what its file is called', async () => {
  assert.deepEqual(
    routes.map(({ path }) => path),
    Object.values(patterns),
  );
  const screens = await Promise.all(routes.map(({ load }) => load()));
  for (const screen of screens) assert.equal(typeof screen, 'function');
});

test('no other file spells an address of the console', () => {
  const places = [...new Set(Object.values(patterns).map((path) => path.split('/')[1]))].filter(Boolean);
  const spelled = new RegExp(`['"\`]/(${places.join('|')})\\b`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const guilty = files.filter(
    (file) => file !== 'paths.ts' && spelled.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  assert.deepEqual(guilty, []);
});
