// Checks that no screen reports success after a failed write. Each mutation gets one kind of failure. One form and one
// upload get every kind.
import '../../support/dom.ts';
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, describe, test } from 'node:test';
import { cleanup, waitFor } from '@testing-library/react';
import { createScreenLoader } from '../../../src/admin/routes.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { demoAccounts, demoPassword } from '../../../src/demo/api/accounts.ts';
import { createDemoApi } from '../../../src/demo/api/demo-api.ts';
import { createClient } from '../../../src/http/client.ts';
import { mutations } from '../../api/endpoints.ts';
import { sentences } from '../../support/sentences.ts';
import { reply, serve } from '../../support/server.ts';
import { click, fill, hides, renderConsole, send, sendFiles, shows, storeSession, words } from '../console.tsx';
import { createWrites, type Write } from './writes.ts';

interface WriteFailure {
  readonly says: string;
  give(response: ServerResponse): void;
  /** The server never responds; the client times out at once. */
  readonly isSilent?: true;
}

/** Creates a rejection. Each has its own message, so a test can't match that of the previous failure. */
const rejection = (status: number, flags: object, says: string): WriteFailure => ({
  says,
  give: (response) => reply(response, status, { ...flags, message: says }),
});
const text = (status: number, body: string, says: string): WriteFailure => ({
  says,
  give: (response) => reply(response, status, body),
});

const cutOff = '{"status": true, "message": "Done.", "data": {"na';
const { failed, unreadable, unreachable, late } = sentences;

/** The ways in which a mutation fails. The contract's tests cover other flags of a rejection. */
const failures: Readonly<Record<string, WriteFailure>> = {
  'status false': rejection(200, { status: false }, 'In use: 1.'),
  'success false with status true': rejection(200, { status: true, success: false }, 'In use: 2.'),
  'HTTP 422': rejection(422, { status: false }, 'In use: 3.'),
  'HTTP 503': text(503, '', failed),
  HTML: text(200, '<!doctype html><title>Done</title><h1>Your item was saved.</h1>', unreadable),
  'an empty body': text(200, '', unreadable),
  'cut-off JSON': text(200, cutOff, unreadable),
  'a redirect to a captive portal': {
    says: unreachable,
    give: (response) => reply(response, 302, undefined, { location: '/api/portal' }),
  },
  'a connection that is lost': { says: unreachable, give: (response) => response.destroy() },
  'a body that is cut off': {
    says: unreachable,
    give(response) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write(cutOff, () => response.destroy());
    },
  },
  'no response': { says: late, give: () => undefined, isSilent: true },
};

/** Saves during which the session ends: a new row, an existing row, the profile. Other forms share their code. */
const expiring = ['createCategory', 'updateBankAccount', 'updateProfile'];

/** The failure of the requests that `isMet` matches, and how often it has occurred. */
let fault: { isMet: (method: string, path: string) => boolean; failure: WriteFailure; count: number } | undefined;

/** Header that marks a request that must fail. */
const MARK = 'x-fault';

const demo = createDemoApi({ passwordCost: 2 });
after(() => demo.close());
const origin = await serve((request, response) => {
  const { method = '', url = '' } = request;
  const isFaulty = fault?.isMet(method, url.replace('/api', ''));
  if (!isFaulty && !request.headers[MARK]) return void demo.handle(request, response);
  // An aborted request may arrive late; its response is no longer needed.
  const met = fault;
  if (!met) return;
  request.resume();
  request.on('end', () => {
    met.count++;
    met.failure.give(response);
  });
});
const baseUrl = `${origin}/api`;

const account = { email: demoAccounts[0].email, password: demoPassword };
const session = await send(baseUrl, '', 'POST', '/admin/login', account);
const writes = await createWrites((...request) => send(baseUrl, session.token, ...request));
const loader = createScreenLoader();

const markedFetch: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  const path = String(input).replace(baseUrl, '').replace(/\?.*/, '');
  if (fault?.isMet(init.method ?? 'GET', path)) headers.set(MARK, 'yes');
  return fetch(input, { ...init, headers });
};

function openConsole({ path, isVisitor }: Write) {
  if (!isVisitor) storeSession(session);
  history.replaceState(null, '', isVisitor ? path : `/admin${path}`);
  renderConsole(loader, (settings) => {
    const client = createClient({ ...settings, baseUrl, fetch: markedFetch });
    return {
      request(call, ...rest) {
        const isSilent = fault?.failure.isSilent && fault.isMet(call.method, call.path);
        return client.request(isSilent ? { ...call, timeoutMs: 1 } : call, ...rest);
      },
    };
  });
}

const DONE =
  /\b(was|were) (had already been deleted|added|approved|created|deleted|rejected|saved|scheduled|sent)\b|\badded to\b|Saved\. You/;
const isBusy = () => document.querySelector(':is(main, dialog) [aria-busy="true"]') !== null;
const saysDone = ({ isDone }: Write) => (isDone ? isDone() : DONE.test(words()));

function matcherOf({ method, path, superPath }: Endpoint) {
  const pattern = new RegExp(`^${(superPath ?? path).replace('{id}', '[^/]+')}$`);
  return (sentMethod: string, address: string) => sentMethod === method && pattern.test(address);
}

/** Ends the session during a mutation, signs in again, and checks that the typed values are kept. */
async function endSession({ press }: Write, isMet: (method: string, path: string) => boolean): Promise<void> {
  const typed = () =>
    [...document.querySelectorAll<HTMLInputElement>('main form [name]')].map(({ name, value }) => [name, value]);
  const before = typed();
  const give = (response: ServerResponse) => reply(response, 401, { status: false, message: 'Sign in.' });
  fault = { isMet, failure: { give, says: '' }, count: 0 };
  await press();
  await shows('Your session has ended');
  await fill('Password', demoPassword);
  await click('Sign in');
  await hides('Your session has ended');
  await shows(/your session has ended/i);
  assert.deepEqual(typed(), before);
}

test('the tests of failed writes cover every mutation', () => {
  assert.deepEqual(Object.keys(writes).sort(), Object.keys(mutations).sort());
});

describe('a failed write', () => {
  sendFiles();
  const all = Object.entries(failures);
  for (const [index, [name, write]] of Object.entries(writes).entries()) {
    test(`a failed ${name} isn’t shown as done, and the next try works`, async () => {
      openConsole(write);
      await write.prepare?.();
      const address = location.pathname;
      const isMet = matcherOf(endpoints[name as keyof typeof endpoints]);
      // All mutations share the client, but uploads are sent differently: one form and one upload get all failures.
      const getsAll = name === 'createCategory' || name === 'addProjectDocument';
      for (const [title, failure] of getsAll ? all : [all[index % all.length] ?? assert.fail()]) {
        const met = { isMet, failure, count: 0 };
        fault = met;
        await write.press();
        await waitFor(() => {
          assert.ok(failure.isSilent || met.count === 1, `${title}: isn't sent`);
          assert.ok(!isBusy(), title);
          assert.ok(write.says?.test(words()) ?? words().includes(failure.says), `${title}: ${words()}`);
        });
        assert.equal(saysDone(write), false, `${title}: ${DONE.exec(words())?.[0]}`);
        assert.doesNotMatch(words(), DONE, title);
        assert.equal(location.pathname, address, `${title}: left`);
      }
      if (expiring.includes(name)) await endSession(write, isMet);
      fault = undefined;
      await write.press();
      await waitFor(() => assert.ok(saysDone(write), 'The screen shows no success.'));
      cleanup();
    });
  }
});
