// Whatever goes wrong with a write, none of them says that it was done: each mutation with each failure, over real HTTP.
import '../support/xhr.ts';
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { type Api, toWrite } from '../../src/api/endpoint.ts';
import { writeErrorMessage } from '../../src/api/error-message.ts';
import { createClient } from '../../src/http/client.ts';
import { ApiError, type ErrorKind } from '../../src/http/errors.ts';
import { createCache } from '../http/loads.ts';
import { reply, serve } from '../support/server.ts';
import { mutations } from './endpoints.ts';

const sentence = 'In use.';
const said = { message: sentence };

/** A failure as a server gives it, the kind that it is read as, and whether its own sentence is shown. */
type Case = readonly [answer: (response: ServerResponse) => void, kind: ErrorKind, isSaid: boolean];

const refused = (flags: object): Case => [
  (response) => reply(response, 200, { ...flags, ...said }),
  'HTTP_ERROR',
  true,
];
const cases: Readonly<Record<string, Case>> = {
  'status false': refused({ status: false }),
  'status "error"': refused({ status: 'error' }),
  'status "fail"': refused({ status: 'fail' }),
  'status 0': refused({ status: 0 }),
  'status 422': refused({ status: 422 }),
  'success false': refused({ success: false }),
  'success 0': refused({ success: 0 }),
  'status true, success false': refused({ status: true, success: false }),
  'HTTP 409': [(response) => reply(response, 409, { status: false, ...said }), 'HTTP_ERROR', true],
  'HTTP 422': [(response) => reply(response, 422, { status: false, ...said }), 'HTTP_ERROR', true],
  'HTTP 500': [(response) => reply(response, 500, { status: false, ...said }), 'HTTP_ERROR', false],
  'HTTP 503': [(response) => reply(response, 503), 'HTTP_ERROR', false],
  'a page': [(response) => reply(response, 200, '<h1>Welcome</h1>'), 'PARSING_ERROR', false],
  'a list': [(response) => reply(response, 200, []), 'PARSING_ERROR', false],
  'half an answer': [(response) => reply(response, 200, '{"status": true, "da'), 'PARSING_ERROR', false],
  'a lost connection': [(response) => response.destroy(), 'FETCH_ERROR', false],
};

let answer: Case[0] = (response) => reply(response, 200);
const baseUrl = await serve((request, response) => {
  request.resume();
  request.on('end', () => answer(response));
});
const settings = { baseUrl, readToken: () => 'abc', onUnauthorized() {}, timeoutMs: 15_000 };
const api: Api = { cache: createCache(), client: createClient(settings), readRole: () => 'SU' };

/** Every field that a body or a path could want. */
const args = { id: 1, images: [], document: new Blob(['x']) };

test('there is a mutation for every write', () => assert.ok(Object.keys(mutations).length >= 21));

for (const [name, mutation] of Object.entries(mutations))
  test(`${name} believes no failure`, async () => {
    for (const [title, [give, kind, isSaid]] of Object.entries(cases)) {
      answer = give;
      const error = await api.cache.write(toWrite(api, mutation, args)).then(
        () => assert.fail(`${title} counts as done`),
        (thrown: unknown) => thrown,
      );
      assert.ok(error instanceof ApiError, title);
      assert.equal(error.kind, kind, title);
      const shown = writeErrorMessage(error);
      assert.equal(shown.includes(sentence), isSaid, title);
      assert.equal(/may have been done/.test(shown), kind !== 'HTTP_ERROR' || (error.status ?? 0) >= 500, title);
    }
  });

test('every mutation whose answer is a row believes no id that JSON has rounded', async () => {
  for (const [name, mutation] of Object.entries(mutations)) {
    const body = '{"status": true, "data": {"ID": 9007199254740993}}'.replace('ID', 'category_id');
    if (name !== 'createCategory' && name !== 'updateCategory') continue;
    answer = (response) => reply(response, 200, body);
    await assert.rejects(api.cache.write(toWrite(api, mutation, args)), { kind: 'PARSING_ERROR' }, name);
  }
});

test('a server that never answers is no success', async () => {
  answer = () => undefined;
  const impatient = { ...api, client: createClient({ ...settings, timeoutMs: 1 }) };
  for (const [name, mutation] of Object.entries(mutations)) {
    if (/^(add|update)Pro(ject(Images|Document)|file)$/.test(name)) continue;
    await assert.rejects(impatient.cache.write(toWrite(impatient, mutation, args)), { kind: 'TIMEOUT_ERROR' }, name);
  }
});
