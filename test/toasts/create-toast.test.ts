import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { createToast } from '../../src/toasts/create-toast.ts';
import { noToasts, type ToastsState, toastsReducer } from '../../src/toasts/queue.ts';

function createQueue() {
  let state: ToastsState = noToasts;
  const toast = createToast((event) => {
    state = toastsReducer(state, event);
  });
  const open = () => state.items.filter(({ isLeaving }) => !isLeaving);
  return { toast, open, shown: () => open().map(({ kind, content }) => [kind, content]) };
}

const messages = {
  loading: 'Saving',
  success: (name: string) => `Saved ${name}`,
  error: (reason: unknown) => `Not saved: ${reason instanceof Error ? reason.message : reason}`,
};

test('toast shows a toast of each kind and returns its id, given or new', () => {
  const { toast, shown, open } = createQueue();
  const ids = [toast('a'), toast.success('b'), toast.error('c'), toast.loading('d'), toast.custom('e')];
  const kinds = ['blank', 'success', 'error', 'loading', 'custom'];
  assert.deepEqual(
    shown().reverse(),
    kinds.map((kind, index) => [kind, 'abcde'[index]]),
  );
  assert.deepEqual(
    open().map(({ id }) => id),
    ids.reverse(),
  );
  assert.equal(new Set(ids).size, 5);
  assert.equal(toast.success('updated', { id: 'own' }), 'own');
});

test('toast.promise shows the outcome in the same toast, and returns the promise', async () => {
  const { toast, shown } = createQueue();
  const saved = toast.promise(Promise.resolve('plan'), messages);
  toast('Newer');
  assert.deepEqual(shown().at(-1), ['loading', 'Saving']);
  assert.equal(await saved, 'plan');
  assert.deepEqual(shown().at(-1), ['success', 'Saved plan']);
});

test('toast.promise applies its options to a failure, but not to a success', async () => {
  const { toast, shown, open } = createQueue();
  const action = { label: 'Retry', onPress() {} };
  await assert.rejects(toast.promise(Promise.reject<string>(new Error('offline')), messages, { action }), /offline/);
  assert.deepEqual([shown(), open()[0]?.action], [[['error', 'Not saved: offline']], action]);
  await toast.promise(Promise.resolve('plan'), messages, { action });
  assert.equal(open()[0]?.action, undefined);
});

test('toast.promise shows the outcome even if its toast was evicted or dismissed before', async () => {
  for (const lose of ['evict', 'dismiss'] as const) {
    const { toast, shown } = createQueue();
    const work = toast.promise(Promise.resolve('plan'), messages);
    if (lose === 'evict') for (let count = 0; count < 25; count += 1) toast.loading(`Busy ${count}`);
    else toast.dismiss();
    const has = (content: string) => shown().some((toastShown) => toastShown[1] === content);
    assert.equal(has('Saving'), false);
    await work;
    assert.ok(has('Saved plan'), lose);
  }
});

test('toast.promise closes its toast if the outcome has no message, or if the message function throws', async () => {
  const { toast, shown } = createQueue();
  await toast.promise(Promise.resolve(1), { ...messages, success: null });
  assert.deepEqual(shown(), []);
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
