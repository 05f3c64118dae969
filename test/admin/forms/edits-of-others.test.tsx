// Another admin's edit that comes between a form's last look and its write is kept: only what was edited is sent.
import '../../support/dom.ts';
import '../../support/xhr.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { click, openConsole } from '../console.tsx';

type Row = Readonly<Record<string, unknown>>;

interface Case {
  readonly noun: string;
  readonly list: string;
  readonly write: string;
  readonly idName: string;
  /** The screen's address, without the id. */
  readonly path: string;
  /** A field that is edited here, and all that the other admin sends. */
  readonly label: string;
  readonly theirs: (row: Row) => Row;
}

const cases: readonly Case[] = [
  {
    noun: 'category',
    list: '/admin/get-all-category',
    write: '/admin/update-category',
    idName: 'category_id',
    path: '/categories/',
    label: 'Name',
    theirs: ({ category_id, name }) => ({ category_id, name, description: 'Theirs.' }),
  },
  {
    noun: 'admin',
    list: '/super-admin/get-all-admins',
    write: '/super-admin/update-admin',
    idName: 'admin_id',
    path: '/admins/',
    label: 'Name',
    theirs: ({ admin_id, name, email }) => ({ admin_id, name, email, phone: '+1 555 0199' }),
  },
];

for (const { noun, list, write, idName, path, label, theirs } of cases)
  test(`what another admin saves of a ${noun} just before the write stays`, async () => {
    let other: (() => Promise<unknown>) | undefined;
    const { ask } = await openConsole(path, (asked) => {
      if (asked.path !== write) return;
      const saveTheirs = other;
      other = undefined;
      return saveTheirs?.();
    });
    const rows = async (): Promise<readonly Row[]> => ask('GET', list);
    const row = (await rows()).at(-1) ?? {};
    await click(String(row.name));
    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value: 'Mine' } });
    other = () => ask('POST', write, theirs(row));
    await click(`Save ${noun}`);
    await waitFor(() => assert.equal(location.pathname, `/admin${path.slice(0, -1)}`));
    const found = (await rows()).find((each) => each[idName] === row[idName]);
    assert.deepEqual({ ...found }, { ...found, ...theirs(row), name: 'Mine' });
  });
