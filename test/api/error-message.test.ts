import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorMessage, fieldErrors, writeErrorMessage } from '../../src/api/error-message.ts';
import { type ErrorDetails, FetchError, HttpError, ParsingError, TimeoutError } from '../../src/http/errors.ts';

const http = (status: number, details: ErrorDetails = {}) => new HttpError({ status, ...details });

test('every kind of API failure has its own sentence, without status or exception text', () => {
  const errors = [
    new FetchError({ cause: new TypeError('fetch failed') }),
    new TimeoutError(),
    new ParsingError({ status: 200, text: '<html>' }),
    ...[400, 401, 403, 404, 409, 413, 415, 429, 500].map((status) => http(status)),
    new Error('secret'),
  ];
  const texts = errors.map((error) => errorMessage(error));
  assert.equal(new Set(texts).size, texts.length);
  for (const text of texts) assert.doesNotMatch(text, /[45]\d\d|secret|fetch|html/);
});

test('an error shows the server’s message, except for 401, 413, 415 and 5xx', () => {
  const withReason = (status: number) => errorMessage(http(status, { body: { message: 'jwt expired' } }));
  for (const status of [400, 403, 404, 409, 422]) assert.equal(withReason(status), 'jwt expired');
  for (const status of [401, 413, 415, 500]) assert.equal(withReason(status), errorMessage(http(status)));
  assert.equal(errorMessage(http(409, { body: '<h1>Conflict</h1>' })), errorMessage(http(409)));
});

test('the message for too many attempts says when to try again', () => {
  assert.match(errorMessage(http(429, { headers: new Headers({ 'retry-after': '6.5' }) })), /in 7 seconds/);
});

test('field errors are read from all three response formats', () => {
  const of = (errors: unknown) => fieldErrors(http(422, { body: { errors } }));
  assert.deepEqual(of({ name: ['Too long', 'Odd'] }), { name: ['Too long', 'Odd'] });
  assert.deepEqual(of({ name: 'Too long' }), { name: ['Too long'] });
  assert.deepEqual(
    of([
      { field: 'name', message: 'A' },
      { field: 'name', message: 'B' },
    ]),
    { name: ['A', 'B'] },
  );
  for (const errors of [undefined, null, 'x', 7, [null], { name: 7 }]) assert.deepEqual(of(errors), {});
  assert.deepEqual(fieldErrors(new Error('x')), {});
});

const taken = { email: ['Is taken.'] };
/** An error as the bodies of common frameworks, and the fields that they name. */
const bodies: readonly [framework: string, body: object, fields: object][] = [
  ['Laravel', { message: 'Invalid.', errors: { ...taken, name: ['Too long.'] } }, { ...taken, name: ['Too long.'] }],
  [
    'Nest',
    { statusCode: 400, message: ['email must be an email', 'Say more.'], error: 'Bad Request' },
    { email: ['email must be an email'], '': ['Say more.'] },
  ],
  [
    'RFC 9457',
    { title: 'Invalid', detail: 'A field is invalid.', errors: [{ detail: 'Is taken.', pointer: '#/email' }] },
    taken,
  ],
  ['FastAPI', { detail: [{ loc: ['body', 'email'], msg: 'Is taken.', type: 'unique' }] }, taken],
  [
    'zod',
    {
      success: false,
      error: { name: 'ZodError', message: '[{…}]', issues: [{ path: ['email'], message: 'Is taken.' }] },
    },
    taken,
  ],
  ['zod, flattened', { errors: { formErrors: [], fieldErrors: taken } }, taken],
  [
    'Fastify',
    { statusCode: 400, code: 'FST_ERR_VALIDATION', error: 'Bad Request', message: 'body/email must be a string' },
    { email: ['body/email must be a string'] },
  ],
  ['nested errors', { error: { message: 'Invalid.', errors: [{ field: 'email', message: 'Is taken.' }] } }, taken],
];

for (const [framework, body, fields] of bodies)
  test(`the errors of ${framework} have their reasons, with the field if it's named`, () => {
    assert.deepEqual(fieldErrors(http(422, { body })), fields);
    assert.equal(errorMessage(http(422, { body })), Object.values(fields).flat().join(' '));
  });

test('a reason without a field is read from the places where frameworks put it', () => {
  for (const body of [
    { message: ['No.', 'Never.'] },
    { detail: 'No. Never.' },
    { error: 'No. Never.' },
    { error: { message: 'No. Never.' } },
  ])
    assert.equal(errorMessage(http(422, { body })), 'No. Never.');
});

test('the message of a failed write says that it may have gone through, unless it was rejected', () => {
  const timeout = new TimeoutError();
  for (const error of [new FetchError(), timeout, new ParsingError({ status: 200 }), http(500)])
    assert.match(writeErrorMessage(error), /^[^.]+\. The change may have gone through\. Check before you try again\.$/);
  assert.equal(writeErrorMessage(http(422, { body: { message: 'No such user.' } })), 'No such user.');
});

test('a long server message is cut, and its direction marks are removed', () => {
  const message = `\u202E${'W'.repeat(5000)}`;
  assert.equal(errorMessage(http(409, { body: { message } })), `${'W'.repeat(300)}…`);
  assert.deepEqual(fieldErrors(http(422, { body: { errors: { name: message } } })), { name: [`${'W'.repeat(300)}…`] });
});
