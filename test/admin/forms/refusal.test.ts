import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toRefusal } from '../../../src/admin/forms/refusal.ts';
import { ApiError } from '../../../src/http/errors.ts';

const refusalOf = (status: number, body = {}) =>
  toRefusal<{ name: string }>(
    new ApiError('HTTP_ERROR', { status, body, headers: new Headers({ 'retry-after': '60' }) }),
    ['name'],
  );

test('only a 429 counts as too many attempts; other errors with Retry-After keep their messages', () => {
  assert.match(refusalOf(429).sentences.join(), /Too many attempts/);
  assert.match(refusalOf(503).sentences.join(), /may have gone through/);
  assert.deepEqual(refusalOf(503, { errors: { name: ['Taken.'] } }).errors, { name: 'Taken.' });
  for (const status of [429, 503]) assert.ok(Number(refusalOf(status).waitUntilMs) > Date.now(), `${status} waits`);
});
