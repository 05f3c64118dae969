// Tests the guard for unsaved changes in the whole console. Browser tests cover the browser's own dialog on reload.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import { click, fill, hides, openConsole, shows } from '../console.tsx';

const isAt = (path: string) => waitFor(() => assert.equal(location.pathname, `/admin${path}`));

test('leaving an unsaved form by a link, by Back or by signing out requires confirmation', async () => {
  await openConsole('/categories');
  await click('New category');
  const name = (await fill('Name', 'Half a na')) as HTMLInputElement;
  const ways: readonly (() => unknown)[] = [() => click('Users'), () => history.back(), () => click('Sign out')];
  for (const leave of ways) {
    await leave();
    await shows('Leave this page?');
    assert.equal(document.activeElement?.textContent, 'Stay');
    await click('Stay');
    await hides('Leave this page?');
    assert.deepEqual([name.isConnected, name.value], [true, 'Half a na']);
    await isAt('/categories/new');
  }
  history.back();
  await click('Leave');
  await isAt('/categories');
  history.forward();
  await isAt('/categories/new');
  await waitFor(() => assert.equal((screen.getByLabelText('Name') as HTMLInputElement).value, ''));
});

test('leaving a form without unsaved changes requires no confirmation', async () => {
  await openConsole('/projects/264');
  await fill('Title', 'School roof');
  await fill('Title', 'School roof solar');
  await click('Categories');
  await isAt('/categories');
  await click('Education');
  await fill('Description', 'Schools and more.');
  await click('Save category');
  await shows('Education was saved.');
  await click('Users');
  await isAt('/users');
});
