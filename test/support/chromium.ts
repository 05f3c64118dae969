// The installed browser, for tests and benches.
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** `CHROME_PATH`, or where Debian, macOS and Windows put Chromium, Chrome or Edge. */
const places = [
  process.env.CHROME_PATH,
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

/** Whether there is one. */
export const hasBrowser: boolean = places.length > 0;

// Beside the sandbox, which root can't have: keeps the browser from looking anything up by itself, and from starting a
// process for a page where one of the same context is there.
const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --process-per-site';

/**
 * Starts the browser. The build without windows comes first: the same engine opens and closes a page in a third of the
 * processor time. A measurement takes the whole one, which visitors have: `isWhole`.
 */
export function launchChromium(isWhole = false, timeout = 30_000): Promise<Browser> {
  const executablePath = places.find((path) => !(isWhole && path?.endsWith('headless-shell')));
  if (!executablePath) throw new Error('No Chromium found: set CHROME_PATH, or install one.');
  return chromium.launch({ executablePath, args: flags.split(' '), timeout });
}
