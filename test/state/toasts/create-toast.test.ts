import assert from 'node:assert/strict';
import { once } from 'node:events';
import { afterEach, mock, test } from 'node:test';
import { createToast } from '../../../src/state/toasts/create-toast.ts';
import { noToasts, type ToastsState, toastsReducer } from '../../../src/state/toasts/toasts.ts';

function createQueue() {
  let state: ToastsState = noToasts;
  const toast = createToast((action) => {
    state = toastsReducer(state, { ...action, now: 0 });
  });
  const shown = () => state.items.filter((item) => !item.isLeaving).map(({ kind, content }) => [kind, content]);
  return { toast, shown, items: () => state.items };
}

const messages = {
  loading: 'Saving',
  success: (name: string) => `Saved ${name}`,
  error: (reason: unknown) => `Not saved: ${reason instanceof Error ? reason.message : reason}`,
};

test('toast shows a toast of each kind and answers its id', () => {
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

test('toast updates in place by id', () => {
  const { toast, shown } = createQueue();
  const id = toast.loading('Saving');
  toast('Other');
  assert.equal(toast.success('Saved', { id }), id);
  assert.deepEqual(shown(), [
    ['blank', 'Other'],
    ['success', 'Saved'],
  ]);
});

test('toast dismisses and removes one or all', () => {
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

afterEach(() => mock.restoreAll());

test('toast.promise shows the outcome in place and answers the promise', async () => {
  const { toast, shown } = createQueue();
  const saved = toast.promise(Promise.resolve('plan'), messages);
  assert.deepEqual(shown(), [['loading', 'Saving']]);
  assert.equal(await saved, 'plan');
  assert.deepEqual(shown(), [['success', 'Saved plan']]);
  const failing = toast.promise(() => Promise.reject(new Error('offline')), messages, { id: 'other' });
  await assert.rejects(failing, /offline/);
  assert.deepEqual(shown()[0], ['error', 'Not saved: offline']);
});

test('toast.promise keeps the duration for the outcome', async () => {
  const { toast, items } = createQueue();
  const work = toast.promise(Promise.resolve('plan'), messages, { duration: 50 });
  assert.equal(items()[0]?.closesAt, Infinity);
  await work;
  assert.equal(items()[0]?.closesAt, 50);
});

test('toast.promise shows the outcome even if its toast was evicted, dismissed or removed before', async () => {
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

test('toast.promise leaves no loading toast behind when a message function throws, and reports the error', async () => {
  const { toast, shown } = createQueue();
  const broken = new Error('broken message');
  const runnersOwn = process.rawListeners('unhandledRejection') as NodeJS.UnhandledRejectionListener[];
  process.removeAllListeners('unhandledRejection');
  const reported = once(process, 'unhandledRejection');
  const success = () => {
    throw broken;
  };
  assert.equal(await toast.promise(Promise.resolve(1), { ...messages, success }), 1);
  assert.equal((await reported)[0], broken);
  assert.deepEqual(shown(), []);
  for (const listener of runnersOwn) process.on('unhandledRejection', listener);
});

test('toast.promise gives each outcome its own options, and the loading state none of them', async () => {
  const { toast, items } = createQueue();
  const seen = () => items().map(({ icon, duration, presentation }) => [icon, duration, presentation])[0];
  const options = {
    duration: 50,
    loading: { icon: 'wheel' },
    success: { icon: 'tick' },
    error: { icon: 'cross', duration: 70, presentation: 'light' as const },
  };
  const work = toast.promise(Promise.resolve('plan'), messages, options);
  assert.deepEqual(seen(), ['wheel', undefined, 'dark']);
  await work;
  assert.deepEqual(seen(), ['tick', 50, 'dark']);
  await assert.rejects(toast.promise(Promise.reject<string>(new Error('offline')), messages, options));
  assert.deepEqual(seen(), ['cross', 70, 'light']);
});

test('toast.promise takes what the function throws for its failure', async () => {
  const { toast, shown } = createQueue();
  const throwing = () => {
    throw new Error('no plan');
  };
  await assert.rejects(toast.promise(throwing, messages), /no plan/);
  assert.deepEqual(shown(), [['error', 'Not saved: no plan']]);
});

test('toast.promise closes without a word when there is nothing to say', async () => {
  const { toast, shown } = createQueue();
  await toast.promise(Promise.resolve(1), { ...messages, success: null });
  assert.deepEqual(shown(), []);
});
