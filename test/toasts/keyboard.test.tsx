import '../support/dom.ts';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fireEvent, screen } from '@testing-library/react';
import { button, contents, fakeTime, items, renderQueue, run, toast } from './support.tsx';

fakeTime();

const press = (code: string, init: KeyboardEventInit = {}) =>
  run(() => fireEvent.keyDown(document.activeElement ?? document.body, { code, ...init }));
const reach = () => press('KeyT', { key: '†', altKey: true });
/** Renders the toaster next to a page whose field has the focus. */
function renderPage() {
  renderQueue();
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"><input /></main>');
  const [page, field] = ['main', 'input'].map((name) => document.querySelector<HTMLElement>(name) ?? assert.fail());
  run(() => field?.focus());
  return { page, field };
}

test('Alt+T moves the focus to the newest toast and back, and Escape dismisses that toast', () => {
  const { field } = renderPage();
  reach();
  assert.equal(document.activeElement, field);
  run(() => {
    for (const id of ['a', 'b', 'c']) toast(id, { id });
    toast.dismiss('c');
  });
  press('KeyT', { key: '†', altKey: true, ctrlKey: true });
  assert.equal(document.activeElement, field);
  for (const focused of [items()[0], field, items()[0]]) {
    reach();
    assert.equal(document.activeElement, focused);
  }
  const outer = mock.fn();
  window.addEventListener('keydown', outer);
  press('Escape', { key: 'Escape' });
  window.removeEventListener('keydown', outer);
  assert.equal(outer.mock.callCount(), 0);
  assert.deepEqual(contents(), ['a']);
  assert.equal(document.activeElement, field);
});

test('the focus stays in a toast if an update removes the focused element', () => {
  renderPage();
  run(() => toast(<button type="button">Plan</button>, { id: 'a' }));
  run(() => screen.getByRole('button', { name: 'Plan' }).focus());
  run(() => toast('Sending', { id: 'a' }));
  assert.equal(document.activeElement, items()[0]);
});

for (const way of ['dismissed', 'evicted'])
  test(`if the focused toast is ${way}, the focus moves to the newest one, then back`, () => {
    const { field } = renderPage();
    run(() => toast('Older', { id: 'older' }));
    run(() => toast.loading('Work'));
    reach();
    run(() => button('Dismiss', 1).focus());
    run(() => {
      if (way === 'dismissed') toast.dismiss('older');
      else for (let count = 0; count < 19; count += 1) toast(`Newer ${count}`);
    });
    assert.ok(!contents().includes('Older'));
    assert.equal(document.activeElement, items()[0]);
    run(() => toast.dismiss());
    assert.equal(document.activeElement, field);
  });

test('the focus moves from a toast to the main part if the previously focused element no longer exists', () => {
  const { page, field } = renderPage();
  run(() => toast('a'));
  reach();
  field?.remove();
  run(() => toast.dismiss());
  assert.equal(document.activeElement, page);
});
