import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import { formatMoment } from '../../../src/lib/format.ts';
import { toLocalTime } from '../../../src/lib/local-time.ts';
import { setZone } from '../../support/clock.ts';
import { bodiesOf, click, fill, openConsole, shows } from '../console.tsx';

const local = '2031-07-01T09:30';

test('a send time is entered in local time and sent as UTC; a scheduled notification can be edited', async () => {
  const { requests } = await openConsole('/notifications/new');
  await fill('Title', 'Harvest report');
  await fill('Message', 'The report is in your account.');
  await fill('Audience', 'investors');
  await fill('Send time', local);
  await click('Schedule notification');
  await shows('Harvest report was scheduled.');
  assert.deepEqual(bodiesOf(requests, '/admin/schedule-notification'), [
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
  const [{ notification_id: _, ...sent }] = bodiesOf(requests, '/admin/update-notification');
  assert.deepEqual(sent, { title: 'Harvest report, second edition' });
  await click('Delete Harvest report, second edition');
  await shows("It won't be sent.");
});

test('a new notification is for tomorrow at 9, and its preview counts the recipients', async () => {
  await openConsole('/notifications/new');
  await fill('Title', 'Bridge closed');
  const { value } = (await screen.findByLabelText(/^Send time/)) as HTMLInputElement;
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  assert.equal(value, toLocalTime(tomorrow.toISOString()).replace(/T.*/, 'T09:00'));
  const preview = () => screen.getByRole('region', { name: 'Preview' }).textContent;
  await waitFor(() => assert.equal(preview(), `Preview246 usersBridge closedMessage${formatMoment(value)}`));
  await fill('Audience', 'active');
  assert.match(preview() ?? '', /^Preview215 users/);
  // Only the server knows who counts as an investor.
  await fill('Audience', 'investors');
  await fill('When', 'now');
  assert.equal(preview(), 'PreviewBridge closedMessageNow');
});

test('a send time must be in the future; a notification sent now becomes read-only', async () => {
  const { requests } = await openConsole('/notifications/new');
  await fill('Title', 'Bridge closed');
  await fill('Message', 'Use the ferry.');
  await fill('Send time', '2020-01-01T10:00');
  await click('Schedule notification');
  await shows('Choose a time in the future.');
  await fill('When', 'now');
  assert.equal(document.querySelector('[type="datetime-local"]'), null);
  await click('Send now to 246 users');
  await shows('Bridge closed was sent.');
  assert.equal(bodiesOf(requests, '/admin/schedule-notification').at(-1).scheduled_at, null);
  await click('Bridge closed');
  await screen.findByRole('heading', { name: 'Message' });
  assert.equal(document.querySelector('main form'), null);
});

test('editing only the title of a notification in the hour that occurs twice in autumn doesn’t move its time', async (t) => {
  setZone(t, 'Europe/Berlin');
  // The second 02:30 of that night. The form shows 02:30, which alone means the first.
  const scheduled_at = '2031-10-26T01:30:00.000Z';
  const body = { title: 'Clocks change', message: 'Sleep longer.', audience: 'all', scheduled_at };
  const { requests } = await openConsole(async (call) => {
    const { notification_id } = await call('POST', '/admin/schedule-notification', body);
    return `/notifications/${notification_id}`;
  });
  assert.equal(((await screen.findByLabelText(/^Send time/)) as HTMLInputElement).value, '2031-10-26T02:30');
  await fill('Title', 'Clocks change tonight');
  await click('Save notification');
  await shows('Clocks change tonight was scheduled.');
  const [{ notification_id: _, ...sent }] = bodiesOf(requests, '/admin/update-notification');
  assert.deepEqual(sent, { title: 'Clocks change tonight' });
});

test('if a notification is sent while it is edited, its form keeps the typed text', async () => {
  const { call } = await openConsole('/notifications?status=scheduled');
  await click('Terms updated');
  const message = await fill('Message', 'Half a sen');
  const id = Number(location.pathname.split('/').at(-1));
  await call('POST', '/admin/update-notification', { notification_id: id, scheduled_at: null });
  await click('Save notification');
  await shows('This notification has already been sent.');
  assert.equal((message as HTMLTextAreaElement).value, 'Half a sen');
});
