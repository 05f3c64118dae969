import '../support/dom.ts';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import {
  attention,
  button,
  contents,
  fakeTime,
  items,
  leaving,
  pass,
  pusherRenders,
  queueWith,
  renderQueue,
  run,
  toast,
} from './support.tsx';

fakeTime();

const fire = (type: string) => run(() => window.dispatchEvent(new window.Event(type)));
const hover = (item: Element | undefined, movementX: number) =>
  run(() => fireEvent.pointerMove(item ?? assert.fail(), { movementX, movementY: 0 }));

test('a toast closes exactly when its time ends, and is removed 1000 ms later', () => {
  renderQueue();
  run(() => toast.success('Saved'));
  pass(1999);
  assert.deepEqual(contents(), ['Saved']);
  pass(1);
  assert.deepEqual([contents(), leaving()], [[], 1]);
  pass(999);
  assert.equal(leaving(), 1);
  pass(1);
  assert.equal(leaving(), 0);
});

test('a toast stays while it is loading, and if its duration exceeds the longest timer', () => {
  renderQueue();
  run(() => toast('Long', { duration: 2 ** 31 }));
  run(() => toast.loading('Importing'));
  pass(86_400_000);
  assert.deepEqual(contents(), ['Importing', 'Long']);
});

test('a toast closes even if its timer fires before the deadline', () => {
  renderQueue();
  run(() => toast('Early', { duration: 500 }));
  const early = performance.now() + 499;
  mock.method(performance, 'now', () => early);
  pass(500);
  assert.deepEqual(contents(), []);
});

test('a toast keeps its time while its page is in the back/forward cache', () => {
  renderQueue();
  run(() => toast('Stays', { duration: 500 }));
  fire('pagehide');
  // The cache stops timers, but not the time.
  mock.timers.setTime(Date.now() + 10_000);
  fire('pageshow');
  pass(499);
  assert.deepEqual(contents(), ['Stays']);
  pass(1);
  assert.deepEqual(contents(), []);
});

test('setting the system clock neither delays nor hastens a toast’s end', () => {
  renderQueue();
  run(() => toast('Stays its time'));
  const systemTime = mock.method(Date, 'now', () => 0);
  pass(2000);
  systemTime.mock.mockImplementation(() => 4_000_000_000_000);
  pass(1999);
  assert.deepEqual(contents(), ['Stays its time']);
  pass(1);
  assert.deepEqual(contents(), []);
});

const attend = (change: Partial<typeof attention>, event: string) => () => {
  Object.assign(attention, change);
  fire(event);
};

const pauses: Record<string, readonly [stop: () => void, go: () => void]> = {
  'while the window has lost the focus': [attend({ hasFocus: false }, 'blur'), attend({ hasFocus: true }, 'focus')],
  'after a blur, until a key is pressed': [attend({ hasFocus: false }, 'blur'), attend({ hasFocus: true }, 'keydown')],
  'while the tab is hidden': [
    attend({ isHidden: true }, 'visibilitychange'),
    attend({ isHidden: false }, 'visibilitychange'),
  ],
  'under a pointer that moves': [
    () => hover(items()[0], 1),
    () => run(() => fireEvent.pointerLeave(items()[0] ?? assert.fail())),
  ],
  'under a pointer, until its toast is dismissed': [
    () => hover(items()[1], 1),
    () => run(() => toast.dismiss('other')),
  ],
};
for (const [when, [stop, go]] of Object.entries(pauses))
  test(`no toast expires ${when}`, () => {
    renderQueue();
    run(() => toast('Other', { id: 'other', duration: Infinity }));
    run(() => toast('Look'));
    pass(1000);
    stop();
    pass(60_000);
    assert.ok(contents().includes('Look'));
    go();
    pass(2999);
    assert.ok(contents().includes('Look'));
    pass(1);
    assert.ok(!contents().includes('Look'));
  });

test('a pointer on Dismiss all pauses the timers until the button disappears with the fifth toast', () => {
  renderQueue();
  run(() => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) toast(id, { id });
  });
  hover(button('Dismiss all'), 1);
  pass(60_000);
  assert.equal(contents().length, 5);
  run(() => toast.dismiss('a'));
  pass(4000);
  assert.deepEqual(contents(), []);
});

test('a toast expires under a pointer at rest, and after a blur that no focus follows', () => {
  renderQueue();
  run(() => toast('Look'));
  hover(items()[0], 0);
  fire('blur');
  pass(4000);
  assert.deepEqual(contents(), []);
});

test('unmounting the toast list ends a pause, and the next list gives each toast its full time', () => {
  const { rerender } = renderQueue();
  run(() => toast('Under the pointer'));
  hover(items()[0], 1);
  rerender(queueWith(null));
  run(() => toast('Without a list'));
  pass(60_000);
  rerender(queueWith());
  pass(3999);
  assert.deepEqual(contents(), ['Without a list', 'Under the pointer']);
  pass(1);
  assert.deepEqual(contents(), []);
});

test('of 100 toasts 20 are shown, with one timer, and after they close no timer or listener remains', () => {
  renderQueue();
  const calls = (name: 'setTimeout' | 'clearTimeout' | 'addEventListener' | 'removeEventListener') =>
    mock.method(globalThis, name as 'setTimeout').mock;
  const [set, cleared] = [calls('setTimeout'), calls('clearTimeout')];
  const [added, removed] = [calls('addEventListener'), calls('removeEventListener')];
  run(() => {
    for (let count = 0; count < 100; count += 1) toast.success(`Toast ${count}`);
  });
  assert.equal(contents().length, 20);
  assert.equal(set.callCount() - cleared.callCount(), 1);
  pass(2000);
  pass(1000);
  assert.equal(leaving(), 0);
  assert.ok(added.callCount() > 0);
  assert.equal(added.callCount(), removed.callCount());
  assert.equal(set.callCount(), cleared.callCount());
});

test('a component that only pushes toasts renders once while 30 toasts come and go', () => {
  renderQueue();
  const first = toast;
  for (let count = 0; count < 30; count += 1) run(() => toast.success(`Toast ${count}`));
  pass(3000);
  assert.equal(pusherRenders, 1);
  assert.equal(toast, first);
});
