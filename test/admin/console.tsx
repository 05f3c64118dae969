// Renders the whole console against the demo API, whose responses a test may delay or replace.
import '../support/xhr.ts';
import assert from 'node:assert/strict';
import { Blob, File } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { after, before } from 'node:test';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createScreenLoader } from '../../src/admin/routes.ts';
import { Console } from '../../src/admin/start-console.tsx';
import type { Api } from '../../src/api/endpoint.ts';
import { demoAccounts, demoPassword } from '../../src/demo/api/accounts.ts';
import { createDemoApi } from '../../src/demo/api/demo-api.ts';
import { type ClientSettings, createClient } from '../../src/http/client.ts';
import { createCache } from '../http/loads.ts';
import { reply, serve } from '../support/server.ts';

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string;
}

/** A response that replaces the demo API's. */
export type Replacement = readonly [status: number, body: unknown];

/** Changes to the requests and responses between the console and the demo API, and the role of the user. */
export interface Overrides {
  /** Holds a request back from the demo API until the returned promise resolves. */
  readonly before?: (request: SentRequest) => Promise<unknown> | undefined;
  /** Rewrites the path of a request before the demo API receives it. */
  readonly pathOf?: (path: string) => string;
  /** Replaces a response, unless it returns `undefined`. */
  readonly respond?: (request: SentRequest, body: Body) => Replacement | undefined;
  /** Role of the signed-in user; a visitor isn't signed in. Default: super-admin. */
  readonly role?: 'SU' | 'ADMIN' | 'visitor';
}

// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its bodies
export type Body = any;

/** Sends a request as a demo account, but not through the console. Returns the response's `data`. */
export type ApiCall = (method: string, to: string, body?: object) => Promise<Body>;

/** Sends a request with a token, and returns the response's `data`. */
export async function send(baseUrl: string, token: string, ...[method, to, body]: Parameters<ApiCall>): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(baseUrl + to, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return (await response.json()).data;
}

/** Stores a session in `localStorage`, where the console finds it when it starts. */
export function storeSession({ token, user }: { token: string; user: unknown }): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}

/** Opens a path below `/admin` in the console. A function may compute the path from the demo's data. */
export async function openConsole(path: string | ((call: ApiCall) => Promise<string>), overrides: Overrides = {}) {
  const { pathOf = (to: string) => to, respond, role = 'SU' } = overrides;
  const demo = createDemoApi({ passwordCost: 2 });
  after(() => demo.close());
  const requests: SentRequest[] = [];
  const behind = await serve((request, response) => void demo.handle(request, response));
  const origin = await serve(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const sent = await buffer(request);
    const one = { method, path: url.replace('/api', ''), token: headers.authorization, body: sent.toString() };
    requests.push(one);
    await overrides.before?.(one);
    const init = { method, headers: headers as Record<string, string>, ...(sent.length > 0 && { body: sent }) };
    const received = await fetch(behind + pathOf(url), init).catch(() => undefined);
    // The demo server is closed once the test has ended.
    if (!received) return void response.destroy();
    const body: Body = await received.json();
    const [status, text] = respond?.(one, body) ?? [received.status, body];
    const wait = received.headers.get('retry-after');
    reply(response, status, text, wait ? { 'retry-after': wait } : {});
  });
  const baseUrl = `${origin}/api`;
  const email = (demoAccounts.find((account) => account.role === role) ?? demoAccounts[0]).email;
  const session = await send(baseUrl, '', 'POST', '/admin/login', { email, password: demoPassword });
  if (role !== 'visitor') storeSession(session);
  const call: ApiCall = (...request) => send(baseUrl, session.token, ...request);
  requests.length = 0;
  history.replaceState(null, '', `/admin${typeof path === 'string' ? path : await path(call)}`);
  renderConsole(createScreenLoader(), (settings) => createClient({ ...settings, baseUrl }));
  return { requests, call };
}

/** Renders the console with a client. Responses may arrive at any time, so React's `act` checks are turned off. */
export function renderConsole(
  loader: ReturnType<typeof createScreenLoader>,
  clientOf: (settings: Omit<ClientSettings, 'baseUrl'>) => Api['client'],
): void {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  render(
    <Console
      loader={loader}
      connect={({ role, ...session }) => ({
        cache: createCache(),
        client: clientOf({ ...session, timeoutMs: 600_000, fetch: (...args) => fetch(...args) }),
        readRole: () => role,
      })}
    />,
  );
}

/** Navigates to a path below `/admin`, or below another base, without clicking a link. */
export function goTo(path: string, base = '/admin'): void {
  history.pushState({ index: history.length }, '', base + path);
  fireEvent.popState(window, { state: history.state });
}

/** Uses Node's `Blob`, `File` and `FormData` in a suite that uploads files: Node's `fetch` accepts no others. */
export function sendFiles(): void {
  const { Blob: DocumentBlob, File: DocumentFile, FormData: DocumentFormData } = globalThis;
  before(async () => {
    Object.assign(globalThis, {
      Blob,
      File,
      FormData: (await new Response(new URLSearchParams()).formData()).constructor,
    });
  });
  after(() => Object.assign(globalThis, { Blob: DocumentBlob, File: DocumentFile, FormData: DocumentFormData }));
}

/** Chooses files in the last file input with this label. */
export async function choose(label: RegExp, ...files: readonly object[]): Promise<void> {
  const inputs = await screen.findAllByLabelText(label);
  fireEvent.change(inputs.at(-1) as HTMLElement, { target: { files } });
}

/** Returns the last button, switch or link with this name: a dialog's controls come after those of the page. */
export function controlOf(name: string | RegExp): HTMLElement {
  const isIt = (text: string | null) => (typeof name === 'string' ? text?.trim() === name : name.test(text ?? ''));
  const all = [...document.querySelectorAll<HTMLElement>('a, button, [role="switch"]')];
  const found = all.findLast((each) => isIt(each.getAttribute('aria-label')) || isIt(each.textContent));
  return found ?? assert.fail(`There is no '${name}'.`);
}

/** Clicks the last control with this name once it exists. */
export const click = (name: string | RegExp) => waitFor(() => void fireEvent.click(controlOf(name)));

export const words = () => document.body.textContent ?? '';

export const shows = (text: string | RegExp) =>
  waitFor(() =>
    assert.ok(typeof text === 'string' ? words().includes(text) : text.test(words()), `'${text}' is not there`),
  );

export const hides = (text: string) => waitFor(() => assert.ok(!words().includes(text), `'${text}' is still there`));

/** Fills in the last field with this label, with or without a mark such as “(optional)”. */
export async function fill(label: string, value: string): Promise<HTMLElement> {
  const fields = await screen.findAllByLabelText(new RegExp(`^${label}( \\(.*\\))?$`));
  const field = fields.at(-1) as HTMLElement;
  fireEvent.change(field, { target: { value } });
  return field;
}

/** Returns the names in a list's rows, except rows that are being removed. */
export const names = () =>
  [...document.querySelectorAll('tbody tr:not([data-leaving]) th a')].map((link) => link.textContent ?? '');

/** Returns the parsed bodies sent to a path, from the recorded requests. */
export const bodiesOf = (requests: readonly SentRequest[], path: string) =>
  requests.flatMap(({ path: to, body }) => (to === path && body ? [JSON.parse(body)] : []));
