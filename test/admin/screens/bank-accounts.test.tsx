import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import { bodiesOf, click, fill, openConsole, shows } from '../console.tsx';

const rows = () => document.querySelector('tbody')?.textContent ?? '';

test('account numbers are masked until an admin shows them, and in the delete dialog', async () => {
  await openConsole('/bank-accounts');
  await shows('1 to 6 of 6 bank accounts');
  assert.equal(rows().match(/•••• \d{4}/g)?.length, 6);
  assert.doesNotMatch(rows(), /\d{5}/);
  await click('Show number of Client funds 2');
  assert.equal(rows().match(/\d{12}/g)?.length, 1);
  await click('Hide number of Client funds 2');
  assert.doesNotMatch(rows(), /\d{5}/);
  await click('Delete Client funds 1');
  const dialog = await waitFor(() => document.querySelector('dialog') ?? assert.fail());
  assert.doesNotMatch(dialog.textContent, /\d{5}/);
  await click('Delete');
  await shows('1 to 5 of 5 bank accounts');
});

test('an invalid account number is rejected; a new bank account is sent with null for empty fields', async () => {
  const { requests } = await openConsole('/bank-accounts/new');
  await fill('Account holder', 'Harbor escrow');
  await fill('Bank', ' Sample Trust ');
  await fill('Account number', '#1');
  await fill('Currency', 'eur');
  await click('Create bank account');
  await click(/^Use 4 to 34 characters/);
  await fill('Account number', '12 3456 789');
  await click('Create bank account');
  await shows('Harbor escrow was created.');
  assert.deepEqual(bodiesOf(requests, '/super-admin/add-bank-account'), [
    {
      account_name: 'Harbor escrow',
      bank_name: 'Sample Trust',
      account_number: '12 3456 789',
      iban: null,
      swift_code: null,
      branch: null,
      currency: 'EUR',
      is_active: true,
    },
  ]);
  await waitFor(() => assert.match(rows(), /•••• 6789/));
});

test('a bank account’s switch sends only the new state, and updates the Inactive tab’s count', async () => {
  const { requests } = await openConsole('/bank-accounts');
  await click('Client funds 3 active');
  await screen.findByRole('switch', { name: 'Client funds 3 active', checked: false });
  await shows('Inactive 2');
  const [{ bank_account_id: _, ...sent }] = bodiesOf(requests, '/super-admin/update-bank-account');
  assert.deepEqual(sent, { is_active: false });
  await click('Inactive 2');
  await shows('1 to 2 of 2 bank accounts');
});
