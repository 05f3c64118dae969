// Two admins edit one row; the other works over HTTP. Neither loses an edit.
import '../../support/dom.ts';
import '../../support/xhr.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import { bodiesOf, click, fill, openConsole, shows } from '../console.tsx';

type Row = Readonly<Record<string, unknown>>;

interface Case {
  readonly noun: string;
  readonly list: string;
  readonly write: string;
  readonly idName: string;
  /** Path of the list's screen. */
  readonly path: string;
  readonly nameOf: (row: Row) => string;
  /** Label and name of a field that both edit; `theirs` is edited by the other admin only. */
  readonly label: string;
  readonly both: string;
  readonly theirs: readonly [name: string, value: unknown];
  /** The other fields that the other admin sends. */
  readonly rest?: (row: Row) => Row;
}

const cases: readonly Case[] = [
  {
    noun: 'category',
    list: '/admin/get-all-category',
    write: '/admin/update-category',
    idName: 'category_id',
    path: '/categories',
    nameOf: ({ name }) => String(name),
    label: 'Description',
    both: 'description',
    theirs: ['name', 'Renamed by them'],
    rest: ({ name, description }) => ({ name, description }),
  },
  {
    noun: 'bank account',
    list: '/super-admin/get-all-bank-accounts',
    write: '/super-admin/update-bank-account',
    idName: 'bank_account_id',
    path: '/bank-accounts',
    nameOf: ({ account_name }) => String(account_name),
    label: 'Branch',
    both: 'branch',
    theirs: ['account_number', '99 8877 6655'],
  },
  {
    noun: 'admin',
    list: '/super-admin/get-all-admins',
    write: '/super-admin/update-admin',
    idName: 'admin_id',
    path: '/admins',
    nameOf: ({ name }) => String(name),
    label: 'Phone',
    both: 'phone',
    theirs: ['status', 'inactive'],
    rest: ({ name, email, phone }) => ({ name, email, phone }),
  },
  {
    noun: 'project',
    list: '/admin/get-all-project?page=1&limit=100',
    write: '/admin/update-project',
    idName: 'project_id',
    path: '/projects',
    nameOf: ({ title }) => String(title),
    label: 'Location',
    both: 'location',
    theirs: ['status', 'closed'],
  },
  {
    noun: 'notification',
    list: '/admin/get-notifications',
    write: '/admin/update-notification',
    idName: 'notification_id',
    path: '/notifications?status=scheduled',
    nameOf: ({ title }) => String(title),
    label: 'Message',
    both: 'message',
    theirs: ['audience', 'investors'],
  },
];

for (const each of cases)
  test(`no edit of a ${each.noun} is lost without a message`, async () => {
    const { noun, list, write, idName, label, both, theirs, rest = () => ({}) } = each;
    let isUnread = false;
    const { ask, asked } = await openConsole(each.path, {
      answer: ({ path, method }) =>
        isUnread && method === 'GET' && path === list ? [200, { status: true, data: 7 }] : undefined,
    });
    const rows = async (): Promise<readonly Row[]> => [await ask('GET', list)].flat();
    const isMeant = (row: Row) =>
      noun === 'notification' ? row.status === 'scheduled' : noun === 'admin' ? row.role !== 'SU' : true;
    const row = (await rows()).find(isMeant) ?? {};
    const saveTheirs = (change: Row) =>
      ask('POST', write, { [idName]: row[idName], ...rest({ ...row, ...change }), ...change });
    const current = async () => (await rows()).find((one) => one[idName] === row[idName]) ?? {};
    await click(each.nameOf(row));
    const value = noun === 'admin' ? '+1 555 0199' : 'Mine';
    const other = noun === 'admin' ? '+1 555 0100' : 'Theirs';

    // If checking for newer changes fails, the typed text stays.
    await fill(label, value);
    isUnread = true;
    await click(`Save ${noun}`);
    await shows("We couldn't check for newer changes first.");
    isUnread = false;
    assert.equal(bodiesOf(asked, write).length, 0);

    // A conflict is shown at its field, and the next click sends our value; the other admin's own edit stays.
    await saveTheirs({ [theirs[0]]: theirs[1], [both]: other });
    await click(`Save ${noun}`);
    await shows(`Someone saved “${other}” while you were editing.`);
    assert.equal((await current())[both], other);
    const field = (await screen.findAllByLabelText(new RegExp(`^${label}( \\(optional\\))?$`))).at(-1);
    assert.equal(document.activeElement, field);
    assert.match(
      document.getElementById(`${field?.id}-error`)?.textContent ?? '',
      /Use theirs, or save again to keep yours\./,
    );
    await click('Use theirs');
    assert.equal((field as HTMLInputElement).value, other);
    await fill(label, value);
    await click(`Save ${noun}`);
    await shows(/ was (saved|scheduled)\./);
    const saved = await current();
    assert.deepEqual([saved[both], saved[theirs[0]]], [value, theirs[1]]);
  });

test('saving again after a conflict overwrites the other edit', async () => {
  const { ask } = await openConsole('/bank-accounts');
  const [row] = await ask('GET', '/super-admin/get-all-bank-accounts');
  await click(row.account_name);
  await fill('Branch', 'Mine');
  await ask('POST', '/super-admin/update-bank-account', { bank_account_id: row.bank_account_id, branch: 'Theirs' });
  await click('Save bank account');
  await shows('Someone saved “Theirs” while you were editing.');
  await click('Save bank account');
  await shows('was saved.');
  const rows = await ask('GET', '/super-admin/get-all-bank-accounts');
  assert.equal(rows.find((one: Row) => one.bank_account_id === row.bank_account_id).branch, 'Mine');
});

test('if a row is deleted while it is edited, the form says so and keeps what was typed', async () => {
  const { ask } = await openConsole('/bank-accounts');
  const [row] = await ask('GET', '/super-admin/get-all-bank-accounts');
  await click(row.account_name);
  const branch = await fill('Branch', 'Mine');
  await ask('POST', '/super-admin/delete-bank-account', { bank_account_id: row.bank_account_id });
  await click('Save bank account');
  await shows('Someone deleted this. Your text is still here; copy what you need.');
  await waitFor(() => assert.equal((branch as HTMLInputElement).value, 'Mine'));
});
