import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fireEvent, screen } from '@testing-library/react';
import { toastWords } from '../../../src/content/toasts.ts';
import { useToaster } from '../../../src/state/toasts/use-toaster.ts';
import { Toaster } from '../../../src/ui/toaster/Toaster.tsx';
import { withAction } from '../../../src/ui/toaster/with-action.tsx';
import { contents, fakeTime, pass, queueWith, renderQueue, run, shown, toast } from './support.tsx';

fakeTime();

function Shown() {
  return <Toaster {...useToaster()} words={toastWords} />;
}

test('the queue closes a toast to the millisecond and removes it 1000 ms later', () => {
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

test('the queue counts only the time between three pauses', () => {
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

test('the queue still shows a loading toast after 24 hours', () => {
  renderQueue();
  run(() => toast.loading('Importing'));
  pass(86_400_000);
  assert.deepEqual(contents(), ['Importing']);
});

test('the queue keeps a toast whose duration no timer can hold', () => {
  renderQueue();
  run(() => toast('Long', { duration: 2 ** 31 }));
  pass(10_000);
  assert.deepEqual(contents(), ['Long']);
});

test('the queue goes on when a timer fires before the clock has reached its time', () => {
  renderQueue();
  run(() => toast('Early', { duration: 500 }));
  const early = performance.now() + 499;
  mock.method(performance, 'now', () => early);
  pass(500);
  assert.deepEqual(contents(), []);
});

test('the queue has one timer, and none at rest', () => {
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

test('the queue neither keeps nor drops a toast when the clock of the system is set', () => {
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

test('the queue shows 20 of 10,000 toasts while the clock of the system goes back and forth, and leaves nothing behind', () => {
  renderQueue();
  const calls = (name: 'setTimeout' | 'clearTimeout' | 'addEventListener' | 'removeEventListener') =>
    mock.method(globalThis, name as 'setTimeout').mock;
  const [set, cleared] = [calls('setTimeout'), calls('clearTimeout')];
  const [added, removed] = [calls('addEventListener'), calls('removeEventListener')];
  let turn = 0;
  mock.method(Date, 'now', () => (++turn % 2 ? 0 : 4_000_000_000_000));
  run(() => {
    for (let count = 0; count < 10_000; count += 1) toast.success(`Toast ${count}`);
  });
  assert.equal(contents().length, 20);
  pass(2000);
  pass(1000);
  assert.equal(shown.length, 0);
  assert.ok(added.callCount() > 0);
  assert.equal(added.callCount(), removed.callCount());
  assert.equal(set.callCount(), cleared.callCount());
});

test('the queue reports once how a toast ended: dismissed, or automatically', () => {
  renderQueue();
  const told: string[] = [];
  const push = (id: string) =>
    toast(id, { id, onDismiss: () => told.push(`${id} dismissed`), onAutoClose: () => told.push(`${id} closed`) });
  const heard = () => told.splice(0);
  run(() => push('hand'));
  run(() => toast.dismiss('hand'));
  assert.deepEqual(heard(), ['hand dismissed']);
  run(() => push('removed'));
  run(() => toast.remove());
  assert.deepEqual(heard(), ['removed dismissed']);
  run(() => push('time'));
  pass(4000);
  pass(1000);
  assert.deepEqual(heard(), ['time closed']);
  run(() => {
    push('evicted');
    for (let count = 0; count < 20; count += 1) toast(`Newer ${count}`);
  });
  assert.deepEqual(heard(), ['evicted closed']);
  run(() => toast.remove());
  run(() => {
    push('gone at once');
    toast.dismiss('gone at once');
  });
  assert.deepEqual(heard(), ['gone at once dismissed']);
  run(() => push('said again'));
  run(() => push('said again'));
  assert.deepEqual(heard(), ['said again closed']);
  run(() => toast.dismiss());
  assert.deepEqual(heard(), ['said again dismissed']);
  pass(1000);
});

test('an action with Undo commits once, when its toast is dismissed or expires, and not after Undo', () => {
  renderQueue(<Shown />);
  const done: string[] = [];
  const remove = (name: string) => {
    let isUndone = false;
    const commit = () => void (isUndone || done.push(name));
    const undo = () => {
      isUndone = true;
    };
    toast(withAction(`${name} deleted.`, 'Undo', undo), {
      id: 'deletion',
      presentation: 'light',
      onDismiss: commit,
      onAutoClose: commit,
    });
  };
  run(() => remove('First'));
  run(() => remove('Second'));
  assert.deepEqual(done, ['First'], 'the next one has taken its place');
  run(() => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  pass(6000);
  assert.deepEqual(done, ['First']);
  run(() => remove('Third'));
  pass(5000);
  pass(0);
  assert.deepEqual(done, ['First', 'Third']);
  run(() => remove('Fourth'));
  run(() => fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? assert.fail()));
  assert.deepEqual(done, ['First', 'Third', 'Fourth']);
});

test('the queue does not stand still for a viewport that went while a pointer was on it', () => {
  const { rerender } = renderQueue(<Shown />);
  run(() => toast('Under the pointer', { duration: 60_000 }));
  const item = document.querySelector('li');
  assert.ok(item);
  fireEvent.pointerMove(item, { movementX: 1, movementY: 0 });
  pass(3000);
  rerender(queueWith(null));
  rerender(queueWith(<Shown />));
  pass(60_000);
  assert.deepEqual(contents(), []);
});
