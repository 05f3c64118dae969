import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { useMutation } from '../../src/api/hooks/use-mutation.ts';
import { ApiError } from '../../src/http/errors.ts';
import { ada, bob, createByHand, getItems, renameItem, useWhole } from './support.tsx';

const eve = { ...ada, name: 'Eve' };

function setUp() {
  const byHand = createByHand();
  const hook = renderHook(() => ({ list: useWhole(getItems, ''), mutation: useMutation(renameItem) }), {
    wrapper: byHand.wrapper,
  });
  const trigger = (item = eve) => {
    let sending: ReturnType<(typeof hook.result.current.mutation)[0]> | undefined;
    act(() => {
      sending = hook.result.current.mutation[0](item);
    });
    return sending ?? assert.fail();
  };
  const state = () => {
    const { data, error, isLoading, isSuccess, isError } = hook.result.current.mutation[1];
    return { data, error, isLoading, isSuccess, isError };
  };
  return { ...byHand, ...hook, trigger, state };
}

const idle = { data: undefined, error: undefined, isLoading: false, isSuccess: false, isError: false };

test('a mutation’s change is shown at once; its success is reported, and the list is refetched', async () => {
  const { nth, result, trigger, state } = setUp();
  await nth(0).respond([ada, bob]);
  assert.deepEqual(state(), idle);
  const sending = trigger();
  assert.deepEqual(result.current.list.data, [eve, bob]);
  assert.deepEqual(state(), { ...idle, isLoading: true });
  await nth(1).respond(eve);
  assert.deepEqual(await sending, { data: eve });
  assert.deepEqual(await sending.unwrap(), eve);
  assert.deepEqual(state(), { ...idle, data: eve, isSuccess: true });
  assert.equal(nth(2).path, '/items');
  await nth(2).respond([eve, bob]);
  assert.deepEqual(result.current.list.data, [eve, bob]);
});

test('a failed mutation is rolled back, and only its unwrapped promise rejects', async () => {
  const { nth, requests, result, trigger, state } = setUp();
  await nth(0).respond([ada, bob]);
  const before = result.current.list.data;
  const sending = trigger();
  await nth(1).respond({ message: 'No' }, 422);
  assert.equal((await sending).error?.status, 422);
  await assert.rejects(sending.unwrap(), ApiError);
  assert.deepEqual(result.current.list.data, before);
  assert.deepEqual([state().isError, state().error?.body], [true, { message: 'No' }]);
  assert.equal(requests.length, 2);
});

test('a failed mutation that nothing awaits causes no unhandled rejection', async (t) => {
  const { nth, trigger } = setUp();
  const unhandled = t.mock.fn();
  process.once('unhandledRejection', unhandled);
  await nth(0).respond([ada]);
  trigger();
  await nth(1).lose();
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  assert.equal(unhandled.mock.callCount(), 0);
});

test('a mutation’s state is that of its newest run', async () => {
  const { nth, trigger, state } = setUp();
  await nth(0).respond([ada]);
  trigger({ ...ada, name: 'First' });
  trigger({ ...ada, name: 'Second' });
  await nth(2).respond({ ...ada, name: 'Second' });
  await nth(1).respond({}, 500);
  assert.equal(state().data?.name, 'Second');
  assert.equal(state().isError, false);
});

test('reset clears a mutation’s state, even while the mutation runs', async () => {
  const { nth, result, trigger, state } = setUp();
  await nth(0).respond([ada]);
  trigger();
  act(() => result.current.mutation[1].reset());
  assert.deepEqual(state(), idle);
  await nth(1).respond(eve);
  assert.deepEqual(state(), idle);
});

test('aborting a mutation leaves no error in its state, and rolls back its optimistic update', async () => {
  const { nth, result, trigger, state } = setUp();
  await nth(0).respond([ada]);
  const sending = trigger();
  await act(async () => {
    sending.abort();
    assert.deepEqual(await sending, {});
  });
  await assert.rejects(sending.unwrap(), { name: 'AbortError' });
  assert.deepEqual(state(), idle);
  assert.deepEqual(result.current.list.data, [ada]);
});

test('a mutation continues after its component unmounts; trigger and reset keep their identity', async () => {
  const { cache, nth, requests, result, rerender, unmount, trigger } = setUp();
  const [before, { reset }] = result.current.mutation;
  rerender();
  assert.deepEqual([result.current.mutation[0] === before, result.current.mutation[1].reset === reset], [true, true]);
  await nth(0).respond([ada]);
  trigger();
  unmount();
  await nth(1).respond(eve);
  assert.deepEqual([requests.length, nth(1).signal.aborted], [2, false]);
  cache.clear();
});

test('a mutation under way when the cache is cleared ends as neither success nor error', async () => {
  const { cache, nth, result, trigger, state } = setUp();
  await nth(0).respond([ada]);
  assert.equal(result.current.mutation[1].isUninitialized, true);
  const sending = trigger();
  act(() => cache.clear());
  await nth(1).respond(eve);
  assert.deepEqual(await sending, {});
  assert.deepEqual([state(), result.current.mutation[1].isUninitialized], [idle, false]);
});
