// Finds and starts the installed browser, for tests and benchmarks.
import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { WAIT_MS } from './patience.ts';

const named = process.env.CHROME_PATH;
/** A sentence that says why `CHROME_PATH` can't be used; `undefined` if it can. */
export const chromePathFault: string | undefined =
  named && !existsSync(named) ? `CHROME_PATH names ${named}, which does not exist. Correct it or unset it.` : undefined;

/** The installed browsers: `CHROME_PATH` first, then the usual paths on Debian, macOS and Windows. */
const installed = [
  named,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) => [
    `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
].filter((path) => path && existsSync(path));

export const chromiumPath: string | undefined = installed[0];

export const howToInstall = `Install one (${
  process.platform === 'linux' ? 'Debian and Ubuntu: sudo apt install chromium' : 'https://www.google.com/chrome/'
}), or set CHROME_PATH.`;

// Turns off the sandbox, which root can't use, and the browser's own requests. Pages of one site share a process.
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --process-per-site';

/**
 * Starts the browser, by default a headless build if there is one, which needs a third of the processor time.
 * `isWhole` starts the full browser that visitors have, for measurements.
 */
export function launchChromium(isWhole = false): Promise<Browser> {
  return chromium.launch(launchOptions(installed.find((path) => !(isWhole && path?.endsWith('headless-shell')))));
}

/** Starts a browser that several processes share: each connects to its address. */
export function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions(chromiumPath));
}

/** Connects to the test runner's browser, or launches one if a file runs alone. */
export function openBrowser(): Promise<Browser> {
  const endpoint = process.env.BROWSER_ENDPOINT;
  return endpoint ? chromium.connect(endpoint, { timeout: WAIT_MS }) : launchChromium();
}

function launchOptions(executablePath: string | undefined) {
  if (chromePathFault || !executablePath) throw new Error(chromePathFault ?? `No Chromium was found. ${howToInstall}`);
  return { executablePath, args: flags.split(' '), timeout: WAIT_MS };
}
