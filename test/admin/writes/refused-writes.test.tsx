// No screen says that something was done which was not: every call that writes, with every failure, on its own screen.
import '../../support/dom.ts';
import '../../support/xhr.ts';
import assert from 'node:assert/strict';
import { Blob } from 'node:buffer';
import { after, before, describe, test } from 'node:test';
import { cleanup, render, waitFor } from '@testing-library/react';
import { Console } from '../../../src/admin/Console.tsx';
import { createScreenLoader } from '../../../src/admin/screen-loader.ts';
import type { Call } from '../../../src/contract/call.ts';
import { createClient } from '../../../src/http/client.ts';
import { demoAccounts, demoPassword } from '../../../src/server/api/accounts.ts';
import { createDemoApi } from '../../../src/server/api/demo-api.ts';
import { calls } from '../../../src/server/api/resources.ts';
import { mutations } from '../../api/endpoints.ts';
import { createCache } from '../../http/loads.ts';
import { serve } from '../../support/server.ts';
import { type Ask, type Deed, makeDeeds } from './deeds.ts';
import { failures, type WriteFailure } from './failures.ts';

/** A failure of one call, and how often it was met. */
let fault: { isMet: (method: string, path: string) => boolean; failure: WriteFailure; count: number } | undefined;

/** The header of a call that is to fail. */
const MARK = 'x-fault';

const demo = createDemoApi({ passwordCost: 2 });
after(() => demo.close());
const origin = await serve((request, response) => {
  const { method = '', url = '' } = request;
  const isFaulty = fault?.isMet(method, url.replace('/api', ''));
  if (!isFaulty && !request.headers[MARK]) return void demo.handle(request, response);
  // One that was given up may come late: nobody waits for its answer.
  const met = fault;
  if (!met) return;
  request.resume();
  request.on('end', () => {
    met.count++;
    met.failure.give(response);
  });
});
const baseUrl = `${origin}/api`;

let token = '';
const ask: Ask = async (method, path, body) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(baseUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return ((await response.json()) as { data: Readonly<Record<string, unknown>> }).data;
};
const signedIn = await ask('POST', '/admin/login', { email: demoAccounts[0].email, password: demoPassword });
token = String(signedIn.token);
const deeds = await makeDeeds(ask);
const loader = createScreenLoader();

const markedFetch: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  const path = String(input).replace(baseUrl, '').replace(/\?.*/, '');
  if (fault?.isMet(init.method ?? 'GET', path)) headers.set(MARK, 'yes');
  return fetch(input, { ...init, headers });
};

function openConsole({ path, isVisitor }: Deed) {
  if (!isVisitor) {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(signedIn.user));
  }
  history.replaceState(null, '', isVisitor ? path : `/admin${path}`);
  render(
    <Console
      loader={loader}
      connect={({ role, readToken, onUnauthorized }) => {
        const client = createClient({ baseUrl, readToken, onUnauthorized, timeoutMs: 600_000, fetch: markedFetch });
        const request: typeof client.request = (call, ...rest) => {
          const isSilent = fault?.failure.isSilent && fault.isMet(call.method, call.path);
          return client.request(isSilent ? { ...call, timeoutMs: 1 } : call, ...rest);
        };
        return { cache: createCache(), client: { request }, readRole: () => role };
      }}
    />,
  );
}

const DONE =
  /\b(was|were) (already gone|added|approved|created|deleted|rejected|saved|scheduled|sent)\b|\badded to\b|Saved as it was/;
const isBusy = () => document.querySelector(':is(main, dialog) [aria-busy="true"]') !== null;
const words = () => document.body.textContent ?? '';
const saysDone = ({ isDone }: Deed) => (isDone ? isDone() : DONE.test(words()));

function matcherOf({ method, path, superPath }: Call) {
  const pattern = new RegExp(`^${(superPath ?? path).replace('{id}', '[^/]+')}$`);
  return (asked: string, address: string) => asked === method && pattern.test(address);
}

test('every call that writes has a deed', () => {
  assert.deepEqual(Object.keys(deeds).sort(), Object.keys(mutations).sort());
});

describe('a refused write', () => {
  // Files and forms that Node's own fetch can send; the other components of this process have the document's.
  const { Blob: DocumentBlob, FormData: DocumentFormData } = globalThis;
  before(async () => {
    Object.assign(globalThis, { Blob, FormData: (await new Response(new URLSearchParams()).formData()).constructor });
  });
  after(() => Object.assign(globalThis, { Blob: DocumentBlob, FormData: DocumentFormData }));

  for (const [name, deed] of Object.entries(deeds)) {
    test(`${name}: no failure is shown as done, and the next try works`, async () => {
      openConsole(deed);
      await deed.prepare?.();
      const address = location.href;
      const isMet = matcherOf(calls[name as keyof typeof calls]);
      for (const [title, failure] of Object.entries(failures)) {
        const met = { isMet, failure, count: 0 };
        fault = met;
        await deed.press();
        await waitFor(() => {
          assert.ok(failure.isSilent || met.count === 1, `${title}: is not sent`);
          assert.ok(!isBusy(), title);
          assert.match(words(), deed.says ?? failure.says, title);
        });
        assert.equal(saysDone(deed), false, `${title}: ${DONE.exec(words())?.[0]}`);
        assert.doesNotMatch(words(), DONE, title);
        assert.equal(location.href, address, `${title}: left`);
      }
      fault = undefined;
      await deed.press();
      await waitFor(() => assert.ok(saysDone(deed), 'A success is not told.'));
      cleanup();
    });
  }
});
