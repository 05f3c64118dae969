import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextToastDeadline, type ToastAction } from '../../../src/state/toasts/toasts.ts';
import { ids, leaving, numbered, push, run, running, start } from './actions.ts';

describe('time', () => {
  it('dismisses what is due, and removes it 1000 ms later', () => {
    const pushed = run([push('a', 'success'), push('b')], running);
    assert.equal(nextToastDeadline(pushed), start + 2000);
    const early = run([{ type: 'toast/timePassed', now: start + 1999 }], pushed);
    assert.equal(early, pushed);
    const due = run([{ type: 'toast/timePassed', now: start + 2000 }], pushed);
    assert.deepEqual(leaving(due), ['a']);
    assert.equal(nextToastDeadline(due), start + 3000);
    assert.deepEqual(ids(run([{ type: 'toast/timePassed', now: start + 2999 }], due)), ['b', 'a']);
    assert.deepEqual(ids(run([{ type: 'toast/timePassed', now: start + 3000 }], due)), ['b']);
  });

  it('keeps a loading toast for ever', () => {
    const pushed = run([push('a', 'loading')], running);
    assert.equal(run([{ type: 'toast/timePassed', now: start + 86_400_000 }], pushed), pushed);
  });

  it('counts only what is not paused, to the millisecond, over three pauses', () => {
    const paused = (now: number, reason = 'hover'): ToastAction => ({ type: 'toast/paused', now: start + now, reason });
    const resumed = (now: number, reason = 'hover'): ToastAction => ({
      type: 'toast/resumed',
      now: start + now,
      reason,
    });
    const state = run(
      [push('a'), paused(1000), resumed(61_000), paused(61_500), resumed(61_507), paused(62_000), resumed(99_000)],
      running,
    );
    assert.equal(nextToastDeadline(state), start + 4000 + 60_000 + 7 + 37_000);
    assert.equal(nextToastDeadline(run([paused(99_500)], state)), Infinity);
  });

  it('stands until the last reason is resumed', () => {
    const state = run(
      [
        push('a'),
        { type: 'toast/paused', now: start + 1000, reason: 'hover' },
        { type: 'toast/paused', now: start + 1500, reason: 'hidden' },
        { type: 'toast/resumed', now: start + 2000, reason: 'hover' },
      ],
      running,
    );
    assert.equal(nextToastDeadline(state), Infinity);
    const resumed = run([{ type: 'toast/resumed', now: start + 5000, reason: 'hidden' }], state);
    assert.equal(nextToastDeadline(resumed), start + 8000);
  });

  it('gives a toast pushed during a pause its whole time after it', () => {
    const state = run(
      [
        { type: 'toast/paused', now: start, reason: 'hidden' },
        push('a', 'blank', {}, start + 700),
        { type: 'toast/resumed', now: start + 9000, reason: 'hidden' },
      ],
      running,
    );
    assert.equal(nextToastDeadline(state), start + 13_000);
  });

  it('runs before anybody can see the queue, so that what is old is not shown', () => {
    const state = run([push('a'), { type: 'toast/timePassed', now: start + 60_000 }], running);
    assert.deepEqual(leaving(state), ['a']);
  });

  it('still removes a dismissed toast during a pause', () => {
    const state = run(
      [
        push('a'),
        { type: 'toast/paused', now: start, reason: 'hidden' },
        { type: 'toast/dismissed', now: start + 10, id: 'a' },
      ],
      running,
    );
    assert.equal(nextToastDeadline(state), start + 1010);
  });
});

describe('a pause for the sake of a toast', () => {
  const held = run([push('a'), push('b'), { type: 'toast/paused', now: start, reason: 'hover', id: 'a' }], running);

  it('ends when that toast is dismissed, removed or evicted', () => {
    assert.equal(nextToastDeadline(held), Infinity);
    const ends: ToastAction[][] = [
      [{ type: 'toast/dismissed', now: start, id: 'a' }],
      [{ type: 'toast/removed', now: start, id: 'a' }],
      numbered(19),
    ];
    for (const actions of ends) assert.deepEqual(run(actions, held).pauses.size, 0);
  });

  it('ends alone where the id of its toast holds the id of another', () => {
    const state = run(
      [
        push('y'),
        push('x@y'),
        { type: 'toast/paused', now: start, reason: 'focus', id: 'y' },
        { type: 'toast/paused', now: start, reason: 'hover', id: 'x@y' },
      ],
      running,
    );
    const oneGone = run([{ type: 'toast/removed', now: start, id: 'x@y' }], state);
    assert.deepEqual([...oneGone.pauses], [['focus', 'y']]);
    assert.equal(run([{ type: 'toast/removed', now: start, id: 'y' }], oneGone).behindMs, 0);
  });

  it('leaves a deadline at which the toast closes, whatever the fractions of a millisecond', () => {
    let open = 0;
    for (let tenths = 0; tenths < 2000; tenths++) {
      const [pushed, paused, resumed] = [12_027.2, 12_028.5 + tenths / 10, 87_365.5 + tenths / 7];
      const state = run([
        { type: 'toast/resumed', now: 12_000.1, reason: undefined },
        push('a', 'blank', {}, pushed),
        { type: 'toast/paused', now: paused, reason: 'hover' },
        { type: 'toast/resumed', now: resumed, reason: 'hover' },
      ]);
      const due = run([{ type: 'toast/timePassed', now: nextToastDeadline(state) }], state);
      open += Number(leaving(due).length === 0);
    }
    assert.equal(open, 0);
  });

  it('stays when another goes, and never begins for one that is gone', () => {
    assert.deepEqual([...run([{ type: 'toast/dismissed', now: start, id: 'b' }], held).pauses], [['hover', 'a']]);
    const gone = run([{ type: 'toast/dismissed', now: start, id: 'a' }], held);
    assert.equal(run([{ type: 'toast/paused', now: start, reason: 'hover', id: 'a' }], gone), gone);
  });
});
