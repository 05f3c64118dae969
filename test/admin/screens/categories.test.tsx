// Tests categories, which are edited in their table rows, and the behavior that all forms share.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { maxLengthOf } from '../../../src/contract/limits.ts';
import { sentences } from '../../support/sentences.ts';
import { gate } from '../../support/server.ts';
import { bodiesOf, click, fill, hides, names, openConsole, shows } from '../console.tsx';

const path = () => location.pathname.replace('/admin', '');

test('a new category is highlighted in the list; the form of a deleted category keeps the typed text', async () => {
  const { call, requests } = await openConsole('/categories?search=e');
  await click('New category');
  await fill('Name', ' Zeppelins ');
  await click('Create category');
  await shows('Zeppelins was created.');
  assert.deepEqual(bodiesOf(requests, '/admin/create-category'), [{ name: 'Zeppelins', description: null }]);
  assert.equal(path(), '/categories');
  await waitFor(() => assert.match(document.querySelector('tr[aria-current]')?.textContent ?? '', /Zeppelins/));
  await click('Zeppelins');
  const description = (await fill('Description', 'Mine')) as HTMLInputElement;
  await call('DELETE', '/admin/delete-category', { category_id: Number(path().split('/').at(-1)) });
  await click('Save category');
  await shows('Someone deleted this.');
  assert.deepEqual([description.isConnected, description.value], [true, 'Mine']);
  assert.equal(description.maxLength, maxLengthOf('description'));
});

test('a category is edited in its row, and only its edited fields are sent', async () => {
  const { requests } = await openConsole('/categories');
  await click('Education');
  const name = await fill('Name', 'Learning');
  assert.equal(name.closest('table') !== null, true);
  fireEvent.keyDown(name, { key: 'Escape' });
  // The unsaved text opens the “Leave this page?” dialog first.
  await click('Leave');
  await waitFor(() => assert.ok(names().includes('Education')));
  await click('Education');
  await fill('Description', 'Schools and more.');
  await click('Save category');
  await shows('Education was saved.');
  const [{ category_id: id, ...sent }] = bodiesOf(requests, '/admin/update-category');
  assert.equal(typeof id, 'number');
  assert.deepEqual(sent, { description: 'Schools and more.' });
});

test('a form shows errors at its fields and in a summary, and keeps the typed text', async () => {
  let isFailing = false;
  const { requests } = await openConsole('/categories/new', {
    respond: ({ path: to }) => (isFailing && to.includes('create') ? [503, { status: false, message: '' }] : undefined),
  });
  await click('Create category');
  await shows("There's a problem with 1 field:");
  assert.equal(document.activeElement?.getAttribute('role'), 'alert');
  await click('Enter a name.');
  assert.equal(document.activeElement?.getAttribute('name'), 'name');
  await fill('Name', 'Education');
  await hides('Enter a name.');
  await click('Create category');
  await shows(/Another category has this name\./);
  const name = await fill('Name', 'Kelp farms');
  isFailing = true;
  await click('Create category');
  await shows(sentences.failed);
  assert.equal((name as HTMLInputElement).value, 'Kelp farms');
  isFailing = false;
  // The server has created “Kelp farms”, although its response was replaced, so the retry needs another name.
  await fill('Name', 'Kelp barns');
  const sent = bodiesOf(requests, '/admin/create-category').length;
  for (let press = 0; press < 2; press++) fireEvent.click(screen.getByRole('button', { name: 'Create category' }));
  await shows('Kelp barns was created.');
  assert.equal(bodiesOf(requests, '/admin/create-category').length, sent + 1);
  await waitFor(() => assert.equal(document.activeElement?.tagName, 'H1'));
});

test('Save first checks for newer changes, and keeps text that is typed during the save', async () => {
  const [reading, writing] = [gate(), gate()];
  let isHeld = false;
  const { requests } = await openConsole('/categories', {
    before: ({ path: to, method }) => {
      if (isHeld && to === '/admin/get-all-category' && method === 'GET') return reading.opened;
      return to === '/admin/update-category' ? writing.opened : undefined;
    },
  });
  await click('Education');
  await fill('Name', 'Learning');
  isHeld = true;
  await click('Save category');
  await shows('Checking for newer changes.');
  reading.open();
  await shows('Sending.');
  await fill('Description', 'Typed since then.');
  writing.open();
  await shows("You've made more changes since");
  await click('Save category');
  await shows('Learning was saved.');
  assert.equal(bodiesOf(requests, '/admin/update-category').at(-1).description, 'Typed since then.');
});

test('a category that projects use leads to them instead of being deleted', async () => {
  await openConsole('/categories');
  await click('Delete Education');
  await shows('Education has 4 projects');
  assert.equal(screen.queryByRole('button', { name: 'Delete' }), null);
  await click('Open the projects');
  await shows('1 to 4 of 4 projects');
});

test('a rejected deletion says why in its dialog', async () => {
  await openConsole('/categories', {
    // As if the projects were created after the list was loaded.
    respond: ({ path }, body) =>
      path.includes('get-all-category')
        ? [200, { ...body, data: body.data.map((each: object) => ({ ...each, project_count: 0 })) }]
        : undefined,
  });
  await click('Delete Education');
  await click('Delete');
  await shows(/This category is used by \d+ projects\./);
});
