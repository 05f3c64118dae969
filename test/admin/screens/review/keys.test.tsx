import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { click, goTo, words } from '../../console.tsx';
import { buttonOf, caseOf, first, isAt, isDecision, isOpen, open, press, queue, says } from './support.ts';

test('letter keys decide, undo and move between cases in Review; a success shows no toast', async () => {
  localStorage.setItem('review-hold', '"60"');
  const { requests, pending } = await open(queue);
  const approve = async (index: number) => {
    await isOpen(first(pending, index));
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

test('a double click or a held key decides only one case', async () => {
  const { pending } = await open(queue);
  for (const index of [0, 1]) {
    await isOpen(first(pending, index));
    await click(/^Approve/);
  }
  // The next case is shown now. A second click or a repeated key must not decide it.
  await isOpen(first(pending, 2));
  fireEvent.click(buttonOf(/^Approve/), { detail: 2 });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a', repeat: true });
  press('j');
  await isAt(first(pending, 3));
});

test('Review’s letter keys do nothing if the focus is outside the case or they are turned off', async () => {
  const { pending } = await open(queue);
  await isOpen(first(pending));
  const { search } = location;
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.querySelector('main h1') ?? document.body, { key: 'a' });
  assert.equal(location.search, search);
  goTo('/categories');
  localStorage.setItem('review-letters', 'false');
  goTo(queue());
  await isOpen(first(pending));
  const before = location.search;
  for (const key of ['a', 'j', 'r']) press(key);
  assert.equal(location.search, before);
  assert.doesNotMatch(words(), /Another reason/);
});

test('while the reasons to reject are open, only Escape and U act, and Escape also works in a text field', async () => {
  const { pending } = await open(queue);
  await isOpen(first(pending));
  const { search } = location;
  const hasReasons = () => /Another reason/.test(words());
  const openReasons = async () => {
    press('r');
    await waitFor(() => assert.equal(document.activeElement?.getAttribute('type'), 'radio'));
  };
  await openReasons();
  for (const key of ['a', 'j', 'k', 'r']) press(key);
  assert.deepEqual([location.search, hasReasons(), /Undo\b/.test(words())], [search, true, false]);
  fireEvent.click([...document.querySelectorAll('input[type="radio"]')].at(-1) as Element);
  const field = document.activeElement as HTMLInputElement;
  assert.equal(field.name, 'other');
  // An input method's own Escape only ends its composition.
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  assert.equal(hasReasons(), true);
  press('Escape');
  await waitFor(() => assert.match(document.activeElement?.textContent ?? '', /^Reject/));
  assert.equal(hasReasons(), false);
  press('a');
  await isOpen(first(pending, 1));
  await openReasons();
  press('u');
  await isAt(first(pending));
  assert.equal(hasReasons(), false);
});

test('K moves from a case outside the queue to the last pending case, and J to the first', async () => {
  for (const key of ['k', 'j']) {
    const { all, pending } = await open(caseOf(({ status }) => status === 'approved'));
    await isAt(all.find(({ status }) => status === 'approved') ?? assert.fail());
    press(key);
    await isAt(key === 'j' ? first(pending) : (pending.at(-1) ?? assert.fail()));
    cleanup();
  }
});
