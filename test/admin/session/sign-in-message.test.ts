import assert from 'node:assert/strict';
import test from 'node:test';
import { signInMessage } from '../../../src/admin/session/SignIn.tsx';
import { type ApiError, FetchError, HttpError, ParsingError } from '../../../src/http/errors.ts';
import { sentences } from '../../support/sentences.ts';

const href = 'https://site.example/api';
const messageFor = (error: ApiError) => signInMessage(error, href);
const said = (details: { status: number; body?: unknown }) => messageFor(new HttpError(details));

const unreachable = /^Couldn't reach the API at https:\/\/site\.example\/api\. /;

for (const [what, details] of [
  ['the not-found page of a static host', { status: 404, body: '<!doctype html><title>Not found</title>' }],
  ['a static host that rejects POST', { status: 405, body: 'Method not allowed' }],
  ['a static host that rejects POST without a text', { status: 405, body: null }],
  ['a storage bucket', { status: 403, body: '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>' }],
  ['an empty 404', { status: 404, body: null }],
  ['a password on the whole site', { status: 401, body: '<h1>Authorization required</h1>' }],
  ['a proxy without its backend', { status: 502, body: '<html>502 Bad Gateway</html>' }],
] as const)
  test(`${what} isn’t recognized as an API`, () => assert.match(said(details), unreachable));

test('no response, and a host that returns its page for every request, aren’t recognized as an API', () => {
  for (const error of [new FetchError(), new ParsingError({ status: 200, text: '<html>' })])
    assert.match(messageFor(error), unreachable);
});

test('a rejected sign-in doesn’t reveal whether the email or the password was wrong', () => {
  const incorrect = 'Incorrect email or password. Forgot it? Ask a super-admin to set a new one.';
  for (const status of [400, 401, 404, 422])
    assert.equal(said({ status, body: { status: false, message: 'No such account.' } }), incorrect);
  assert.equal(said({ status: 401, body: null }), incorrect);
});

test('a 403 to a sign-in says that the account can’t sign in, and a 500 shows the usual message', () => {
  assert.match(said({ status: 403, body: { message: 'account_disabled' } }), /^This account can't sign in\./);
  assert.equal(said({ status: 500, body: null }), sentences.of(500));
});
