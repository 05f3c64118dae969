import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { checkTime, quickTimes, toScheduledAt } from '../../../../src/admin/screens/notifications/schedule.ts';
import type { Notification } from '../../../../src/contract/notifications.ts';

const zone = process.env.TZ;
before(() => {
  process.env.TZ = 'Europe/Berlin';
});
after(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const later = (time: string) => ({ when: 'later', scheduled_at: time }) as const;
const now = { when: 'now', scheduled_at: '' } as const;

test('a time is asked for, has to exist, and has to lie ahead', () => {
  const nowMs = Date.parse('2026-03-01T12:00:00Z');
  assert.equal(checkTime(later(''), nowMs), 'Enter a date and a time.');
  assert.match(checkTime(later('2026-03-29T02:30'), nowMs) ?? '', /^There is no such time/);
  assert.equal(checkTime(later('2026-03-01T13:00'), nowMs), 'Choose a time in the future.');
  assert.equal(checkTime(later('2026-03-01T13:01'), nowMs), undefined);
  assert.equal(checkTime(now, nowMs), undefined);
});

test('now is null, and a time is UTC', () => {
  assert.equal(toScheduledAt(now), null);
  assert.equal(toScheduledAt(later('2026-07-01T09:30')), '2026-07-01T07:30:00.000Z');
});

test('a time that was not edited goes back as it came, also from the second of two equal hours', () => {
  const scheduled: Notification = {
    notification_id: 7,
    title: 'A notice',
    message: 'Words.',
    audience: 'all',
    scheduled_at: '2026-10-25T01:30:15Z',
    status: 'scheduled',
    created_at: '2026-10-01T08:00:00Z',
  };
  assert.equal(toScheduledAt(later('2026-10-25T02:30'), scheduled), '2026-10-25T01:30:15Z');
  assert.equal(toScheduledAt(later('2026-10-25T02:31'), scheduled), '2026-10-25T00:31:00.000Z');
});

test('times that are a press away lie ahead, also on a Monday and at the end of a month', () => {
  // A Monday, and the last day of November.
  const now = new Date(2026, 10, 30, 23, 30);
  assert.deepEqual(quickTimes(now), [
    ['In an hour', '2026-12-01T00:30'],
    ['Tomorrow, 9:00', '2026-12-01T09:00'],
    ['Next Monday, 9:00', '2026-12-07T09:00'],
  ]);
});
