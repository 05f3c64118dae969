import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationCommands, useNotifications } from '../../../src/state/notifications/use-notifications.ts';
import { StoreProvider } from '../../../src/state/store.tsx';

function Buttons({ onRender }: { onRender: () => void }) {
  const { add, markAllAsRead, clear } = useNotificationCommands();
  onRender();
  return (
    <>
      <button type="button" onClick={() => add({ title: 'Export finished' })}>
        Add
      </button>
      <button type="button" onClick={markAllAsRead}>
        Mark all
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  );
}

function Bell() {
  const { items, unreadCount } = useNotifications();
  const { markAsRead } = useNotificationCommands();
  return (
    <>
      <output>{`${unreadCount} of ${items.length}`}</output>
      <button type="button" onClick={() => items[0] && markAsRead(items[0].id)}>
        Mark newest
      </button>
    </>
  );
}

describe('useNotifications', () => {
  it('shows the effect of the commands, and re-renders no component that only sends them', async () => {
    let buttonRenders = 0;
    render(
      <StoreProvider>
        <Buttons
          onRender={() => {
            buttonRenders += 1;
          }}
        />
        <Bell />
      </StoreProvider>,
    );
    const user = userEvent.setup();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Add');
    await press('Add');
    assert.equal(screen.getByRole('status').textContent, '2 of 2');
    await press('Mark newest');
    assert.equal(screen.getByRole('status').textContent, '1 of 2');
    await press('Mark all');
    assert.equal(screen.getByRole('status').textContent, '0 of 2');
    await press('Clear');
    assert.equal(screen.getByRole('status').textContent, '0 of 0');
    assert.equal(buttonRenders, 1);
  });

  it('names the missing provider in its error', () => {
    assert.throws(() => render(<Bell />), /useNotifications needs a <StoreProvider>/);
  });
});
