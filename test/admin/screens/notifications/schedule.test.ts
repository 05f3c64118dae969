import assert from 'node:assert/strict';
import test from 'node:test';
import { checkTime } from '../../../../src/admin/screens/notifications/Notifications.tsx';
import { setZone } from '../../../support/clock.ts';

test('a send time is required, must exist and be in the future; sending now needs none', (t) => {
  setZone(t, 'Europe/Berlin');
  const nowMs = Date.parse('2026-03-01T12:00:00Z');
  assert.equal(checkTime('later', '', nowMs), 'Enter a date and a time.');
  for (const time of ['20266-03-01T13:00', '0026-03-01T13:00'])
    assert.match(checkTime('later', time, nowMs) ?? '', /year with four digits/);
  assert.match(checkTime('later', '2026-03-29T02:30', nowMs) ?? '', /doesn't exist/);
  assert.equal(checkTime('later', '2026-03-01T13:00', nowMs), 'Choose a time in the future.');
  assert.equal(checkTime('later', '2026-03-01T13:01', nowMs), undefined);
  for (const time of ['', '0026-03-01T13:00']) assert.equal(checkTime('now', time, nowMs), undefined);
});
