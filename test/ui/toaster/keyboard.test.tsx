import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fireEvent, screen } from '@testing-library/react';
import { dismissed, show, view } from './show.tsx';

const press = (code: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, ...init });

test('the keyboard reaches the newest toast with Alt+T by key code, and Escape gives the focus back', () => {
  const { calls, update } = show([]);
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  press('KeyT', { key: '†', altKey: true });
  assert.equal(document.activeElement, input);
  update([view('b'), view('a')]);
  press('KeyT', { key: '†', altKey: true, ctrlKey: true });
  assert.equal(document.activeElement, input);
  press('KeyT', { key: '†', altKey: true });
  assert.equal(document.activeElement, screen.getAllByRole('listitem')[0]);
  const outer = mock.fn();
  window.addEventListener('keydown', outer);
  press('Escape', { key: 'Escape' });
  window.removeEventListener('keydown', outer);
  assert.equal(outer.mock.callCount(), 0);
  assert.deepEqual(dismissed(calls), ['b']);
  update([view('b', { isLeaving: true }), view('a')]);
  assert.equal(document.activeElement, input);
  input.remove();
});

test('the keyboard passes over a toast on its way out', () => {
  show([view('b', { isLeaving: true }), view('a')]);
  press('KeyT', { altKey: true });
  assert.match(document.activeElement?.textContent ?? '', /Text a/);
});

test('the keyboard keeps the focus in a toast whose content had it and went with an update', () => {
  const { update } = show([view('a', { content: <button type="button">Retry</button> })]);
  screen.getByRole('button', { name: 'Retry' }).focus();
  update([view('a', { content: 'Sending' })]);
  assert.equal(document.activeElement, screen.getByRole('listitem'));
});

test('the keyboard goes on to the next toast when the one that has the focus is removed or evicted, then back', () => {
  const { update } = show([]);
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  update([view('b'), view('a')]);
  press('KeyT', { altKey: true });
  screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus();
  update([view('a')]);
  assert.equal(document.activeElement, screen.getByRole('listitem'));
  update([]);
  assert.equal(document.activeElement, input);
  input.remove();
});

test('the keyboard goes to the main part of the page where the place that it came from has gone', () => {
  const { update } = show([]);
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  update([view('a')]);
  press('KeyT', { altKey: true });
  update([view('a', { isLeaving: true })]);
  assert.equal(document.activeElement, main);
  main.remove();
});

test('the keyboard goes back with a second Alt+T', () => {
  const { update } = show([]);
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  update([view('a')]);
  press('KeyT', { altKey: true });
  assert.equal(document.activeElement, screen.getByRole('listitem'));
  press('KeyT', { altKey: true });
  assert.equal(document.activeElement, input);
  input.remove();
});
