import '../support/dom.ts';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { toastWords } from '../../src/content/toasts.ts';
import {
  button,
  contents,
  fakeTime,
  heard,
  items,
  notices,
  queueWith,
  region,
  renderQueue,
  run,
  toast,
} from './support.tsx';

fakeTime();
const action = { label: 'Undo', onPress() {} };

test('the toasts’ live regions are prerendered empty, and hydrate without a mismatch', async () => {
  const html = renderToString(queueWith());
  assert.equal(html.match(/<div aria-live="\w+"><\/div>/g)?.length, 2);
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(html));
  const onRecoverableError = mock.fn();
  const before = host.querySelector('[aria-live=polite]');
  await act(async () => void hydrateRoot(host, queueWith(), { onRecoverableError }));
  assert.equal(onRecoverableError.mock.callCount(), 0);
  assert.equal(host.querySelector('[aria-live=polite]'), before);
});

test('error toasts are announced assertively, and other toasts politely', () => {
  renderQueue();
  run(() => {
    toast.error('Not saved', { action: { ...action, label: 'Retry' } });
    toast.success(<b>Saved {2}</b>);
    toast(0);
    toast(null);
    toast.loading('');
  });
  assert.deepEqual(heard('assertive'), ['Error: Not saved Retry']);
  assert.deepEqual(heard('polite'), ['Success: Saved 2', '0', '', 'Loading:']);
});

test('live regions get a new line for each toast, even for repeated text, and move no line', () => {
  renderQueue();
  run(() => toast.loading('Saving', { id: 'a' }));
  const lines = () => [...(region('polite')?.children ?? [])];
  const [saving] = lines();
  run(() => toast('Other', { id: 'b' }));
  assert.equal(lines()[0], saving);
  const [, other] = lines();
  run(() => toast('Other', { id: 'b' }));
  assert.notEqual(lines()[1], other);
  run(() => toast.error('Failed', { id: 'a' }));
  assert.deepEqual([heard('polite'), heard('assertive')], [['Other'], ['Error: Failed']]);
});

test('a toast whose content throws shows a message; other toasts and the page stay', () => {
  const logged = mock.method(console, 'error', () => {});
  const Broken = () => {
    throw new Error('no such plan');
  };
  renderQueue();
  run(() => {
    toast('Whole');
    toast.error(<Broken />, { id: 'a' });
  });
  assert.deepEqual(contents(), [toastWords.failed, 'Whole']);
  assert.equal(screen.getAllByRole('button', { name: 'Dismiss' }).length, 2);
  run(() => toast.error('Fixed', { id: 'a' }));
  assert.deepEqual(contents(), ['Fixed', 'Whole']);
  logged.mock.restore();
});

test('a toast closes before its action runs, so that a toast that the action shows with the same id stays', () => {
  renderQueue();
  const onPress = () => toast('Sending', { id: 'a' });
  run(() => toast.error('Not sent', { id: 'a', action: { label: 'Retry', onPress } }));
  run(() => fireEvent.click(button('Retry')));
  assert.deepEqual(contents(), ['Sending']);
});

test('a toast with an action closes on click unless it is loading or the target is interactive', () => {
  renderQueue();
  run(() => {
    toast('Dark', { id: 'dark' });
    toast.loading('Loading', { id: 'loading', action });
    // biome-ignore lint/a11y: the content of a toast may have a role without its element
    toast([<a key="a" href="#plan" />, <i key="i" role="button" title="Plan" />], { id: 'light', action });
  });
  for (const control of [screen.getByRole('link'), screen.getByTitle('Plan')]) run(() => fireEvent.click(control));
  for (const item of items().slice(1)) run(() => fireEvent.click(item));
  assert.equal(items().length, 3);
  run(() => fireEvent.click(items()[0] ?? assert.fail()));
  assert.deepEqual(contents(), ['Loading', 'Dark']);
});

test('each toast has a close button; from five toasts on, another button dismisses all', () => {
  renderQueue();
  const all = () => screen.queryByRole('button', { name: 'Dismiss all' });
  run(() => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) toast(id, { id });
  });
  run(() => fireEvent.click(button('Dismiss')));
  assert.deepEqual([contents(), all()], [['d', 'c', 'b', 'a'], null]);
  run(() => toast('e', { id: 'e' }));
  run(() => fireEvent.click(all() ?? assert.fail()));
  assert.deepEqual(contents(), []);
});

test('an evicted error toast becomes a notification, and no other toast does', () => {
  for (const list of [undefined, null]) {
    const { unmount } = renderQueue(list);
    run(() => {
      toast.error(<b>Not {1} sent</b>);
      toast.error('Withdrawn', { id: 'w' });
      toast.dismiss('w');
      toast.success('Saved');
      for (let count = 0; count < 20; count += 1) toast(`Newer ${count}`);
    });
    assert.deepEqual(notices, ['Not 1 sent']);
    unmount();
  }
});
