// Serves the built console with a demo API, and opens it as a signed-in user or a visitor.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { after, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { demoAccounts, demoPassword } from '../../../src/demo/api/accounts.ts';
import { createDemoApi } from '../../../src/demo/api/demo-api.ts';
import type { Handler } from '../../../src/hosting/handler.ts';
import { listen } from '../../../src/preview/serve.ts';
import type { Visit } from './browser.ts';
import { listenTo } from './complaints.ts';
import { lendContext } from './contexts.ts';

export { demoPassword };

const root = fileURLToPath(new URL('../../..', import.meta.url));
let listening: Promise<{ address: string; server: Server }> | undefined;
/** Handler of the current test. The tests of a process run in sequence, and share an address and its HTTP cache. */
let handle: Handler = () => false;

after(async () => {
  const server = (await listening)?.server;
  server?.close();
  server?.closeAllConnections();
});

/** Intercepts a request before the demo API: `false` passes it on, a status rejects it, a promise delays it. */
export type Intercept = (request: IncomingMessage) => false | number | Promise<void>;

export type ConsoleServer = Awaited<ReturnType<typeof serveConsole>>;

/** Serves `dist/` with its real headers and a fresh demo API, until the next call. `first` may respond before them. */
export async function serveConsole(first?: Handler) {
  listening ??= listen({
    dist: `${root}/dist`,
    work: `${root}/.build`,
    port: 0,
    handlers: [(request, response) => handle(request, response)],
  });
  const { address } = await listening;
  const api = createDemoApi({ passwordCost: 2 });
  handle = (request, response) => {
    if (first?.(request, response)) return true;
    if (!request.url?.startsWith('/api/')) return false;
    server.calls.push(`${request.method} ${request.url.slice('/api'.length)}`);
    const verdict = server.intercept(request);
    if (typeof verdict === 'number') {
      server.onRejection(request.url, verdict);
      reject(response, verdict);
    } else if (verdict === false) api.handle(request, response);
    else void verdict.then(() => api.handle(request, response));
    return true;
  };
  const server = {
    address,
    /** All API requests since `visitConsole`, such as `GET /admin/user-list?page=1&limit=10`. */
    calls: [] as string[],
    /** A test replaces this to reject or delay requests. A page may report an error for each rejected request. */
    intercept: (() => false) as Intercept,
    /** Called for each rejected request, with its path and the status. */
    onRejection: (_path: string, _status: number): void => undefined,
    async signIn(role: 'SU' | 'ADMIN'): Promise<{ token: string; user: unknown }> {
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

function reject(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: false, message: `Rejected with ${status}.` }));
}

/** Opens the console at a path, with a fresh demo API, signed in unless the role is `visitor`. */
export async function visitConsole(
  test: TestContext,
  path: string,
  role: 'SU' | 'ADMIN' | 'visitor' = 'SU',
  { viewport = { width: 1280, height: 800 }, ...options }: BrowserContextOptions = {},
): Promise<Visit & { server: ConsoleServer }> {
  const server = await serveConsole();
  const session = role === 'visitor' ? undefined : await server.signIn(role);
  const stored = session ? { token: session.token, user: JSON.stringify(session.user) } : {};
  server.calls.length = 0;
  const { context } = await lendContext(test, server.address, { reducedMotion: 'reduce', ...options }, stored);
  const expects = listenTo(context, test);
  server.onRejection = (path, status) => expects(new RegExp(`status of ${status} .*${path.replace(/\?.*/, '')}`));
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(server.address + path);
  // `goto` resolves before the console has started, because a script loads the console's shell.
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  return { page, context, expects, server };
}

/** Navigates to another screen without a reload: cache and code stay loaded. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ index: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Returns a file to upload, whose first bytes are a PNG's. */
export function image(name: string) {
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return { name, mimeType: 'image/png', buffer: Buffer.concat([start, Buffer.alloc(2000)]) };
}
