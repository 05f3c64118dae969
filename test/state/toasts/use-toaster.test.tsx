import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { contents, fakeTime, pass, renderQueue, run, shown, toast } from './support.tsx';

fakeTime();

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
});
