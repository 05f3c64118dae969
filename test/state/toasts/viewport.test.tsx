import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { StoreProvider } from '../../../src/state/store.tsx';
import { useToast } from '../../../src/state/toasts/use-toast.ts';
import {
  contents,
  everInView,
  fakeTime,
  inView,
  notices,
  pass,
  pusherRenders,
  queueWith,
  Reader,
  renderQueue,
  run,
  shown,
  toast,
  Viewport,
} from './support.tsx';

fakeTime();

function EarlyPusher() {
  const push = useToast();
  useEffect(() => {
    push('Early', { id: 'early' });
  }, [push]);
  return null;
}

test('the queue shows what was pushed before the viewport was there for the rest of its time', () => {
  const { rerender } = renderQueue(<EarlyPusher />);
  pass(3000);
  rerender(queueWith(<Viewport />));
  pass(0);
  assert.deepEqual(inView, ['Early']);
  pass(999);
  assert.deepEqual(inView, ['Early']);
  pass(1);
  assert.deepEqual(contents(), []);
});

test('the queue does not show what is older than its own duration, however late the viewport comes', () => {
  const { rerender } = renderQueue(<EarlyPusher />);
  pass(60_000);
  rerender(queueWith(<Viewport />));
  pass(0);
  run(() => toast('Now'));
  assert.deepEqual(contents(), ['Now']);
  assert.deepEqual(everInView, ['Now']);
});

test('the queue makes a notice of an error that nobody could see, or that was evicted, and of no other toast', () => {
  const { rerender } = renderQueue(null);
  run(() => {
    toast.error('Not saved');
    toast.error(<b>Not {1} sent</b>);
    toast.success('Saved');
  });
  pass(60_000);
  rerender(queueWith(<Viewport />));
  pass(0);
  assert.deepEqual(notices(), ['Not 1 sent', 'Not saved']);
  run(() => {
    toast.error('Evicted');
    toast.error('Withdrawn', { id: 'w' });
    toast.dismiss('w');
    for (let count = 0; count < 20; count += 1) toast(`Newer ${count}`);
  });
  assert.deepEqual(notices(), ['Evicted', 'Not 1 sent', 'Not saved']);
  pass(4000);
  run(() => toast.error('Read in time'));
  pass(4000);
  assert.equal(notices().length, 3);
});

test('the queue works in StrictMode, with one toast a push', () => {
  render(<StrictMode>{queueWith(<Viewport />)}</StrictMode>);
  run(() => toast('Once'));
  assert.deepEqual(contents(), ['Once']);
  pass(4000);
  assert.deepEqual(contents(), []);
  pass(1000);
  assert.equal(shown.length, 0);
});

test('the queue shows what a caller pushes after it has gone', () => {
  const { rerender } = renderQueue();
  const kept = toast;
  rerender(
    <StoreProvider>
      <Reader />
      <Viewport />
    </StoreProvider>,
  );
  run(() => kept('Left behind'));
  assert.deepEqual(contents(), ['Left behind']);
});

test('the queue renders on the server', () => {
  assert.equal(renderToString(queueWith(<Viewport />)), '');
});

test('the queue renders a component that only pushes once while 1,000 toasts pass', () => {
  renderQueue();
  const first = toast;
  for (let count = 0; count < 1000; count += 1) run(() => toast.success(`Toast ${count}`));
  pass(3000);
  assert.equal(pusherRenders, 1);
  assert.equal(toast, first);
});
