// Finds an installed Chromium, Chrome or Edge, and starts it for tests and benchmarks.
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { WAIT_MS } from './patience.ts';

const named = process.env.CHROME_PATH;
/** The error message if `CHROME_PATH` names a missing file; otherwise `undefined`. */
export const chromePathFault: string | undefined =
  named && !existsSync(named) ? `CHROME_PATH names ${named}, which does not exist. Correct it or unset it.` : undefined;

/** Paths of the installed browsers: `CHROME_PATH` first, then the usual paths on Debian, macOS and Windows. */
const installed = [
  named,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
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

// Turns off the sandbox (root can't use it), GPU, QUIC and the browser's own requests. Pages of a site share a process.
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --process-per-site';

/**
 * Starts the first installed browser. The list prefers the headless build, which needs a third of the processor time.
 * `isWhole` skips the headless build, and starts a full browser as visitors use it, for measurements.
 */
export async function launchChromium(isWhole = false): Promise<Browser> {
  const executablePath = installed.find((path) => !(isWhole && path?.endsWith('headless-shell')));
  if (chromePathFault || !executablePath) throw new Error(chromePathFault ?? `No Chromium was found. ${howToInstall}`);
  const { chromium } = await import('playwright-core');
  // Without Playwright's handler, SIGTERM ends even a process in an infinite loop.
  return chromium.launch({ executablePath, args: flags.split(' '), timeout: WAIT_MS, handleSIGTERM: false });
}
