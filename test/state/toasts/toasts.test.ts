import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  AWAY,
  LIGHT_TOAST_DURATION_MS,
  nextToastDeadline,
  noToasts,
  TOAST_DURATIONS_MS,
  TOAST_LIMIT,
  TOAST_REMOVAL_DELAY_MS,
  type ToastAction,
  type ToastKind,
  type ToastOptions,
  type ToastsState,
  toastsReducer,
} from '../../../src/state/toasts/toasts.ts';

const start = 1_700_000_000_000;

function run(actions: readonly ToastAction[], from: ToastsState = noToasts): ToastsState {
  return actions.reduce(toastsReducer, from);
}
/** A queue whose time runs, as under a mounted viewport that somebody looks at. */
const running = run([
  { type: 'toast/paused', now: start, reason: AWAY },
  { type: 'toast/resumed', now: start, reason: AWAY },
]);

let pushNumber = 0;
function push(id: string, kind: ToastKind = 'blank', options: ToastOptions = {}, now = start): ToastAction {
  return {
    type: 'toast/pushed',
    now,
    id,
    change: { presentation: 'dark', ...options, kind, content: id, pushNumber: ++pushNumber },
  };
}
const ids = (state: ToastsState) => state.items.map((toast) => toast.id);
const leaving = (state: ToastsState) => state.items.filter((toast) => toast.isLeaving).map((toast) => toast.id);
const numbered = (count: number, kind: ToastKind = 'blank') =>
  Array.from({ length: count }, (_, index) => push(`t${index + 1}`, kind));

describe('the durations', () => {
  it('are those of the specification', () => {
    assert.deepEqual(TOAST_DURATIONS_MS, { blank: 4000, error: 4000, success: 2000, loading: Infinity, custom: 4000 });
    assert.equal(LIGHT_TOAST_DURATION_MS, 5000);
    assert.equal(TOAST_REMOVAL_DELAY_MS, 1000);
    assert.equal(TOAST_LIMIT, 20);
  });

  const dueAfter = (kind: ToastKind, options?: ToastOptions) =>
    nextToastDeadline(run([push('a', kind, options)], running)) - start;

  it('of the dark presentation go by kind', () => {
    assert.deepEqual(
      (['blank', 'error', 'success', 'loading', 'custom'] as const).map((kind) => dueAfter(kind)),
      [4000, 4000, 2000, Infinity, 4000],
    );
  });

  it('of the light presentation are the same for every kind but loading', () => {
    assert.deepEqual(
      (['blank', 'error', 'success', 'loading', 'custom'] as const).map((kind) =>
        dueAfter(kind, { presentation: 'light' }),
      ),
      [5000, 5000, 5000, Infinity, 5000],
    );
  });

  it('given by the caller win over both', () => {
    assert.equal(dueAfter('success', { duration: 700 }), 700);
    assert.equal(dueAfter('success', { duration: 700, presentation: 'light' }), 700);
    assert.equal(dueAfter('loading', { duration: 700 }), 700);
  });

  it('that are none count as not given, and Infinity lasts until closed', () => {
    for (const duration of [0, -1, -Infinity, Number.NaN]) assert.equal(dueAfter('success', { duration }), 2000);
    assert.equal(dueAfter('success', { duration: Infinity }), Infinity);
  });
});

describe('the limit', () => {
  it('leaves the 20 newest of 100', () => {
    const state = run(numbered(100), running);
    assert.equal(state.items.length, 20);
    assert.deepEqual([ids(state).at(0), ids(state).at(-1)], ['t100', 't81']);
  });

  it('gives up the oldest that is not loading for the 21st', () => {
    const state = run([push('work', 'loading'), push('old'), ...numbered(19)], running);
    assert.equal(state.items.length, 20);
    assert.ok(ids(state).includes('work'));
    assert.ok(!ids(state).includes('old'));
  });

  it('gives up the oldest when all are loading', () => {
    const state = run([...numbered(20, 'loading'), push('new')], running);
    assert.deepEqual([ids(state).at(0), ids(state).at(-1), state.items.length], ['new', 't2', 20]);
  });

  it('evicts nothing for an update', () => {
    const full = run(numbered(20), running);
    const updated = run([push('t1', 'success')], full);
    assert.deepEqual(ids(updated), ids(full));
    assert.equal(updated.items.at(-1)?.kind, 'success');
  });
});

describe('a push with the id of a toast', () => {
  it('takes its place, and nothing else of it', () => {
    const state = run(
      [
        push('a', 'loading', { presentation: 'light', icon: 'wheel' }),
        push('b'),
        push('a', 'success', {}, start + 300),
      ],
      running,
    );
    assert.deepEqual(ids(state), ['b', 'a']);
    const { kind, presentation, icon, closesAt } = state.items[1] ?? assert.fail();
    assert.deepEqual([kind, presentation, icon, closesAt], ['success', 'dark', undefined, state.clockMs + 2000]);
  });

  it('calls back a toast that is on its way out', () => {
    const state = run(
      [push('a'), { type: 'toast/dismissed', now: start, id: 'a' }, push('a', 'blank', {}, start + 500)],
      running,
    );
    assert.deepEqual(leaving(state), []);
    assert.equal(nextToastDeadline(state), start + 4500);
  });
});

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

describe('toastsReducer', () => {
  it('gives the same object back when nothing changes', () => {
    const state = run([push('a'), { type: 'toast/paused', now: start, reason: 'x' }], running);
    const nothing: ToastAction[] = [
      { type: 'toast/dismissed', now: start, id: 'unknown' },
      { type: 'toast/removed', now: start, id: 'unknown' },
      { type: 'toast/paused', now: start + 5, reason: 'x' },
      { type: 'toast/resumed', now: start + 5, reason: 'y' },
      { type: 'toast/timePassed', now: start + 5 },
    ];
    for (const action of nothing) assert.equal(run([action], state), state);
  });

  it('dismisses or removes every toast without an id', () => {
    const state = run([push('a'), push('b'), { type: 'toast/dismissed', now: start, id: undefined }], running);
    assert.deepEqual(leaving(state), ['b', 'a']);
    assert.deepEqual(ids(run([{ type: 'toast/removed', now: start, id: undefined }], state)), []);
  });
});
