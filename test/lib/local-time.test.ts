import assert from 'node:assert/strict';
import test, { beforeEach, type TestContext } from 'node:test';
import { toLocalTime, toUtc, zoneName } from '../../src/lib/local-time.ts';
import { setZone } from '../support/clock.ts';

beforeEach((t) => setZone(t as TestContext, 'Europe/Berlin'));

test('a local time is converted to UTC, in summer and in winter, and across midnight', () => {
  assert.equal(zoneName(), 'Europe/Berlin');
  assert.equal(toUtc('2026-07-01T09:30'), '2026-07-01T07:30:00.000Z');
  assert.equal(toUtc('2026-01-15T09:30'), '2026-01-15T08:30:00.000Z');
  assert.equal(toUtc('2027-01-01T00:30'), '2026-12-31T23:30:00.000Z');
  process.env.TZ = 'Asia/Kathmandu';
  assert.equal(toUtc('2026-07-01T09:30'), '2026-07-01T03:45:00.000Z');
});

test('a time that the clocks skip in spring is invalid; the minutes around it are valid', () => {
  assert.equal(toUtc('2026-03-29T01:59'), '2026-03-29T00:59:00.000Z');
  assert.equal(toUtc('2026-03-29T02:00'), undefined);
  assert.equal(toUtc('2026-03-29T02:59'), undefined);
  assert.equal(toUtc('2026-03-29T03:00'), '2026-03-29T01:00:00.000Z');
});

test('a time in the hour that occurs twice in autumn means its first occurrence', () => {
  assert.equal(toUtc('2026-10-25T02:30'), '2026-10-25T00:30:00.000Z');
  assert.equal(toUtc('2026-10-25T03:00'), '2026-10-25T02:00:00.000Z');
  assert.equal(toLocalTime('2026-10-25T00:30:00Z'), '2026-10-25T02:30');
  assert.equal(toLocalTime('2026-10-25T01:30:00Z'), '2026-10-25T02:30');
});

test('an invalid time isn’t converted', () => {
  for (const text of ['', 'soon', '2026-07-01', '2026-13-01T09:30', '2026-02-30T09:30', '2026-07-01T24:00']) {
    assert.equal(toUtc(text), undefined, text);
  }
  assert.equal(toLocalTime('soon'), '');
  assert.equal(toLocalTime(''), '');
});

test('a moment converted to local time and back keeps its minute, in four time zones', () => {
  for (const name of ['America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC']) {
    process.env.TZ = name;
    assert.equal(toUtc(toLocalTime('2026-08-09T22:17:45.250Z')), '2026-08-09T22:17:00.000Z', name);
  }
});
