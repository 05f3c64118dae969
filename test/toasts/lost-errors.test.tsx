import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTime, notices, renderQueue, run, toast } from './support.tsx';

fakeTime();

test('an error that is evicted becomes a notification, with and without a list; no other toast does', () => {
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
