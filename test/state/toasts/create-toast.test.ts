import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { createToast } from '../../../src/state/toasts/create-toast.ts';
import { noToasts, type ToastsState, toastsReducer } from '../../../src/state/toasts/toasts.ts';

function createQueue() {
  let state: ToastsState = noToasts;
  const toast = createToast((action) => {
    state = toastsReducer(state, action);
  });
  const shown = () => state.items.filter((item) => !item.isLeaving).map(({ kind, content }) => [kind, content]);
  return { toast, shown, items: () => state.items };
}

const messages = {
  loading: 'Saving',
  success: (name: string) => `Saved ${name}`,
  error: (reason: unknown) => `Not saved: ${reason instanceof Error ? reason.message : reason}`,
};

describe('the callable', () => {
  it('shows a toast of each kind and answers its id', () => {
    const { toast, shown, items } = createQueue();
    const ids = [toast('a'), toast.success('b'), toast.error('c'), toast.loading('d'), toast.custom('e')];
    assert.deepEqual(shown().reverse(), [
      ['blank', 'a'],
      ['success', 'b'],
      ['error', 'c'],
      ['loading', 'd'],
      ['custom', 'e'],
    ]);
    assert.deepEqual(
      items().map((item) => item.id),
      ids.reverse(),
    );
    assert.equal(new Set(ids).size, 5);
  });

  it('updates in place by id', () => {
    const { toast, shown } = createQueue();
    const id = toast.loading('Saving');
    toast('Other');
    assert.equal(toast.success('Saved', { id }), id);
    assert.deepEqual(shown(), [
      ['blank', 'Other'],
      ['success', 'Saved'],
    ]);
  });

  it('dismisses and removes one or all', () => {
    const { toast, shown, items } = createQueue();
    const id = toast('a');
    toast('b');
    toast.dismiss(id);
    assert.deepEqual(shown(), [['blank', 'b']]);
    toast.dismiss();
    assert.deepEqual([shown().length, items().length], [0, 2]);
    toast.remove(id);
    assert.equal(items().length, 1);
    toast.remove();
    assert.equal(items().length, 0);
  });
});

describe('toast.promise', () => {
  afterEach(() => mock.restoreAll());

  it('shows the outcome in place and answers the promise', async () => {
    const { toast, shown } = createQueue();
    const saved = toast.promise(Promise.resolve('plan'), messages);
    assert.deepEqual(shown(), [['loading', 'Saving']]);
    assert.equal(await saved, 'plan');
    assert.deepEqual(shown(), [['success', 'Saved plan']]);
    const failing = toast.promise(() => Promise.reject(new Error('offline')), messages, { id: 'other' });
    await assert.rejects(failing, /offline/);
    assert.deepEqual(shown()[0], ['error', 'Not saved: offline']);
  });

  it('keeps the duration for the outcome', async () => {
    const { toast, items } = createQueue();
    const work = toast.promise(Promise.resolve('plan'), messages, { duration: 50 });
    assert.equal(items()[0]?.dueAt, Infinity);
    await work;
    assert.equal(items()[0]?.dueAt, 50);
  });

  it('shows the outcome of a toast that was evicted, dismissed or removed meanwhile', async () => {
    for (const lose of ['evict', 'dismiss', 'remove'] as const) {
      const { toast, shown } = createQueue();
      const work = toast.promise(Promise.resolve('plan'), messages);
      if (lose === 'evict') for (let count = 0; count < 25; count += 1) toast.loading(`Busy ${count}`);
      else toast[lose]();
      assert.ok(!shown().some(([, content]) => content === 'Saving'));
      await work;
      assert.ok(
        shown().some(([, content]) => content === 'Saved plan'),
        lose,
      );
    }
  });

  it('leaves no loading toast behind when a message function throws, and reports the error', async () => {
    const reported: unknown[] = [];
    Reflect.set(globalThis, 'reportError', (error: unknown) => reported.push(error));
    const { toast, shown } = createQueue();
    const broken = new Error('broken message');
    const success = () => {
      throw broken;
    };
    assert.equal(await toast.promise(Promise.resolve(1), { ...messages, success }), 1);
    assert.deepEqual(shown(), []);
    assert.deepEqual(reported, [broken]);
    Reflect.deleteProperty(globalThis, 'reportError');
    await toast.promise(Promise.resolve(1), { ...messages, success });
    assert.deepEqual(shown(), []);
  });

  it('closes without a word when there is nothing to say', async () => {
    const { toast, shown } = createQueue();
    await toast.promise(Promise.resolve(1), { ...messages, success: null });
    assert.deepEqual(shown(), []);
  });
});
