import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverSentence } from '../../src/lib/contact-message.ts';
import { parsed } from '../../src/lib/parsed.ts';

for (const [what, status, body, sentence] of [
  ['message', 422, '{"message":" Use your work address. ","errors":["x"]}', 'Use your work address.'],
  ['list of errors', 400, '{"errors":["No name.","No name.","No text."]}', 'No name. No text.'],
  ['list of objects', 422, '{"errors":[{"code":"E","message":"Should be an email."}]}', 'Should be an email.'],
  [
    'object of lists',
    422,
    '{"message":"","errors":{"email":["Not valid."],"name":["Too long."]}}',
    'Not valid. Too long.',
  ],
  ['half sentence about a field', 422, '{"errors":[{"field":"email","message":"is taken"}]}', 'email is taken'],
  ['half sentences by field', 400, '{"errors":{"phone":["is too long"]}}', 'phone is too long'],
  [
    'whole sentence by field',
    422,
    '{"errors":{"email":["email must be a valid email"]}}',
    'email must be a valid email',
  ],
  [
    'whole sentence of an object',
    422,
    '{"errors":[{"field":"name","message":"a Name is required"}]}',
    'a Name is required',
  ],
  ['object without a field', 422, '{"errors":[{"field":null,"message":"invalid email"}]}', 'invalid email'],
  [
    'object with a place',
    422,
    '{"errors":[{"loc":["body","email"],"msg":"field required","type":"missing"}]}',
    'email field required',
  ],
  [
    'field called message',
    422,
    '{"errors":{"message":["is too short"],"email":["is invalid"]}}',
    'message is too short email is invalid',
  ],
  ['sentence with a code', 422, '{"errors":{"E_17":["is not accepted"]}}', 'is not accepted'],
  ['message for developers', 500, '{"message":"Error in workflow"}', ''],
  ['message of an address that doesn’t exist', 404, '{"message":"The webhook is not registered."}', ''],
  ['page', 422, '<h1>No</h1>', ''],
  ['value without texts', 429, '{"message":{"retry":3},"errors":7}', ''],
  ['list', 429, '[{"message":"x"}]', ''],
  ['null', 422, 'null', ''],
] as const)
  test(`a server’s ${what} (${status}) gives the visitor ${sentence ? `“${sentence}”` : 'nothing'}`, () => {
    assert.equal(serverSentence(status, parsed(body)), sentence);
  });

test('a server’s text is cut, because it appears in the form', () => {
  assert.equal(serverSentence(422, { message: 'No. '.repeat(900) }).length, 300);
});
