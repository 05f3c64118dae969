import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverSentence } from '../../src/lib/contact-message.ts';
import { parsed } from '../../src/lib/parsed.ts';

for (const [what, body, sentence, status = 422] of [
  ['message', { message: ' Use your work address. ', errors: ['x'] }, 'Use your work address.'],
  ['list of errors', { errors: ['No name.', 'No name.', 'No text.'] }, 'No name. No text.', 400],
  ['list of objects', { errors: [{ code: 'E', message: 'Should be an email.' }] }, 'Should be an email.'],
  ['object of lists', { message: '', errors: { email: ['Bad.'], name: ['Too long.'] } }, 'Bad. Too long.'],
  ['half sentence about a field', { errors: [{ field: 'email', message: 'is taken' }] }, 'email is taken'],
  ['half sentences by field', { errors: { phone: ['is too long'] } }, 'phone is too long', 400],
  ['whole sentence by field', { errors: { email: ['email must be valid'] } }, 'email must be valid'],
  ['whole sentence of an object', { errors: [{ field: 'name', message: 'a Name is due' }] }, 'a Name is due'],
  ['object without a field', { errors: [{ field: null, message: 'invalid email' }] }, 'invalid email'],
  ['object with a place', { errors: [{ loc: ['body', 'email'], msg: 'is due', type: 'x' }] }, 'email is due'],
  ['field called message', { errors: { message: ['is due'], email: ['is bad'] } }, 'message is due email is bad'],
  ['sentence with a code', { errors: { E_17: ['is not accepted'] } }, 'is not accepted'],
  ['message for developers', { message: 'Error in workflow' }, '', 500],
  ['message of an address that doesn’t exist', { message: 'The webhook is not registered.' }, '', 404],
  ['page', '<h1>No</h1>', ''],
  ['value without texts', { message: { retry: 3 }, errors: 7 }, '', 429],
  ['list', [{ message: 'x' }], '', 429],
  ['null', null, ''],
] as const)
  test(`a server’s ${what} (${status}) gives the visitor ${sentence ? `“${sentence}”` : 'nothing'}`, () => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    assert.equal(serverSentence(status, parsed(text)), sentence);
  });

test('a server’s text is cut, because it appears in the form', () => {
  assert.equal(serverSentence(422, { message: 'No. '.repeat(900) }).length, 300);
});
