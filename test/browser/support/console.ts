// The built console beside a demo API of its own, and people who are signed in.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { after, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { demoAccounts, demoPassword } from '../../../src/server/api/accounts.ts';
import { createDemoApi, type DemoApiOptions } from '../../../src/server/api/demo-api.ts';
import { type Handler, listen } from '../../../src/server/serve.ts';
import { complain, type Visit } from './browser.ts';
import { lendContext } from './contexts.ts';

export { demoPassword };

const root = fileURLToPath(new URL('../../..', import.meta.url));
let listening: Promise<{ address: string; server: Server }> | undefined;
/** Who answers calls now: the tests of a process run one after the other, and share an address and the cache for it. */
let answer: Handler = () => false;

after(async () => {
  const server = (await listening)?.server;
  server?.close();
  server?.closeAllConnections();
});

/** Decides about a call before the demo API sees it: `false` leaves it alone, a status refuses it, a promise delays it. */
export type Intercept = (request: IncomingMessage) => false | number | Promise<void>;

export interface ConsoleServer {
  address: string;
  /** Every call that came, as `GET /admin/user-list?page=1&limit=10`. */
  calls: string[];
  /** Replace it to refuse or delay calls. */
  intercept: Intercept;
  /** A session of the role, got by signing in. */
  signIn(role: 'SU' | 'ADMIN'): Promise<{ token: string; user: unknown }>;
}

/** Serves `dist/` with its real headers and a fresh demo API, until the next test asks for one. */
export async function serveConsole(options: DemoApiOptions = {}): Promise<ConsoleServer> {
  listening ??= listen({
    dist: `${root}/dist`,
    work: `${root}/.build`,
    port: 0,
    handlers: [(request, response) => answer(request, response)],
  });
  const { address } = await listening;
  const api = createDemoApi({ passwordCost: 2, ...options });
  answer = (request, response) => {
    if (!request.url?.startsWith('/api/')) return false;
    server.calls.push(`${request.method} ${request.url.slice('/api'.length)}`);
    const verdict = server.intercept(request);
    if (typeof verdict === 'number') refuse(response, verdict);
    else if (verdict === false) api.handle(request, response);
    else void verdict.then(() => api.handle(request, response));
    return true;
  };
  const server: ConsoleServer = {
    address,
    calls: [],
    intercept: () => false,
    async signIn(role) {
      const email = demoAccounts.find((account) => account.role === role)?.email;
      const response = await fetch(`${address}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demoPassword }),
      });
      return (await response.json()).data;
    },
  };
  return server;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: false, message: `Refused with ${status}.` }));
}

/** Opens the console at a path as someone who is signed in. Failed calls are expected; every other complaint is not. */
export async function visitConsole(
  test: TestContext,
  server: ConsoleServer,
  path: string,
  role: 'SU' | 'ADMIN' | 'visitor' = 'SU',
  { viewport = { width: 1280, height: 800 }, ...options }: BrowserContextOptions = {},
): Promise<Visit> {
  const session = role === 'visitor' ? undefined : await server.signIn(role);
  const stored = session ? { token: session.token, user: JSON.stringify(session.user) } : {};
  server.calls.length = 0;
  const { context } = await lendContext(test, server.address, { reducedMotion: 'reduce', ...options }, stored);
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  const complaints: string[] = [];
  complain(page, server.address, complaints);
  await page.goto(server.address + path);
  // A document is loaded before the console has started: its shell is fetched by a script.
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  return { page, context, complaints };
}

/** Goes to another screen of the console as Forward does: what is cached stays, and the code is not started anew. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ index: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Complaints but for the browser's own line about an answer with a failure status. */
export function unexpected(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !complaint.includes('Failed to load resource'));
}
