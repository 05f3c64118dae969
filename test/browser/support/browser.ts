import test, { after, type TestContext } from 'node:test';
import type {
  APIResponse,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  Request,
  Route,
} from 'playwright-core';
import { hasBrowser, launchChromium } from '../../support/chromium.ts';
import { TEST_MS, WAIT_MS } from '../../support/patience.ts';

let launched: Promise<Browser> | undefined;

/** The one browser of this test file; closed at its end. */
export function browser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

/** Its pages wait for as long as a busy machine may take: a time says that something hangs, never that it was slow. */
async function launch(): Promise<Browser> {
  const started = await launchChromium(false, WAIT_MS);
  started.on('context', (context) => context.setDefaultTimeout(WAIT_MS));
  return started;
}

after(async () => (await launched)?.close());

const skip = !hasBrowser && process.env.CI !== 'true' ? 'no Chromium found: set CHROME_PATH' : false;

/**
 * A test in the browser. Without one it is reported as skipped, by its name; with `CI=true` a missing browser is a
 * failure, because there it means that the checks did not run. Where `hasContent` is false an owner's content has too little
 * to try it on, and the test is skipped.
 */
export function browserTest(name: string, run: (context: TestContext) => Promise<void>, hasContent = true): void {
  test(name, { skip: skip || !hasContent, timeout: TEST_MS }, run);
}

/** Stops the page's clock: however slow the machine, its time passes only by `page.clock`. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What must stay empty: console errors and warnings, uncaught errors, policy violations, foreign requests. */
  complaints: string[];
}

/** Opens a page in a context of its own, listening for everything that should not happen; closes it after the test. */
export async function visit(test: TestContext, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 }, ...options });
  test.after(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  complain(page, url, complaints);
  await page.goto(url);
  return { page, context, complaints };
}

/** What a page can be given anew; all else that a test may ask of a context needs a visit of its own. */
export type RevisitOptions = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'javaScriptEnabled'> & {
  viewport?: { width: number; height: number };
};

/** Without motion, which takes processor time for as long as a page is open. */
export const still = { reducedMotion: 'reduce' } as const;
export const withoutScript = { ...still, javaScriptEnabled: false } as const;

interface SharedPage {
  page: Page;
  isTaken: boolean;
}

const sharedPages = new Map<boolean, Promise<SharedPage>>();

/**
 * Opens a page of the site where the test before had its own, which costs a third of a visit: its document, storage,
 * routes, media and size are new; what it was given beyond them (a clock, scripts, permissions, a slow processor, no
 * network) would stay. A test that gives such things pays a visit instead.
 */
export async function revisit(test: TestContext, url: string, options: RevisitOptions = {}): Promise<Visit> {
  const { javaScriptEnabled = true, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  const shared = await sharedPage(javaScriptEnabled);
  if (shared.isTaken) throw new Error('This test has the shared page already');
  shared.isTaken = true;
  const { page } = shared;
  const complaints: string[] = [];
  const stopComplaining = complain(page, url, complaints);
  test.after(async () => {
    stopComplaining();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(0, 0);
    // Where nothing moves, and nothing that the next test does is a move within the same document.
    await page.goto(new URL('/robots.txt', url).href);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    shared.isTaken = false;
  });
  await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion, forcedColors: 'none' });
  await page.setViewportSize(options.viewport ?? { width: 1280, height: 800 });
  await page.goto(url);
  return { page, context: page.context(), complaints };
}

function sharedPage(javaScriptEnabled: boolean): Promise<SharedPage> {
  const open = async () => ({ page: await (await browser()).newPage({ javaScriptEnabled }), isTaken: false });
  const page = sharedPages.get(javaScriptEnabled) ?? open();
  sharedPages.set(javaScriptEnabled, page);
  return page;
}

/** Listens for what should not happen, until the answered function is called. */
export function complain(page: Page, url: string, complaints: string[]): () => void {
  const { origin } = new URL(url);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  };
  const onError = (error: Error) => complaints.push(`uncaught: ${error.message}`);
  const onRequest = (request: Request) => {
    const isOwn = request.url().startsWith(origin) || /^(data|blob):/.test(request.url());
    if (!isOwn) complaints.push(`foreign request: ${request.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  return () => page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
}

/** What the server answers a held-back request, or another address. A kept connection may end just as it is used again. */
export function askServer(route: Route, url = route.request().url()): Promise<APIResponse> {
  return route.fetch({ url, maxRetries: 3 });
}

/** Wakes a page of the site, as the first sign of a person does. Resolves when the application has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
}
