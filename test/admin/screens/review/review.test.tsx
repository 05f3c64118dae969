import '../../../support/dom.ts';
import '../../../support/xhr.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { pathTo } from '../../../../src/admin/paths.ts';
import type { Investment } from '../../../../src/contract/investments.ts';
import { formatMoney } from '../../../../src/lib/format.ts';
import { click, goTo, openConsole, type SentRequest, words } from '../../console.tsx';

const DECIDE = '/admin/approve-reject-investment';
const isDecision = ({ path }: SentRequest) => path === DECIDE;
const says = (pattern: RegExp) => waitFor(() => assert.match(words(), pattern));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const amountOf = ({ amount, currency }: Investment) => formatMoney(amount, currency).replace(/\.00$/, '');
/** Returns the text of the displayed investment's heading if the heading has the focus. */
const focused = () => (document.activeElement?.tagName === 'H2' ? document.activeElement.textContent : undefined);
const isAt = (investment: Investment) =>
  waitFor(() => assert.equal(focused(), `${amountOf(investment)} from ${investment.user_name}`));
const buttonOf = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('article button')].find((each) => name.test(each.textContent)) ??
  assert.fail(`There is no ${name}.`);
/** Waits until the investment's checks have loaded and it can be approved. */
const isReady = () => waitFor(() => assert.equal(buttonOf(/^Approve/).getAttribute('aria-disabled'), 'false'));

/** Opens the console at a path computed from the investments. `pending` starts with the oldest. */
async function open(pathOf: (all: readonly Investment[]) => string, overrides: Parameters<typeof openConsole>[1] = {}) {
  let all: readonly Investment[] = [];
  const console = await openConsole(async (call) => {
    all = await call('GET', '/admin/get-all-investments');
    return pathOf(all);
  }, overrides);
  const pending = all
    .filter(({ status }) => status === 'pending')
    .sort((some, other) => Date.parse(some.created_at) - Date.parse(other.created_at));
  return { ...console, all, pending };
}

const queue = () => pathTo('review');
const caseOf = (isIt: (investment: Investment) => boolean) => (all: readonly Investment[]) =>
  pathTo('review', { at: String(all.find(isIt)?.investment_id) });
const first = (pending: readonly Investment[], index = 0) => pending[index] ?? assert.fail();

test('letter keys decide, undo and move between cases in Review; a success shows no toast', async () => {
  localStorage.setItem('review-hold', '"60"');
  const { requests, pending } = await open(queue);
  const approve = async (index: number) => {
    await isAt(first(pending, index));
    await isReady();
    press('a');
    await isAt(first(pending, index + 1));
  };
  await approve(0);
  press('k');
  await isAt(first(pending));
  press('j');
  await isAt(first(pending, 1));
  // Screen readers announce a text only if its live region existed before.
  const regions = [...document.querySelectorAll('[role="status"]')];
  press('u');
  await isAt(first(pending));
  await waitFor(() => assert.ok(regions.some((each) => each.isConnected && each.textContent?.startsWith('Undone.'))));
  await approve(0);
  // Focusing Undo pauses the countdown. The pause must end although a removed button fires no blur event.
  const undo = buttonOf(/^Undo/);
  undo.focus();
  fireEvent.click(undo);
  await approve(0);
  await says(/Undo 5\d s/);
  assert.equal(requests.some(isDecision), false);
  const reads = () => requests.filter(({ path }) => path.endsWith('get-all-investments')).length;
  const before = reads();
  // Making the next decision sends the previous one. The list is refetched after the response.
  await approve(1);
  await waitFor(() => assert.equal(requests.filter(isDecision).length, 1));
  await waitFor(() => assert.ok(reads() > before));
  assert.equal(document.querySelectorAll('section[popover] li').length, 0);
  assert.doesNotMatch(words(), /was approved/);
});

test('Review prefetches the next case’s investor, and refetches it if the case opens minutes later', async (t) => {
  const now = Date.now;
  let laterMs = 0;
  t.mock.method(Date, 'now', () => now.call(Date) + laterMs);
  const { requests, pending } = await open(queue);
  await isAt(first(pending));
  await isReady();
  const reads = (index: number) =>
    requests.filter(({ path }) => path === `/admin/user-list/${first(pending, index).user_id}`).length;
  await waitFor(() => assert.equal(reads(1), 1));
  press('j');
  await isAt(first(pending, 1));
  await isReady();
  await waitFor(() => assert.equal(reads(2), 1));
  assert.equal(reads(1), 1);
  laterMs = 120_000;
  press('j');
  await isAt(first(pending, 2));
  await isReady();
  assert.equal(reads(2), 2);
});

test('a double click or a held key decides only one case', async () => {
  const { pending } = await open(queue);
  for (const index of [0, 1]) {
    await isAt(first(pending, index));
    await isReady();
    await click(/^Approve/);
  }
  // The next case is shown now. A second click or a repeated key must not decide it.
  await isAt(first(pending, 2));
  await isReady();
  fireEvent.click(buttonOf(/^Approve/), { detail: 2 });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a', repeat: true });
  press('j');
  await isAt(first(pending, 3));
});

test('Review’s letter keys do nothing if the focus is outside the case or they are turned off', async () => {
  const { pending } = await open(queue);
  await isAt(first(pending));
  await isReady();
  const { search } = location;
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.querySelector('main h1') ?? document.body, { key: 'a' });
  assert.equal(location.search, search);
  goTo('/categories');
  localStorage.setItem('review-letters', 'false');
  goTo(queue());
  await isAt(first(pending));
  await isReady();
  const before = location.search;
  for (const key of ['a', 'j', 'r']) press(key);
  assert.equal(location.search, before);
  assert.doesNotMatch(words(), /Another reason/);
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
  await isAt(investment);
  await isReady();
  await says(/No receipt.*Approve anyway/);
  press('r');
  const checked = () => document.querySelector<HTMLInputElement>('input[type="radio"]:checked');
  await waitFor(() => assert.equal(document.activeElement, checked()));
  assert.match(document.querySelector('legend')?.textContent ?? '', new RegExp(investment.user_name));
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
  await isAt(first(pending));
  await isReady();
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
