import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { toastWords } from '../../../src/content/toasts.ts';
import { Toaster } from '../../../src/ui/toaster/Toaster.tsx';
import { callbacks, dismissed, show, view } from './show.tsx';

async function prerenderToText(node: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

test('the live regions are prerendered empty, without inline style, and hydrate without a mismatch', async () => {
  const html = await prerenderToText(<Toaster toasts={[]} words={toastWords} {...callbacks()} />);
  assert.match(html, /aria-live="polite"/);
  assert.match(html, /aria-live="assertive"/);
  assert.doesNotMatch(html, /style=/);
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(html));
  const onRecoverableError = mock.fn();
  const before = host.querySelector('[aria-live=polite]');
  await act(async () => {
    hydrateRoot(host, <Toaster toasts={[]} words={toastWords} {...callbacks()} />, { onRecoverableError });
  });
  assert.equal(onRecoverableError.mock.callCount(), 0);
  assert.equal(host.querySelector('[aria-live=polite]'), before);
});

test('the live regions prerender toasts too, should there be any', async () => {
  const html = await prerenderToText(
    <Toaster toasts={[view('a', { presentation: 'light' })]} words={toastWords} {...callbacks()} />,
  );
  assert.match(html, /Text a/);
  assert.doesNotMatch(html, /style=/);
});

test('the live regions say errors assertively and the rest politely, text only', () => {
  const { region } = show([view('a', { kind: 'error' }), view('b', { content: <b>Bold b</b> }), view('c')]);
  assert.equal(region('assertive'), 'Error: Text a');
  assert.equal(region('polite'), 'Bold bText c');
});

test('the live regions announce a toast once, and then its outcome', async () => {
  const { region, update } = show([view('a', { kind: 'loading' })]);
  const politeRegion = document.querySelector('[aria-live=polite]');
  assert.ok(politeRegion);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(politeRegion, { childList: true, subtree: true, characterData: true });
  update([view('b'), view('a', { kind: 'loading' })]);
  await Promise.resolve();
  assert.deepEqual(
    changes.flatMap((change) => [...change.addedNodes]).map((node) => node.textContent),
    ['Text b'],
  );
  observer.disconnect();
  update([view('b'), view('a', { kind: 'error', content: 'Failed' })]);
  assert.equal(region('polite'), 'Text b');
  assert.equal(region('assertive'), 'Error: Failed');
  update([]);
  assert.equal(region('polite'), '');
  assert.equal(region('assertive'), '');
});

test('what is heard is the kind and the words, not the text of an icon, and a zero too', () => {
  const { region } = show([
    view('a', { kind: 'success', icon: <i>check</i>, content: 'Saved' }),
    view('b', { content: 0 }),
    view('c', { content: null }),
    view('d', { kind: 'loading', content: '' }),
  ]);
  assert.equal(region('polite'), 'Success: Saved0Loading: ');
});

test('what is heard is heard again when the same words are said again, and when they change', () => {
  const { update } = show([view('a')]);
  const line = () => document.querySelector('[aria-live=polite]')?.lastChild;
  const first = line();
  update([view('a')]);
  assert.equal(line(), first);
  update([view('a', { pushNumber: 2 })]);
  assert.notEqual(line(), first);
  update([view('a', { pushNumber: 2, content: 'Other words' })]);
  assert.equal(line()?.textContent, 'Other words');
});

test('content that throws is said to be not shown, and leaves the other toasts and the page alone', () => {
  const logged = mock.method(console, 'error', () => {});
  const Broken = () => {
    throw new Error('no such plan');
  };
  const { region, update } = show([view('a', { kind: 'error', content: <Broken /> }), view('b')]);
  assert.equal(region('assertive'), `${toastWords.error}${toastWords.failed}`);
  assert.equal(region('polite'), 'Text b');
  assert.equal(screen.getAllByRole('button', { name: 'Dismiss' }).length, 2);
  update([view('a', { kind: 'error', pushNumber: 2, content: 'Fixed' })]);
  assert.equal(region('assertive'), 'Error: Fixed');
  logged.mock.restore();
});

test('a toast shows a text or an element', () => {
  show([view('a'), view('b', { content: <em>Element</em> })]);
  const list = within(screen.getByRole('list'));
  for (const text of ['Text a', 'Element']) assert.ok(list.getByText(text));
});

test('a toast has a close button', () => {
  const { calls } = show([view('a'), view('b')]);
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  assert.ok(first);
  fireEvent.click(first);
  assert.deepEqual(dismissed(calls), ['a']);
});

test('a toast takes an icon of its own, or none', () => {
  show([view('a', { kind: 'success', icon: <i>own</i> }), view('b', { kind: 'success', icon: null })]);
  const marks = screen.getAllByRole('listitem').map((item) => item.querySelector('[aria-hidden]')?.textContent);
  assert.deepEqual(marks, ['own', undefined]);
});

test('a toast pauses the time for itself while a pointer moves on it, not when it comes under one at rest', () => {
  const { calls } = show([view('a')]);
  const item = screen.getByRole('listitem');
  fireEvent.pointerEnter(item);
  fireEvent.pointerMove(item, { movementX: 0, movementY: 0 });
  assert.equal(calls.pause.mock.callCount(), 0);
  fireEvent.pointerMove(item, { movementX: 1, movementY: 0 });
  assert.deepEqual(calls.pause.mock.calls.at(-1)?.arguments, ['hover', 'a']);
  fireEvent.pointerLeave(item);
  assert.deepEqual(calls.resume.mock.calls.at(-1)?.arguments, ['hover']);
});

test('a toast has one button to dismiss all from five on', () => {
  const toasts = ['a', 'b', 'c', 'd', 'e'].map((id) => view(id));
  const { calls, update } = show(toasts.slice(1));
  const all = () => screen.queryByRole('button', { name: 'Dismiss all' });
  assert.equal(all(), null);
  update([view('f', { isLeaving: true }), ...toasts.slice(1)]);
  assert.equal(all(), null);
  update(toasts);
  const button = all();
  assert.ok(button);
  fireEvent.click(button);
  assert.deepEqual(dismissed(calls), [undefined]);
});

test('a toast cannot be clicked away while it is loading', () => {
  const { calls } = show([view('a', { kind: 'loading', presentation: 'light' })]);
  fireEvent.click(screen.getByRole('listitem'));
  assert.deepEqual(dismissed(calls), []);
});

test('a toast is out of reach on its way out', () => {
  const { update } = show([view('a')]);
  update([view('a', { isLeaving: true })]);
  assert.ok(document.querySelector('li')?.hasAttribute('inert'));
});

test('a toast closes on click in the light presentation only, and not on what is interactive', () => {
  const content = (
    <>
      Copied. <a href="#plan">See the plan</a>
    </>
  );
  const { calls } = show([view('a', { presentation: 'light', content }), view('b', { content: 'Dark' })]);
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(within(screen.getByRole('list')).getByText('Dark'));
  assert.deepEqual(dismissed(calls), []);
  const [light] = screen.getAllByRole('listitem');
  assert.ok(light);
  fireEvent.click(light);
  assert.deepEqual(dismissed(calls), ['a']);
});
