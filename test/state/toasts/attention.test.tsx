import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { attention, contents, fakeTime, pass, renderQueue, run, toast } from './support.tsx';

fakeTime();

describe('attention', () => {
  const fire = (type: string) => run(() => window.dispatchEvent(new window.Event(type)));

  it('stops the time while the window has lost the focus', () => {
    renderQueue();
    run(() => toast('Look'));
    attention.hasFocus = false;
    fire('blur');
    pass(60_000);
    assert.deepEqual(contents(), ['Look']);
    attention.hasFocus = true;
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
