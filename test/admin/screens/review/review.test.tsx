import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { pathTo } from '../../../../src/admin/paths.ts';
import type { Investment } from '../../../../src/contract/investments.ts';
import { click, goTo, type SentRequest, words } from '../../console.tsx';
import { caseOf, DECIDE, first, isAt, isDecision, isOpen, isReady, open, press, queue, says } from './support.ts';

test('Review prefetches the next case’s investor, and refetches it if the case opens minutes later', async (t) => {
  const now = Date.now;
  let laterMs = 0;
  t.mock.method(Date, 'now', () => now.call(Date) + laterMs);
  const { requests, pending } = await open(queue);
  await isOpen(first(pending));
  const reads = (index: number) =>
    requests.filter(({ path }) => path === `/admin/user-list/${first(pending, index).user_id}`).length;
  await waitFor(() => assert.equal(reads(1), 1));
  press('j');
  await isOpen(first(pending, 1));
  await waitFor(() => assert.equal(reads(2), 1));
  assert.equal(reads(1), 1);
  laterMs = 120_000;
  press('j');
  await isOpen(first(pending, 2));
  assert.equal(reads(2), 2);
});

test('leaving Review or signing out sends the pending decision without asking', async () => {
  for (const [link, path] of [
    ['Categories', '/admin/categories'],
    ['Sign out', '/sign-in'],
  ] as const) {
    const { call, requests, pending } = await open(queue);
    await isReady();
    await click(/^Approve/);
    await says(/Undo/);
    await click(link);
    await waitFor(() => assert.equal(location.pathname, path));
    assert.doesNotMatch(words(), /Leave this page/);
    await waitFor(() => assert.match(requests.find(isDecision)?.token ?? '', /^Bearer ./));
    cleanup();
    if (link === 'Sign out') continue;
    await waitFor(async () => {
      const all: Investment[] = await call('GET', '/admin/get-all-investments');
      assert.equal(all.find(({ investment_id }) => investment_id === first(pending).investment_id)?.status, 'approved');
    });
  }
});

test('the URL of a rejected investment shows its reason, and that of an unknown one no other investment', async () => {
  const { all } = await open(caseOf(({ status }) => status === 'rejected'));
  const closed = all.find(({ status }) => status === 'rejected') ?? assert.fail();
  await isAt(closed);
  await says(new RegExp(closed.reason ?? 'none'));
  assert.equal(document.querySelectorAll('article button').length, 0);
  press('a');
  assert.doesNotMatch(words(), /Undo\b/);
  goTo(pathTo('review', { at: '999999' }));
  await says(/Investment not found/);
  assert.equal(document.querySelector('article'), null);
});

test('a case with a warning offers “Approve anyway”, and its rejection suggests a matching reason', async () => {
  const { call, requests, all } = await open(caseOf(({ status, receipt_url }) => status === 'pending' && !receipt_url));
  const investment = all.find(({ status, receipt_url }) => status === 'pending' && !receipt_url) ?? assert.fail();
  await isOpen(investment);
  await says(/No receipt.*Approve anyway/);
  press('r');
  const checked = () => document.querySelector<HTMLInputElement>('input[type="radio"]:checked');
  await waitFor(() => assert.equal(document.activeElement, checked()));
  assert.match(document.querySelector('legend')?.textContent ?? '', new RegExp(String(investment.user_name)));
  assert.doesNotMatch(checked()?.value ?? '', /payment/);
  // The last choice, another reason, requires a text.
  fireEvent.click([...document.querySelectorAll('input[type="radio"]')].at(-1) as Element);
  assert.equal(document.activeElement?.getAttribute('type') ?? 'text', 'text');
  await click('Reject');
  await says(/Enter a reason\./);
  fireEvent.change(document.activeElement ?? document.body, { target: { value: 'Paid from another account.' } });
  await click('Reject');
  await says(/Rejected .*Undo/);
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => assert.equal(requests.filter(isDecision).length, 1));
  await waitFor(async () => {
    const now: Investment[] = await call('GET', '/admin/get-all-investments');
    const row = now.find(({ investment_id }) => investment_id === investment.investment_id);
    assert.deepEqual([row?.status, row?.reason], ['rejected', 'Paid from another account.']);
  });
});

for (const [status, isCarriedOut, outcome] of [
  [502, true, /is approved\. .* saved\./],
  [502, false, /still pending: approve it again\./],
  [401, false, /Couldn't approve.*Sign in again to continue/],
] as const) {
  test(`after a ${status}, Review reports that the decision ${isCarriedOut ? 'was' : 'wasn’t'} saved`, async () => {
    const { pending } = await open(queue, {
      pathOf: (path) => (path.includes(DECIDE) && !isCarriedOut ? '/api/nowhere' : path),
      respond: (one) => (isDecision(one) ? [status, ''] : undefined),
    });
    await isReady();
    await click(/^Approve/);
    dispatchEvent(new Event('pagehide'));
    await says(outcome);
    await click('Open the investment');
    await waitFor(() => assert.match(location.search, new RegExp(`at=${first(pending).investment_id}`)));
    await waitFor(() => assert.equal(document.querySelectorAll('article button').length > 0, !isCarriedOut));
  });
}

test('the next visit says that a decision wasn’t confirmed, until the case is decided', async () => {
  const hold = (one: SentRequest) => (isDecision(one) ? new Promise(() => undefined) : undefined);
  const { pending } = await open(queue, { before: hold });
  const [closed, undone] = [first(pending), first(pending, 1)];
  for (const investment of [closed, undone]) {
    await isOpen(investment);
    press('a');
  }
  await isAt(first(pending, 2));
  press('u');
  await isAt(undone);
  cleanup();
  // The same document: the response may still arrive.
  await open(queue);
  await isAt(closed);
  assert.doesNotMatch(words(), /page closed/);
  cleanup();
  const stored = localStorage.getItem('review-unconfirmed') ?? '';
  localStorage.setItem('review-unconfirmed', stored.replace(/"page":[\d.]+/, '"page":1'));
  await open(queue);
  await says(
    /Couldn't approve [^.]+\. The page closed before the server confirmed it\. It's still pending: approve it again\./,
  );
  const link = [...document.querySelectorAll('[role="alert"] a')].map((each) => each.getAttribute('href'));
  assert.deepEqual(link, [`/admin/investments/review?at=${closed.investment_id}`]);
  await isReady();
  press('a');
  await waitFor(() => assert.doesNotMatch(words(), /page closed/));
  cleanup();
  await waitFor(() => assert.equal(localStorage.getItem('review-unconfirmed'), '{}'));
});

test('a decision that fails after the admin leaves Review is reported with a link to its case', async () => {
  const { pending } = await open(queue, {
    pathOf: (path) => (path.includes(DECIDE) ? '/api/nowhere' : path),
    respond: (one) => (isDecision(one) ? [503, ''] : undefined),
  });
  await isReady();
  await click(/^Approve/);
  await says(/Undo/);
  await click('Categories');
  await says(/Couldn't approve/);
  await waitFor(() => {
    const link = document.querySelector(`section[popover] a[href$="at=${first(pending).investment_id}"]`);
    assert.match(link?.textContent ?? '', /Couldn't approve/);
  });
});

test('a case that another admin decided stays on screen, but can’t be decided again', async () => {
  const { call, pending } = await open(queue);
  await isOpen(first(pending));
  press('r');
  await says(/Another reason/);
  await call('POST', DECIDE, { investment_id: first(pending).investment_id, status: 'approved' });
  act(() => void dispatchEvent(new Event('focus')));
  await says(/Already decided/);
  assert.doesNotMatch(words(), /Another reason|Raised if approved/);
  await isAt(first(pending));
  press('a');
  assert.doesNotMatch(words(), /Undo\b/);
  press('j');
  await isAt(first(pending, 1));
});
