import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPassword } from '../../../src/admin/forms/checks.ts';
import { toRefusal } from '../../../src/admin/forms/refusal.ts';
import { ApiError } from '../../../src/http/errors.ts';

test('a new password that is short or very common is rejected with the reason', () => {
  assert.match(newPassword('short') ?? '', /characters/);
  for (const common of ['12345678', 'Password1', 'aaaaaaaaaa']) assert.match(newPassword(common) ?? '', /most common/);
  for (const fine of ['', 'long enough', 'harbor-lamp-42']) assert.equal(newPassword(fine), undefined);
});

test('the message above a button with a countdown has no number of its own', () => {
  const error = new ApiError('HTTP_ERROR', { status: 429, headers: new Headers({ 'retry-after': '6' }) });
  const { sentences, waitUntilMs = 0 } = toRefusal(error, []);
  assert.doesNotMatch(sentences.join(' '), /\d/);
  assert.ok(waitUntilMs > Date.now());
});
