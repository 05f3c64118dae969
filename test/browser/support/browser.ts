import { existsSync } from 'node:fs';
import test, { after, before, describe, type TestContext } from 'node:test';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/**
 * The installed browser: `CHROME_PATH`, or where Debian and others put Chromium. Its build without windows comes first:
 * the same engine opens and closes a page in a third of the processor time.
 */
const executablePath = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

// Beside the sandbox, which root can't have: keeps the browser from looking anything up by itself, and from starting a
// process for a page where one of the same context is there.
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --process-per-site';

let launched: Promise<Browser> | undefined;

/** The one browser of this test file; closed at its end. */
export function browser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: executablePath ?? '', args: flags.split(' ') });
  return launched;
}

after(async () => (await launched)?.close());

const isMissing = executablePath === undefined;
const skip = isMissing && process.env.CI !== 'true' ? 'no Chromium found: set CHROME_PATH' : false;

function requireBrowser(): void {
  if (isMissing) throw new Error('No Chromium found: set CHROME_PATH, or install one.');
}

/**
 * A test in the browser. Without one it is reported as skipped, by its name; with `CI=true` a missing browser is a
 * failure, because there it means that the checks did not run.
 */
export function browserTest(name: string, run: (context: TestContext) => Promise<void>): void {
  test(name, { skip, timeout: 120_000 }, async (context) => {
    requireBrowser();
    await run(context);
  });
}

/** A suite in the browser, under the same rules; `define` is given the browser for use within its tests. */
export function describeInBrowser(name: string, define: (browser: () => Browser) => void): void {
  describe(name, { skip }, () => {
    let started: Browser | undefined;
    before(async () => {
      requireBrowser();
      started = await browser();
    });
    define(() => {
      if (!started) throw new Error('The browser has not started');
      return started;
    });
  });
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
  const complaints = complaintsOf(page, new URL(url).origin);
  await page.goto(url);
  return { page, context, complaints };
}

/** From now on, what a page does that it should not. */
export function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(origin) || /^(data|blob):/.test(request.url());
    if (!isOwn) complaints.push(`foreign request: ${request.url()}`);
  });
  return complaints;
}

/** Resolves when the page's script has taken over: links then move inside the site. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('header[data-opaque]') !== null);
}
