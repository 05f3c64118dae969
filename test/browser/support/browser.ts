import test, { after, type TestContext } from 'node:test';
import type { APIResponse, Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { chromiumPath, launchChromium } from '../../support/chromium.ts';
import { hasAll, type Need } from '../../support/parts.ts';
import { TEST_MS, WAIT_MS } from '../../support/patience.ts';
import { type Expects, listenTo, undeclared } from './complaints.ts';
import { siteAddress } from './site.ts';

let launched: Promise<Browser> | undefined;

/** Defines `__name` in a page: tsx wraps inner functions in this helper, which a page lacks. */
export const nameHelper = 'globalThis.__name = (value) => value';

/** Returns the browser that all tests of this process share, and launches it at the first call. */
export function browser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

/** Opens the browser with long timeouts, for busy machines: a timeout means a hang, not slowness. */
async function launch(): Promise<Browser> {
  const started = await launchChromium();
  started.on('context', (context) => context.setDefaultTimeout(WAIT_MS));
  return started.on('disconnected', endProcess);
}

/** Called if the browser crashes. The runner then runs the file again, in another process. */
const endProcess = () => process.exit(1);

after(async () => (await launched)?.off('disconnected', endProcess).close());

const skip = chromiumPath ? false : 'no Chromium was found';

type Run = (context: TestContext) => Promise<void>;

/** Declares a test that fails if its pages report undeclared problems. It's skipped without a browser, or what it needs. */
export function browserTest(name: string, ...args: [...needs: Need[], run: Run]): void {
  const run = args.at(-1) as Run;
  const isPossible = hasAll(args.slice(0, -1) as Need[]);
  test(name, { skip: skip || !isPossible, timeout: TEST_MS }, async (context) => {
    const fault = await run(context).then(
      () => undefined,
      (cause) => ({ cause }),
    );
    const complaints = undeclared(context);
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`, fault);
    if (fault) throw fault.cause;
  });
}

/** Stops the page's clock: afterward only `page.clock` advances it. Timers that the page has started stay real. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Declares problems that the test causes on purpose; any other problem that the page reports fails the test. */
  expects: Expects;
}

/** A file of the site without scripts. From there, `goto` always loads a document, even for a fragment. */
export const blank = '/robots.txt';

/**
 * Opens a path of the site, or another address, in its own context, which is closed after the test. Records every problem
 * that the page reports.
 */
export async function visit(test: TestContext, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const site = url.startsWith('http') ? {} : { baseURL: await siteAddress() };
  const context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 }, ...site, ...options });
  test.after(async () => {
    await dropRoutes(context);
    await context.close();
  });
  const expects = listenTo(context, test);
  const page = await context.newPage();
  await page.goto(url);
  return { page, context, expects };
}

/** Returns whether the browser requests a module again after a failed import. Chromium 150 doesn't, and 156 does. */
export async function retriesImports(): Promise<boolean> {
  const page = await (await browser()).newPage();
  let requests = 0;
  await page.route('**/missing.js', (route) => {
    requests += 1;
    return route.abort();
  });
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i += 1) await import('https://module.example/missing.js' as string).catch(() => undefined);
  });
  await page.context().close();
  return requests > 1;
}

/** Stops intercepting requests. Ignores errors of requests under way, because the test is over. */
export async function dropRoutes(context: BrowserContext): Promise<void> {
  const all = [context, ...context.pages()];
  await Promise.all(all.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
}

/** Options that `revisit` can reset; a test that needs another option uses `visit`. */
export type RevisitOptions = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'javaScriptEnabled'> & {
  viewport?: { width: number; height: number };
};

/** Takes the page offline. Expects failed requests: on a busy machine, prefetches may still be under way. */
export async function goOffline({ context, expects }: Pick<Visit, 'context' | 'expects'>): Promise<void> {
  expects(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
}

/** Keeps toasts open, like a window without focus, until the returned function is called. */
export async function holdToasts(page: Page): Promise<() => Promise<void>> {
  const setFocused = (isFocused: boolean) =>
    page.evaluate((is) => {
      document.hasFocus = () => is;
      dispatchEvent(new Event(is ? 'focus' : 'blur'));
    }, isFocused);
  await setFocused(false);
  return () => setFocused(true);
}

/** Options of a visit that turn off animation, which takes processor time while a page is open. */
export const still = { reducedMotion: 'reduce' } as const;
export const withoutScript = { ...still, javaScriptEnabled: false } as const;

interface SharedPage {
  page: Page;
  isTaken: boolean;
}

const sharedPages = new Map<boolean, Promise<SharedPage>>();

/**
 * Opens a page of the site in the previous test's tab, in a third of the time of `visit`. Document, storage, routes,
 * media and size are reset. Other changes (a clock, init scripts, permissions, a slow processor, no network) would
 * stay, so tests that make them use `visit`.
 */
export async function revisit(test: TestContext, url: string, options: RevisitOptions = {}): Promise<Visit> {
  const { javaScriptEnabled = true, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  const shared = await sharedPage(javaScriptEnabled);
  if (shared.isTaken) throw new Error('This test has the shared page already');
  shared.isTaken = true;
  const { page } = shared;
  const expects = listenTo(page.context(), test);
  test.after(async () => {
    await dropRoutes(page.context());
    await page.mouse.move(0, 0);
    // Leaves the page, so that its animation ends, and the next test loads a document even at the same address.
    await page.goto(new URL(blank, new URL(url, await siteAddress())).href);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    shared.isTaken = false;
  });
  await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion, forcedColors: 'none' });
  await page.setViewportSize(options.viewport ?? { width: 1280, height: 800 });
  await page.goto(url);
  return { page, context: page.context(), expects };
}

function sharedPage(javaScriptEnabled: boolean): Promise<SharedPage> {
  const open = async () => {
    const page = await (await browser()).newPage({ javaScriptEnabled, baseURL: await siteAddress() });
    await page.addInitScript(nameHelper);
    return { page, isTaken: false };
  };
  const page = sharedPages.get(javaScriptEnabled) ?? open();
  sharedPages.set(javaScriptEnabled, page);
  return page;
}

/** Sends an intercepted request to `url`. Returns the response. Retries: a reused connection may just be closing. */
export function forward(route: Route, url = route.request().url()): Promise<APIResponse> {
  return route.fetch({ url, maxRetries: 3 });
}

/** Runs in the page: resolves after two frames. By then, the effects of a load, scroll or resize are there. */
export const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Runs in the page: resolves after the pending idle callbacks, and after those that they request. */
export const idle = () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));

/** Hydrates a page of the site, as a user's first interaction does. Resolves when the application has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}
