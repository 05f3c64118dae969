// What is under way when a person leaves: the question is true, and its end is told to nobody else.
import '../../support/dom.ts';
import '../../support/xhr.ts';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { Investment } from '../../../src/contract/investments.ts';
import { click, openConsole, words } from '../console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const DECIDE = '/admin/approve-reject-investment';

/** A gate that a request waits at. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const sentences = (pattern: RegExp) => waitFor(() => assert.match(words(), pattern));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('a bulk action asks until it has ended, not while the list is read anew', async () => {
  const reading = gate();
  let isDone = false;
  await openConsole('/users', ({ path }) => {
    if (path.includes('change-user-status')) isDone = true;
    return isDone && path.includes('user-list') ? reading.opened : undefined;
  });
  await click('Select this whole page');
  await click(/^Deactivate \d+ users/);
  await click('Deactivate');
  await sentences(/users were deactivated\./);
  await click('Categories');
  await waitFor(() => assert.equal(location.pathname, '/admin/categories'));
  assert.doesNotMatch(words(), /Leave this page/);
  reading.open();
});

test('who has signed out during a bulk action is told nothing of it, and nothing more is asked with their token', async () => {
  const writing = gate();
  const { asked } = await openConsole('/users', ({ path }) =>
    path.includes('change-user-status') ? writing.opened : undefined,
  );
  await click('Select this whole page');
  await click(/^Deactivate \d+ users/);
  await click('Deactivate');
  await waitFor(() => assert.ok(asked.some(({ path }) => path.includes('change-user-status'))));
  await click('Sign out');
  await sentences(/Leaving stops it/);
  await click('Leave');
  await waitFor(() => assert.equal(location.pathname, '/sign-in'));
  const count = asked.length;
  writing.open();
  await settle();
  assert.doesNotMatch(words(), /deactivated/);
  assert.equal(sessionStorage.getItem('notices'), null);
  assert.deepEqual(asked.slice(count), []);
});

test('a decision on its way: leaving does not take it back, and its refusal is told wherever one is', async () => {
  const writing = gate();
  let isHeld = true;
  const { asked, ask } = await openConsole('/investments/review', ({ path }) =>
    isHeld && path === DECIDE ? writing.opened : undefined,
  );
  const pending = (await ask('GET', '/admin/get-all-investments')).filter(
    ({ status }: Investment) => status === 'pending',
  );
  const [first] = pending.sort((a: Investment, b: Investment) => Date.parse(a.created_at) - Date.parse(b.created_at));
  await click(/^Approve/);
  await sentences(/sent in 5\s+seconds/);
  await click('Categories');
  await sentences(/has not been sent yet: leaving takes it back/);
  await click('Stay');
  // The next decision sends the one before it.
  await click(/^Approve/);
  await click(/^Undo/);
  await waitFor(() => assert.ok(asked.some(({ path }) => path === DECIDE)));
  isHeld = false;
  await ask('POST', DECIDE, { investment_id: first.investment_id, status: 'rejected', reason: 'No.' });
  await click('Categories');
  await sentences(/is on its way to the server: leaving does not take it back/);
  assert.doesNotMatch(words(), /discard|has not been sent/);
  await click('Leave');
  await waitFor(() => assert.equal(location.pathname, '/admin/categories'));
  writing.open();
  await sentences(/investment was not approved\. /);
});
