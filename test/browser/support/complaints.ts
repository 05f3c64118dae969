// Complaints that fail a browser test unless it declares them: console errors and warnings (including resources that
// failed to load and policy violations), uncaught errors and requests to other origins.
import type { TestContext } from 'node:test';
import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright-core';

/** Matches addresses of test servers, which are all on loopback, and of the browser, such as its PDF extension. */
const own = /^(http:\/\/(127\.0\.0\.1|localhost)[:/]|(data|blob|about|mailto|chrome|chrome-extension|devtools):)/;

interface Heard {
  complaints: string[];
  expected: RegExp[];
}

/** Declares complaints that a test causes on purpose. */
export type Expects = (...complaints: RegExp[]) => void;

const heardBy = new WeakMap<TestContext, Heard[]>();

/** Records complaints of the context's pages until the test ends. The returned function declares expected ones. */
export function listenTo(context: BrowserContext, test: TestContext): Expects {
  const heard: Heard = { complaints: [], expected: [] };
  heardBy.set(test, [...(heardBy.get(test) ?? []), heard]);
  const { complaints } = heard;
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => complaints.push(`uncaught: ${error.error().message}`);
  const onRequest = (request: Request) => {
    if (!own.test(request.url())) complaints.push(`foreign request: ${request.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  test.after(() => context.off('console', onConsole).off('weberror', onError).off('request', onRequest));
  return (...patterns) => heard.expected.push(...patterns);
}

/** Returns the complaints of a test's pages, without the declared ones. */
export function undeclared(test: TestContext): string[] {
  return (heardBy.get(test) ?? []).flatMap(({ complaints, expected }) =>
    complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  );
}
