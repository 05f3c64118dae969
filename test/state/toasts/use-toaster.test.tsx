import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { act, render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { StoreProvider } from '../../../src/state/store.tsx';
import type { ToastCommand } from '../../../src/state/toasts/create-toast.ts';
import type { Toast } from '../../../src/state/toasts/toasts.ts';
import { useToast, useToasts } from '../../../src/state/toasts/use-toast.ts';
import { useToaster } from '../../../src/state/toasts/use-toaster.ts';

let toast: ToastCommand;
let shown: readonly Toast[];
let pusherRenders = 0;
let hasFocus = true;

function Pusher() {
  toast = useToast();
  pusherRenders += 1;
  return null;
}
function Reader() {
  shown = useToasts();
  return null;
}
function Viewport() {
  useToaster();
  return null;
}
function EarlyPusher() {
  const push = useToast();
  useEffect(() => {
    push('Early', { id: 'early' });
  }, [push]);
  return null;
}

const contents = () => shown.filter((item) => !item.isLeaving).map((item) => item.content);
const pass = (ms: number) => act(() => mock.timers.tick(ms));
const run = (work: () => void) => act(work);
const renderQueue = (extra = <Viewport />) =>
  render(
    <StoreProvider>
      <Pusher />
      <Reader />
      {extra}
    </StoreProvider>,
  );

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_700_000_000_000 });
  pusherRenders = 0;
  hasFocus = true;
  mock.method(document, 'hasFocus', () => hasFocus);
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

describe('the queue under a viewport', () => {
  it('closes a toast to the millisecond and removes it 1000 ms later', () => {
    renderQueue();
    run(() => toast.success('Saved'));
    pass(1999);
    assert.deepEqual(contents(), ['Saved']);
    pass(1);
    assert.deepEqual(contents(), []);
    assert.equal(shown.length, 1);
    pass(999);
    assert.equal(shown.length, 1);
    pass(1);
    assert.equal(shown.length, 0);
  });

  it('counts only the time between three pauses', () => {
    renderQueue();
    run(() => toast('Wait'));
    for (const pausedMs of [60_000, 7, 3_600_000]) {
      pass(1000);
      run(() => toast.pause('hover'));
      pass(pausedMs);
      run(() => toast.resume('hover'));
    }
    pass(999);
    assert.deepEqual(contents(), ['Wait']);
    pass(1);
    assert.deepEqual(contents(), []);
  });

  it('still shows a loading toast after 24 hours', () => {
    renderQueue();
    run(() => toast.loading('Importing'));
    pass(86_400_000);
    assert.deepEqual(contents(), ['Importing']);
  });

  it('keeps a toast whose duration no timer can hold', () => {
    renderQueue();
    run(() => toast('Long', { duration: 2 ** 31 }));
    pass(10_000);
    assert.deepEqual(contents(), ['Long']);
  });

  it('goes on when a timer fires before the clock has reached its time', () => {
    renderQueue();
    run(() => toast('Early', { duration: 500 }));
    const early = Date.now() + 499;
    mock.method(Date, 'now', () => early);
    pass(500);
    assert.deepEqual(contents(), []);
  });

  it('has one timer, and none at rest', () => {
    renderQueue();
    const setTimer = mock.method(globalThis, 'setTimeout');
    const clearTimer = mock.method(globalThis, 'clearTimeout');
    const open = () => setTimer.mock.callCount() - clearTimer.mock.callCount();
    run(() => {
      for (let count = 0; count < 100; count += 1) toast(`Toast ${count}`);
    });
    assert.equal(contents().length, 20);
    assert.equal(open(), 1);
    run(() => toast.remove());
    assert.equal(open(), 0);
  });

  it('starts the time of a toast pushed before the viewport was there', () => {
    const { rerender } = renderQueue(<EarlyPusher />);
    assert.deepEqual(contents(), ['Early']);
    pass(60_000);
    assert.deepEqual(contents(), ['Early']);
    rerender(
      <StoreProvider>
        <Pusher />
        <Reader />
        <Viewport />
      </StoreProvider>,
    );
    pass(3999);
    assert.deepEqual(contents(), ['Early']);
    pass(1);
    assert.deepEqual(contents(), []);
  });

  it('stops the time while the viewport is gone', () => {
    const { rerender } = renderQueue();
    const tree = (viewport: React.ReactNode) => (
      <StoreProvider>
        <Pusher />
        <Reader />
        {viewport}
      </StoreProvider>
    );
    run(() => toast('Kept'));
    pass(3000);
    rerender(tree(null));
    pass(60_000);
    rerender(tree(<Viewport />));
    pass(999);
    assert.deepEqual(contents(), ['Kept']);
    pass(1);
    assert.deepEqual(contents(), []);
  });

  it('works in StrictMode, with one toast a push', () => {
    render(
      <StrictMode>
        <StoreProvider>
          <Pusher />
          <Reader />
          <Viewport />
        </StoreProvider>
      </StrictMode>,
    );
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
    assert.equal(
      renderToString(
        <StoreProvider>
          <Pusher />
          <Reader />
          <Viewport />
        </StoreProvider>,
      ),
      '',
    );
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

describe('attention', () => {
  const fire = (type: string) => run(() => window.dispatchEvent(new window.Event(type)));

  it('stops the time while the window has lost the focus', () => {
    renderQueue();
    run(() => toast('Look'));
    hasFocus = false;
    fire('blur');
    pass(60_000);
    assert.deepEqual(contents(), ['Look']);
    hasFocus = true;
    fire('focus');
    pass(4000);
    assert.deepEqual(contents(), []);
  });

  it('takes no notice of a blur that is none', () => {
    renderQueue();
    run(() => toast('Look'));
    fire('blur');
    pass(4000);
    assert.deepEqual(contents(), []);
  });

  it('takes a key or a press as proof of a person', () => {
    hasFocus = false;
    renderQueue();
    run(() => toast('Born unseen'));
    pass(60_000);
    assert.deepEqual(contents(), ['Born unseen']);
    fire('pointerdown');
    pass(4000);
    assert.deepEqual(contents(), []);
  });

  it('stops the time while the tab is hidden', () => {
    let isHidden = false;
    mock.getter(document, 'hidden', () => isHidden);
    renderQueue();
    run(() => toast('Look'));
    isHidden = true;
    fire('visibilitychange');
    pass(60_000);
    assert.deepEqual(contents(), ['Look']);
    isHidden = false;
    fire('visibilitychange');
    pass(3999);
    assert.deepEqual(contents(), ['Look']);
    pass(1);
    assert.deepEqual(contents(), []);
  });

  it('listens only while there are toasts', () => {
    renderQueue();
    const added = mock.method(window, 'addEventListener');
    const removed = mock.method(window, 'removeEventListener');
    mock.method(globalThis, 'addEventListener', added);
    mock.method(globalThis, 'removeEventListener', removed);
    run(() => toast('Look'));
    const listening = added.mock.callCount();
    assert.ok(listening > 0);
    run(() => toast.remove());
    assert.equal(removed.mock.callCount(), listening);
  });
});
