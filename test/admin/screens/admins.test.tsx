import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import { demoAccounts } from '../../../src/demo/api/accounts.ts';
import { bodiesOf, click, fill, openConsole, shows, words } from '../console.tsx';

test('the form for a new admin checks name, email and password, and can show the password', async () => {
  const { requests } = await openConsole('/admins/new');
  await click('Create admin');
  for (const sentence of ['Enter a name.', 'Enter an email address.', 'Enter a password.']) await shows(sentence);
  await fill('Name', 'Tove Larkhurst');
  await fill('Email', demoAccounts[0].email);
  const password = await fill('Password', 'short');
  assert.deepEqual(
    [password.getAttribute('autocomplete'), password.getAttribute('type')],
    ['new-password', 'password'],
  );
  await click('Show password');
  assert.equal(password.getAttribute('type'), 'text');
  await click('Create admin');
  await shows('Use at least 8 characters.');
  await fill('Password', 'long enough');
  await click('Create admin');
  await shows(/Another admin has this email\./);
  await fill('Email', 'tove@solvane.example');
  await click('Create admin');
  await shows('Tove Larkhurst was created.');
  assert.deepEqual(bodiesOf(requests, '/super-admin/create-admin').at(-1), {
    name: 'Tove Larkhurst',
    email: 'tove@solvane.example',
    phone: null,
    role: 'ADMIN',
    password: 'long enough',
  });
});

test('admins can’t delete or deactivate their own account; renaming it updates the top bar', async () => {
  await openConsole('/admins');
  await shows('5 of 5 admins');
  assert.ok(screen.getByRole('button', { name: 'Delete Petra Lindqvale' }));
  assert.ok(!screen.queryByRole('button', { name: 'Delete Sunniva Superdemo' }));
  await click(/^Sunniva Superdemo$/);
  await shows('New password');
  assert.doesNotMatch(words(), /Delete admin|Status/);
  await fill('Name', 'Sunniva Overdemo');
  await click('Save admin');
  await waitFor(() => assert.match(document.querySelector('header')?.textContent ?? '', /Sunniva Overdemo/));
});
