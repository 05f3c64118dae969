import '../../support/dom.ts';
import '../../support/xhr.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import { bodiesOf, click, fill, names, openConsole, shows } from '../console.tsx';

const local = '2031-07-01T09:30';

test('a notification is scheduled in local time, sent as UTC, and edited while it is scheduled', async () => {
  const { asked } = await openConsole('/notifications/new');
  await fill('Title', 'Harvest report');
  await fill('Message', 'The report is in your account.');
  await fill('Audience', 'investors');
  await fill('Send time', local);
  await click('Schedule notification');
  await shows('Harvest report was scheduled.');
  assert.deepEqual(bodiesOf(asked, '/admin/schedule-notification'), [
    {
      title: 'Harvest report',
      message: 'The report is in your account.',
      audience: 'investors',
      scheduled_at: new Date(local).toISOString(),
    },
  ]);
  await click('Harvest report');
  await fill('Title', 'Harvest report, second edition');
  await click('Save notification');
  await shows('second edition was scheduled.');
  const [{ notification_id: _, ...sent }] = bodiesOf(asked, '/admin/update-notification');
  assert.deepEqual(sent, { title: 'Harvest report, second edition' });
  await click('Delete Harvest report, second edition');
  await shows("It won't be sent.");
});

test('a send time is required and must be in the future; a notification sent now needs none, and becomes read-only', async () => {
  const { asked } = await openConsole('/notifications/new');
  await fill('Title', 'Bridge closed');
  await fill('Message', 'Use the ferry.');
  await click('Schedule notification');
  await shows('Enter a date and a time.');
  await fill('Send time', '2020-01-01T10:00');
  await click('Schedule notification');
  await shows('Choose a time in the future.');
  await fill('When', 'now');
  assert.equal(document.querySelector('[type="datetime-local"]'), null);
  await click('Send now');
  await shows('Bridge closed was sent.');
  assert.equal(bodiesOf(asked, '/admin/schedule-notification').at(-1).scheduled_at, null);
  await click('Bridge closed');
  await screen.findByRole('heading', { name: 'Details' });
  assert.equal(document.querySelector('main form'), null);
});

test('if a notification is sent while it is edited, the text stays and saving says why it failed', async () => {
  const { ask } = await openConsole('/notifications?status=scheduled');
  await click('Terms updated');
  const message = await fill('Message', 'Half a sen');
  const id = Number(location.pathname.split('/').at(-1));
  await ask('POST', '/admin/update-notification', { notification_id: id, scheduled_at: null });
  await click('Save notification');
  await shows('This notification has already been sent.');
  assert.equal((message as HTMLTextAreaElement).value, 'Half a sen');
});

test('the list is narrowed by its tabs, searched, and sorted by time, the newest first', async () => {
  await openConsole('/notifications');
  await shows('1 to 10 of 24 notifications');
  await click(/^Scheduled/);
  await shows('1 to 5 of 5 notifications');
  await click('Send time');
  await shows('Sorted by send time, newest first.');
  const newest = names();
  await click('Send time');
  await waitFor(() => assert.deepEqual(names(), newest.toReversed()));
  await fill('Search notifications', 'two to three');
  await shows('No notifications match');
  await click('Clear search');
  await shows('1 to 10 of 24 notifications');
});
