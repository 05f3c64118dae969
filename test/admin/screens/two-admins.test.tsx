// Two admins edit the same row, one in the console and one over HTTP. No edit is lost without a message. All forms
// share this code: one row of a fully loaded list and one of a paged list are enough.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodiesOf, click, fill, openConsole, shows } from '../console.tsx';

type Row = Readonly<Record<string, unknown>>;

const bankAccounts = {
  noun: 'bank account',
  path: '/bank-accounts',
  list: '/super-admin/get-all-bank-accounts',
  write: '/super-admin/update-bank-account',
  idName: 'bank_account_id',
  nameName: 'account_name',
  /** Label and name of a field that both admins edit. Only the other admin edits `theirs`. */
  label: 'Branch',
  both: 'branch',
  theirs: ['account_number', '99 8877 6655'],
} as const;

const projects = {
  noun: 'project',
  path: '/projects',
  list: '/admin/get-all-project?page=1&limit=100',
  write: '/admin/update-project',
  idName: 'project_id',
  nameName: 'title',
  label: 'Location',
  both: 'location',
  theirs: ['status', 'closed'],
} as const;

for (const { noun, path, list, write, idName, nameName, label, both, theirs } of [bankAccounts, projects])
  test(`no edit of a ${noun} is lost without a message`, async () => {
    let isUnread = false;
    const { call, requests } = await openConsole(path, {
      respond: ({ path: to, method }) =>
        isUnread && method === 'GET' && to === list ? [200, { status: true, data: 7 }] : undefined,
    });
    const rows = async (): Promise<readonly Row[]> => call('GET', list);
    const [row = {}] = await rows();
    const current = async () => (await rows()).find((one) => one[idName] === row[idName]) ?? {};
    await click(String(row[nameName]));

    // If checking for newer changes fails, nothing is saved.
    const field = (await fill(label, 'Mine')) as HTMLInputElement;
    isUnread = true;
    await click(`Save ${noun}`);
    await shows("We couldn't check for newer changes first.");
    isUnread = false;
    assert.equal(bodiesOf(requests, write).length, 0);

    // A conflict is shown at its field. The next save sends `Mine`, and the other admin's edit of `theirs` stays.
    await call('POST', write, { [idName]: row[idName], [theirs[0]]: theirs[1], [both]: 'Theirs' });
    await click(`Save ${noun}`);
    await shows('Someone saved “Theirs” while you were editing.');
    assert.deepEqual([(await current())[both], field.value], ['Theirs', 'Mine']);
    assert.equal(document.activeElement, field);
    const message = document.getElementById(`${field.id}-error`)?.textContent;
    assert.match(message ?? '', /Use theirs, or save again to keep yours\./);
    if (noun === 'project') {
      await click('Use theirs');
      assert.equal(field.value, 'Theirs');
      await fill(label, 'Mine');
    }
    await click(`Save ${noun}`);
    await shows('was saved.');
    const saved = await current();
    assert.deepEqual([saved[both], saved[theirs[0]]], ['Mine', theirs[1]]);
  });
