import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toRejection } from '../../../src/admin/forms/rejection.ts';
import { FetchError, HttpError } from '../../../src/http/errors.ts';

const rejectionOf = (status: number, body = {}) =>
  toRejection<{ name: string }>(new HttpError({ status, body, headers: new Headers({ 'retry-after': '60' }) }), [
    'name',
  ]);

test('only a 429 counts as too many attempts; other errors with Retry-After keep their messages', () => {
  // The message contains no number of seconds: the button shows them.
  assert.match(rejectionOf(429).sentences.join(), /^Too many attempts\D*$/);
  assert.match(rejectionOf(503).sentences.join(), /may have gone through/);
  assert.deepEqual(rejectionOf(503, { errors: { name: ['Taken.'] } }).errors, { name: 'Taken.' });
  for (const status of [429, 503]) assert.ok(Number(rejectionOf(status).waitUntilMs) > Date.now(), `${status} waits`);
});

test('the server’s errors for a field appear at the field; for an unknown field, in the form’s summary', () => {
  const body = { status: false, message: 'x', errors: { name: ['Too short.', 'Too plain.'], other: ['Odd.'] } };
  const rejection = toRejection<{ name: string }>(new HttpError({ status: 422, body }), ['name']);
  assert.deepEqual(rejection, { errors: { name: 'Too short. Too plain.' }, sentences: ['Odd.'], waitUntilMs: 0 });
});

test('a form’s failure without field errors always has a message', () => {
  for (const error of [new FetchError(), new HttpError({ status: 401 }), undefined])
    assert.equal(toRejection<{ name: string }>(error, ['name']).sentences.length, 1);
});
