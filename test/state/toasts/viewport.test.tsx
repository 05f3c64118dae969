import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { StoreProvider } from '../../../src/state/store.tsx';
import { useToast } from '../../../src/state/toasts/use-toast.ts';
import {
  contents,
  fakeTime,
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

describe('the queue and its viewport', () => {
  it('starts the time of a toast pushed before the viewport was there', () => {
    const { rerender } = renderQueue(<EarlyPusher />);
    assert.deepEqual(contents(), ['Early']);
    pass(60_000);
    assert.deepEqual(contents(), ['Early']);
    rerender(queueWith(<Viewport />));
    pass(3999);
    assert.deepEqual(contents(), ['Early']);
    pass(1);
    assert.deepEqual(contents(), []);
  });

  it('stops the time while the viewport is gone', () => {
    const { rerender } = renderQueue();
    run(() => toast('Kept'));
    pass(3000);
    rerender(queueWith(null));
    pass(60_000);
    rerender(queueWith(<Viewport />));
    pass(999);
    assert.deepEqual(contents(), ['Kept']);
    pass(1);
    assert.deepEqual(contents(), []);
  });

  it('works in StrictMode, with one toast a push', () => {
    render(<StrictMode>{queueWith(<Viewport />)}</StrictMode>);
    run(() => toast('Once'));
    assert.deepEqual(contents(), ['Once']);
    pass(4000);
    assert.deepEqual(contents(), []);
    pass(1000);
    assert.equal(shown.length, 0);
  });

  it('shows what a caller pushes after it has gone', () => {
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

  it('renders on the server', () => {
    assert.equal(renderToString(queueWith(<Viewport />)), '');
  });

  it('renders a component that only pushes once while 1,000 toasts pass', () => {
    renderQueue();
    const first = toast;
    for (let count = 0; count < 1000; count += 1) run(() => toast.success(`Toast ${count}`));
    pass(3000);
    assert.equal(pusherRenders, 1);
    assert.equal(toast, first);
  });
});
