import '../support/dom.ts';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mock, test } from 'node:test';
import { fireEvent } from '@testing-library/react';
import { button, fakeTime, notices, pass, renderQueue, run, toast } from './support.tsx';

fakeTime();

test('each toast reports once why it closed, with and without a list', () => {
  for (const list of [undefined, null]) {
    const { unmount } = renderQueue(list);
    const reports: string[] = [];
    const push = (id: string) => toast(id, { id, duration: 4000, onClose: (by) => reports.push(`${id}: ${by}`) });
    run(() => push('pressed'));
    run(() => toast.dismiss('pressed'));
    run(() => push('repeated'));
    run(() => push('repeated'));
    run(() => {
      push('dismissed at once');
      toast.dismiss('dismissed at once');
    });
    pass(4000);
    pass(1000);
    run(() => {
      push('evicted');
      for (let count = 0; count < 20; count += 1) toast(`Newer ${count}`);
    });
    assert.deepEqual(reports, [
      'pressed: dismissal',
      'repeated: replacement',
      'dismissed at once: dismissal',
      list === null ? 'repeated: eviction' : 'repeated: time',
      'evicted: eviction',
    ]);
    unmount();
  }
});

test('a callback that throws is reported, and stops no other', async () => {
  renderQueue();
  const runnersOwn = process.rawListeners('unhandledRejection') as NodeJS.UnhandledRejectionListener[];
  process.removeAllListeners('unhandledRejection');
  const reported = once(process, 'unhandledRejection');
  const onClose = mock.fn();
  const error = new Error('broken callback');
  run(() => {
    toast('Heard', { onClose });
    toast('Broken', {
      onClose() {
        throw error;
      },
    });
  });
  run(() => toast.dismiss());
  assert.equal((await reported)[0], error);
  assert.equal(onClose.mock.callCount(), 1);
  for (const listener of runnersOwn) process.on('unhandledRejection', listener);
});

test('an error that is evicted becomes a notice, with and without a list; no other toast does', () => {
  for (const list of [undefined, null]) {
    const { unmount } = renderQueue(list);
    run(() => {
      toast.error(<b>Not {1} sent</b>);
      toast.error('Withdrawn', { id: 'w' });
      toast.dismiss('w');
      toast.success('Saved');
      for (let count = 0; count < 20; count += 1) toast(`Newer ${count}`);
    });
    assert.deepEqual(notices, ['Not 1 sent']);
    unmount();
  }
});

test('an action with Undo commits once, when its toast is dismissed, replaced or expires, and not after Undo', () => {
  renderQueue();
  const deleted: string[] = [];
  const remove = (name: string) => {
    let isUndone = false;
    const onPress = () => {
      isUndone = true;
    };
    const onClose = () => void (isUndone || deleted.push(name));
    run(() => toast(`${name} deleted.`, { id: 'deletion', action: { label: 'Undo', onPress }, onClose }));
  };
  remove('First');
  remove('Second');
  assert.deepEqual(deleted, ['First'], 'the next one has taken its position');
  run(() => fireEvent.click(button('Undo')));
  pass(6000);
  assert.deepEqual(deleted, ['First']);
  remove('Third');
  pass(5000);
  assert.deepEqual(deleted, ['First', 'Third']);
  remove('Fourth');
  run(() => fireEvent.click(button('Dismiss')));
  assert.deepEqual(deleted, ['First', 'Third', 'Fourth']);
});
