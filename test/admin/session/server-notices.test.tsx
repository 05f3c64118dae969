import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gate } from '../../support/server.ts';
import { click, openConsole } from '../console.tsx';

test('notifications of other admins are announced on any screen, and View and Activity lead to them', async (t) => {
  const baseline = gate();
  const { call } = await openConsole('/categories', {
    respond({ path }) {
      if (path === '/admin/get-notifications') baseline.open();
      return undefined;
    },
  });
  await baseline.opened;
  /** Sends a notification as another admin would. Causes refetches with `focus` events until the title is shown. */
  const notify = async (title: string) => {
    await call('POST', '/admin/schedule-notification', {
      title,
      message: 'Words.',
      audience: 'all',
      scheduled_at: null,
    });
    await waitFor(() => {
      dispatchEvent(new Event('focus'));
      assert.match(document.querySelector('[popover="manual"]')?.textContent ?? '', new RegExp(title));
    });
  };
  await notify('First of them');
  await click(/^Activity/);
  const activity = screen.getByRole('region', { name: 'Activity' });
  const closed = t.mock.method(activity, 'hidePopover');
  const [link] = within(activity).getAllByRole('link');
  assert.match(link?.textContent ?? '', /^New notification: \W?First of them/);
  fireEvent.click(link ?? activity);
  await screen.findByRole('heading', { name: 'First of them' });
  assert.ok(closed.mock.callCount() > 0);
  await notify('Second of them');
  await click('View');
  await screen.findByRole('heading', { name: 'Second of them' });
});
