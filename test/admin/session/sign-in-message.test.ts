import assert from 'node:assert/strict';
import test from 'node:test';
import { signInMessage } from '../../../src/admin/session/sign-in-message.ts';
import { ApiError } from '../../../src/http/errors.ts';

const href = 'https://site.example/api';
const said = (details: object, kind: ApiError['kind'] = 'HTTP_ERROR') =>
  signInMessage(new ApiError(kind as 'HTTP_ERROR', details as { status: number }), href);

for (const [what, details, kind] of [
  ['the not-found page of a static host', { status: 404, body: '<!doctype html><title>Not found</title>' }],
  ['a static host that takes no POST', { status: 405, body: 'Method not allowed' }],
  ['the same without a word', { status: 405, body: null }],
  ['a bucket', { status: 403, body: '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>' }],
  ['an empty 404', { status: 404, body: null }],
  ['a password on the whole site', { status: 401, body: '<h1>Authorization required</h1>' }],
  ['a proxy without its backend', { status: 502, body: '<html>502 Bad Gateway</html>' }],
  ['a host that answers everything with its page', { status: 200, text: '<html>' }, 'PARSING_ERROR'],
  ['no answer', {}, 'FETCH_ERROR'],
] as const) {
  test(`${what} is no API`, () => {
    assert.match(said(details, kind), /^The API can't be reached at https:\/\/site\.example\/api\. /);
  });
}

test('an API that refuses says nothing of which of the two was wrong', () => {
  for (const status of [400, 401, 404, 422]) {
    assert.equal(said({ status, body: { status: false, message: 'No such account.' } }), 'Email or password is wrong.');
  }
  assert.equal(said({ status: 401, body: null }), 'Email or password is wrong.');
});

test('what an API says otherwise is read as anywhere', () => {
  assert.equal(
    said({ status: 403, body: { message: 'This account is deactivated.' } }),
    'This account is deactivated.',
  );
  assert.equal(said({ status: 500, body: null }), 'The server has a problem. Try again later.');
});
