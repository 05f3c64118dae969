import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { matchRoute } from 'wouter';
import { NEW, type Path, parseRoute, pathTo, patterns, routeNames } from '../../src/admin/paths.ts';

const folder = new URL('../../src/admin/', import.meta.url);

test('a path contains an id as one segment, and a list’s state as its query', () => {
  assert.equal(pathTo('user', 'a/b?c'), '/users/a%2Fb%3Fc');
  assert.equal(pathTo('investments', { search: 'Ada & Bob' }), '/investments?search=Ada+%26+Bob');
  assert.equal(pathTo('dashboard'), '/');
});

/** Returns the routes that match a path, with their ids. */
function matching(path: string) {
  return routeNames.flatMap((name) => {
    const [isMatch, params] = matchRoute(parseRoute, patterns[name], path);
    return isMatch ? [[name, Reflect.get(params, 'id')]] : [];
  });
}

test('a path matches one route, in any case and with a slash at the end', () => {
  for (const path of ['/', '']) assert.deepEqual(matching(path), [['dashboard', '']]);
  assert.deepEqual(matching('/Users/Ab/'), [['user', 'Ab']]);
  assert.deepEqual(matching('/categories/new'), [['category', NEW]]);
  assert.deepEqual(matching('/investments/review'), [['review', '']]);
  for (const path of ['/users/1/2', '/nowhere']) assert.deepEqual(matching(path), [], path);
});

test('an id in a path is decoded once, and an id that can’t be decoded matches no route', () => {
  for (const id of ['a/b', '50%2F', '100%', 'ä ?#']) assert.deepEqual(matching(pathTo('user', id)), [['user', id]]);
  assert.deepEqual(matching('/users/%'), []);
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
