import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  LIGHT_TOAST_DURATION_MS,
  nextToastDeadline,
  TOAST_DURATIONS_MS,
  TOAST_LIMIT,
  TOAST_REMOVAL_DELAY_MS,
  type ToastAction,
  type ToastKind,
  type ToastOptions,
} from '../../../src/state/toasts/toasts.ts';
import { ids, leaving, numbered, push, run, running, start } from './actions.ts';

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

  it('gives up a toast on its way out before any that is seen', () => {
    const state = run([...numbered(20), { type: 'toast/dismissed', now: start, id: 't15' }, push('new')], running);
    assert.deepEqual([ids(state).length, ids(state).includes('t15'), ids(state).at(-1)], [20, false, 't1']);
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
