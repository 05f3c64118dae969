import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StoreProvider } from '../../../src/state/store.tsx';
import { useNotificationCommands, useNotifications } from '../../../src/state/use-notifications.ts';

test('notification commands change the list, and don’t re-render a component that only sends them', () => {
  let sender: ReturnType<typeof useNotificationCommands> | undefined;
  let senderRenders = 0;
  function Sender() {
    sender = useNotificationCommands();
    senderRenders += 1;
    return null;
  }
  const sending = <Sender />;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider>
      {sending}
      {children}
    </StoreProvider>
  );
  const { result } = renderHook(useNotifications, { wrapper });
  const { add, markAsRead, markAllAsRead, clear } = sender ?? assert.fail();
  for (const [command, unread, all] of [
    [() => add({ title: 'Export finished' }), 1, 1],
    [() => add({ title: 'Export finished' }), 2, 2],
    [() => markAsRead(result.current.items[0]?.id ?? ''), 1, 2],
    [markAllAsRead, 0, 2],
    [clear, 0, 0],
  ] as const) {
    act(command);
    assert.deepEqual([result.current.unreadCount, result.current.items.length], [unread, all]);
  }
  assert.equal(senderRenders, 1);
});
