// Puts rows that can't be read, and investments of deleted users and projects, into the responses that screens read.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Investment } from '../../../src/contract/investments.ts';
import { type Body, click, goTo, openConsole, shows, words } from '../console.tsx';

const gone = { user_id: null, user_name: null, project_id: null, project_name: null };
const sentence = "Couldn't read 1 entry. This screen doesn't show or count it.";

/** Opens the console with the newest and the oldest pending investment `gone`, and the second newest unreadable. */
async function open(path: string) {
  let all: readonly Investment[] = [];
  const oldest = () =>
    all.filter(({ status }) => status === 'pending').toSorted((a, b) => a.created_at.localeCompare(b.created_at))[0];
  const changed = (row: Investment) => {
    if (row.investment_id === all[1]?.investment_id) return { ...row, amount: 'lots' };
    return [all[0], oldest()].some((each) => each?.investment_id === row.investment_id) ? { ...row, ...gone } : row;
  };
  const { requests } = await openConsole(
    async (call) => {
      all = await call('GET', '/admin/get-all-investments');
      return path;
    },
    {
      respond({ path: to }, { data, ...body }): [number, Body] | undefined {
        if (to === '/admin/get-all-investments') return [200, { ...body, data: data.map(changed) }];
        if (!to.endsWith('/dashboard-details')) return undefined;
        return [200, { ...body, data: { ...data, recent_investments: data.recent_investments.map(changed) } }];
      },
    },
  );
  return { all, requests };
}

const wrongLinks = () =>
  [...document.querySelectorAll('a')].map(({ href }) => href).filter((href) => /undefined|null/.test(href));

test('lists leave out an unreadable row and say so; deleted users and projects are named, without links', async (t) => {
  const { all } = await open('/investments');
  await shows(`1 to 10 of ${all.length - 1} investments`);
  await shows(sentence);
  assert.deepEqual(
    [...document.querySelectorAll('tbody tr')].slice(0, 1).flatMap((row) => {
      const [user, project] = row.querySelectorAll('th, td');
      return [user?.textContent, project?.textContent, project?.querySelector('a')];
    }),
    ['Deleted user', 'Deleted project', null],
  );
  const saved: Blob[] = [];
  t.mock.method(URL, 'createObjectURL', (file: Blob) => `#${saved.push(file)}`);
  t.mock.method(HTMLAnchorElement.prototype, 'click', () => undefined);
  await click('Export CSV');
  await shows(`${all.length - 1} investments exported. Couldn't read 1 investment.`);
  assert.equal(((await saved[0]?.text()) ?? '').match(/^Deleted user,Deleted project,/gm)?.length, 2);
  await click('Filter');
  const projects = [...((await screen.findByLabelText('Project')) as HTMLSelectElement).options];
  const option = projects.find(({ text }) => text === 'Deleted project') ?? assert.fail();
  fireEvent.change(option.parentElement as Element, { target: { value: option.value } });
  await shows('1 to 2 of 2 investments');
  assert.deepEqual(wrongLinks(), []);
});

test('the dashboard, a project and the palette do the same', async () => {
  const { all } = await open('/');
  await shows('Recent investments');
  await shows(sentence);
  await waitFor(() => assert.equal(words().split('Deleted user').length, 3));
  assert.deepEqual(wrongLinks(), []);
  goTo(`/projects/${all[1]?.project_id}`);
  await shows('Pending investments');
  await shows(sentence);
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  const field = await waitFor(() => document.querySelector('dialog input') ?? assert.fail('The palette is closed.'));
  fireEvent.change(field, { target: { value: 'deleted user' } });
  await shows(/from Deleted userDeleted project, pending/);
});

test('the review of a deleted user’s investment warns and asks for neither user nor project', async () => {
  const { requests } = await open('/investments/review');
  await shows(sentence);
  await shows(/from Deleted user/);
  await shows(/User deleted.*Project deleted.*Approve anyway/);
  await waitFor(() =>
    assert.equal(screen.getByRole('button', { name: /^Approve/ }).getAttribute('aria-disabled'), 'false'),
  );
  assert.deepEqual(wrongLinks(), []);
  assert.ok(!requests.some(({ path }) => /user-list\/(null|undefined)|get-all-project/.test(path)));
  fireEvent.click(screen.getByRole('button', { name: /^Reject/ }));
  await shows(/Reject .* from Deleted user\?/);
});
