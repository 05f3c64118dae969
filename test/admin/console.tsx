// The whole console in a document, with the demo API behind it, whose answers a test may hold back or replace.
import { after } from 'node:test';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { Console } from '../../src/admin/Console.tsx';
import { createScreenLoader } from '../../src/admin/screen-loader.ts';
import { createClient } from '../../src/http/client.ts';
import { demoAccounts, demoPassword } from '../../src/server/api/accounts.ts';
import { createDemoApi } from '../../src/server/api/demo-api.ts';
import { createCache } from '../http/loads.ts';
import { serve } from '../support/server.ts';

/** A request that was made: what the server does with it waits for `go`. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
}

/** Signs in over HTTP, and opens a path of the super-admin's console. `before` is awaited before a request is answered. */
export async function openConsole(path: string, before: (asked: Asked) => Promise<unknown> | undefined) {
  const demo = createDemoApi({ passwordCost: 2 });
  after(() => demo.close());
  const asked: Asked[] = [];
  const origin = await serve(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const one = { method, path: url.replace('/api', ''), token: headers.authorization };
    asked.push(one);
    await before(one);
    demo.handle(request, response);
  });
  const baseUrl = `${origin}/api`;
  const call = async (method: string, to: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(baseUrl + to, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await response.json()).data;
  };
  const [{ email }] = demoAccounts;
  const { user, token } = await call('POST', '/admin/login', { email, password: demoPassword });
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  history.replaceState(null, '', `/admin${path}`);
  render(
    <Console
      loader={createScreenLoader()}
      connect={({ role, readToken, onUnauthorized }) => ({
        cache: createCache(),
        client: createClient({
          baseUrl,
          readToken,
          onUnauthorized,
          timeoutMs: 600_000,
          fetch: (...args) => fetch(...args),
        }),
        readRole: () => role,
      })}
    />,
  );
  return { asked, ask: (method: string, to: string, body?: object) => call(method, to, body, token) };
}

/** Presses the newest button, switch or link of that name as soon as it is there: those of a dialog come after those of its page. */
export function click(name: string | RegExp): Promise<void> {
  const isIt = (text: string | null) => (typeof name === 'string' ? text?.trim() === name : name.test(text ?? ''));
  return waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, input[type="checkbox"], [role="switch"]')];
    const found = all.findLast((each) => isIt(each.getAttribute('aria-label')) || isIt(each.textContent));
    if (!found) throw new Error(`There is no '${name}'.`);
    fireEvent.click(found);
  });
}

/** All that can be read. */
export const words = () => document.body.textContent ?? '';
