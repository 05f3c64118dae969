import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  LIGHT_TOAST_DURATION_MS,
  noToasts,
  TOAST_DURATIONS_MS,
  TOAST_LIMIT,
  TOAST_REMOVAL_DELAY_MS,
  type ToastEvent,
  type ToastFact,
  type ToastsState,
  toastsReducer,
} from '../../src/toasts/queue.ts';
import type { ToastKind, ToastOptions } from '../../src/toasts/toast.ts';

/** Reduces events from a state. Each event has its time, in ms since the start. */
function run(events: readonly ToastEvent[], from: ToastsState): ToastsState {
  return events.reduce(toastsReducer, from);
}
const at = (now: number, fact: ToastFact): ToastEvent => ({ now, ...fact });
const dismiss = (id?: string, now = 0) => at(now, { type: 'toast/dismissed', id });
const pause = (now = 0) => at(now, { type: 'toasts/paused' });
const resume = (now = 0) => at(now, { type: 'toasts/resumed' });
const timePassed = (now: number) => at(now, { type: 'toasts/timePassed' });
let key = 0;
const push = (id: string, kind: ToastKind = 'blank', options: ToastOptions = {}, now = 0) =>
  at(now, { type: 'toast/pushed', toast: { ...options, id, kind, content: id, key: ++key }, epochMs: 0 });
const numbered = (count: number, kind?: ToastKind) =>
  Array.from({ length: count }, (_, index) => push(`t${index + 1}`, kind));

/** A queue whose timers run: the list is mounted and the window active. */
const running = run([resume()], noToasts);
const action = { label: 'Undo', onPress() {} };
const ids = ({ items }: ToastsState) => items.map(({ id }) => id);
const leaving = ({ items }: ToastsState) => items.filter(({ isLeaving }) => isLeaving).map(({ id }) => id);
const deadlineOf = ({ items }: ToastsState, id = 'a') => items.find((toast) => toast.id === id)?.deadline;

describe('the duration of a toast', () => {
  it('is that of the specification', () => {
    assert.deepEqual(TOAST_DURATIONS_MS, { blank: 4000, error: 4000, success: 2000, loading: Infinity, custom: 4000 });
    assert.deepEqual([LIGHT_TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS, TOAST_LIMIT], [5000, 1000, 20]);
  });

  const cases: [why: string, kind: ToastKind, options: ToastOptions, ms: number][] = [
    ['is longer with an action', 'success', { action }, 5000],
    ['has no end while loading, even with an action', 'loading', { action }, Infinity],
    ['given by the caller wins over the kind', 'loading', { duration: 700 }, 700],
    ['given by the caller wins over the action', 'success', { duration: 700, action }, 700],
    ['without end lasts until closed', 'success', { duration: Infinity }, Infinity],
    ...[0, -1, -Infinity, Number.NaN].map((duration): (typeof cases)[0] => [
      `of ${duration} counts as not given`,
      'success',
      { duration },
      2000,
    ]),
  ];
  for (const [why, kind, options, ms] of cases)
    it(why, () => assert.equal(deadlineOf(run([push('a', kind, options)], running)), ms));
});

describe('the limit of the queue', () => {
  const full = run(numbered(20), running);
  const cases: [why: string, before: ToastsState, evicted: string][] = [
    ['evicts the oldest for the 21st', full, 't1'],
    ['keeps loading toasts', run([push('work', 'loading'), ...numbered(19)], running), 't1'],
    ['evicts the oldest if all are loading', run(numbered(20, 'loading'), running), 't1'],
  ];
  for (const [why, before, evicted] of cases)
    it(why, () => {
      const after = run([push('new')], before);
      assert.deepEqual(ids(after), ['new', ...ids(before).filter((id) => id !== evicted)]);
    });

  it('evicts a closing toast before any open one', () => {
    const state = run([dismiss('t15'), push('new')], full);
    assert.deepEqual([ids(state).length, ids(state).includes('t15')], [20, false]);
  });

  it('evicts nothing for an update', () => {
    const updated = run([push('t1', 'success')], full);
    assert.deepEqual(ids(updated), ids(full));
    assert.equal(updated.items.at(-1)?.kind, 'success');
  });
});

describe('a push with the id of a toast', () => {
  it('takes its position, and none of its other properties', () => {
    const state = run([push('a', 'loading', { action }), push('b'), push('a', 'success', {}, 300)], running);
    assert.deepEqual(ids(state), ['b', 'a']);
    assert.deepEqual([state.items[1]?.kind, state.items[1]?.action, deadlineOf(state)], ['success', undefined, 2300]);
  });

  it('reopens a toast that is closing', () => {
    const state = run([push('a'), dismiss('a'), push('a', 'blank', {}, 500)], running);
    assert.deepEqual([leaving(state), deadlineOf(state)], [[], 4500]);
  });
});

describe('the time of a toast', () => {
  it('doesn’t count during pauses, nor before the first list is mounted', () => {
    const early = run([push('a'), timePassed(60_000), resume(60_000)], noToasts);
    assert.equal(deadlineOf(early), 64_000);
    const state = run([pause(61_000), resume(70_000), pause(70_500), resume(70_507)], early);
    assert.equal(deadlineOf(state), 64_000 + 9000 + 7);
  });

  it('starts after the pause for a toast pushed during it', () => {
    assert.equal(deadlineOf(run([pause(), push('a', 'blank', {}, 700), resume(9000)], running)), 13_000);
  });

  it('closes nothing during a pause, but removes closed toasts', () => {
    const state = run([push('a'), push('b'), pause(), dismiss('a', 10), timePassed(60_000)], running);
    assert.deepEqual([ids(state), leaving(state)], [['b'], []]);
    assert.equal(deadlineOf(run([push('a'), dismiss('a', 10), pause(20), resume(90)], running)), 1010);
  });
});

it('an event that changes nothing returns the same toast queue', () => {
  const state = run([push('a')], running);
  const paused = run([pause(5)], state);
  for (const event of [dismiss('unknown'), resume(5), timePassed(3999)]) assert.equal(run([event], state), state);
  assert.equal(run([pause(9)], paused), paused);
  const cleared = run([at(0, { type: 'toasts/cleared' })], state);
  assert.deepEqual(ids(cleared), []);
  assert.equal(run([at(0, { type: 'toasts/cleared' })], running), running);
});
