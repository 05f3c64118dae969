import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../../src/admin/routes.ts';
import { click, goTo, openConsole, shows } from '../console.tsx';

test('an id and a search are decoded once, so that `50%2F` and `%41` keep their meaning', async () => {
  const { requests } = await openConsole('/users/50%252F');
  await waitFor(() => assert.ok(requests.some(({ path }) => path.includes('50%252F'))));
  await shows('Not found');
  goTo('/categories?search=100%2541');
  assert.equal(((await screen.findByLabelText('Search categories')) as HTMLInputElement).value, '100%41');
  await click('Clear search');
  await waitFor(() => assert.equal(location.pathname + location.search, '/admin/categories'));
});

test('an unknown path and an id that can’t be decoded show “Page not found”, with a link to the dashboard', async () => {
  await openConsole('/nowhere');
  await shows('Page not found');
  goTo('/users/%');
  await shows('Page not found');
  await click('Go to the dashboard');
  await shows('Recent investments');
});

test('a screen whose code fails to load says so, and loads when it is opened again', async (t) => {
  const broken = t.mock.method(routes.categories, 'load', () => Promise.reject(new TypeError('lost')));
  await openConsole('/users');
  await click('Categories');
  await shows("Couldn't load this screen");
  assert.ok(screen.getByRole('button', { name: 'Reload' }));
  broken.mock.restore();
  await click('Users');
  await shows('of 246 users');
  await click('Categories');
  await shows(/1 to \d+ of \d+ categories/);
});
