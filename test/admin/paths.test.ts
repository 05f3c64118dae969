import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { matchRoute, NEW, type Path, pathTo, patterns } from '../../src/admin/paths.ts';

const folder = new URL('../../src/admin/', import.meta.url);

test('a path contains an id as one segment, and a list’s state as its query', () => {
  assert.equal(pathTo('user', 'a/b?c'), '/users/a%2Fb%3Fc');
  assert.equal(pathTo('investments', { search: 'Ada & Bob' }), '/investments?search=Ada+%26+Bob');
  assert.equal(pathTo('dashboard'), '/');
});

test('a path matches one route, with its id decoded, or none', () => {
  assert.deepEqual(matchRoute('/'), { name: 'dashboard', id: '' });
  assert.deepEqual(matchRoute('/Users/a%2Fb/'), { name: 'user', id: 'a/b' });
  assert.deepEqual(matchRoute('/categories/new'), { name: 'category', id: NEW });
  assert.deepEqual(matchRoute('/investments/review'), { name: 'review', id: '' });
  for (const path of ['/users/1/2', '/nowhere', '/users/%', '//']) assert.equal(matchRoute(path), undefined, path);
});

/** Code that the compiler must reject; it never runs. */
export function rejected(take: (path: Path) => void) {
  // @ts-expect-error There is no such screen.
  pathTo('usrs');
  // @ts-expect-error The path of a user needs an id.
  pathTo('user');
  // @ts-expect-error Only `pathTo` returns a `Path`.
  take('/users');
}

test('no file of src/admin except paths.ts contains a console path', () => {
  const segments = [...new Set(Object.values(patterns).map((path) => path.split('/')[1]))].filter(Boolean);
  const spelled = new RegExp(`['"\`]/(${segments.join('|')})\\b`);
  assert.match(readFileSync(new URL('paths.ts', folder), 'utf8'), spelled);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const guilty = files.filter(
    (file) => file !== 'paths.ts' && spelled.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  assert.deepEqual(guilty, []);
});
