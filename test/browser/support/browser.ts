import { existsSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { type Browser, chromium } from 'playwright-core';

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox --disable-gpu --disable-quic --no-first-run',
  '--disable-background-networking --disable-component-update --disable-sync',
].flatMap((line) => line.split(' '));

/** A suite in a real Chromium. Without one it is skipped by name, but fails where CI is set. */
export function describeInBrowser(name: string, define: (browser: () => Browser) => void): void {
  const isMissing = !existsSync(executablePath);
  if (isMissing && process.env.CI === 'true') throw new Error(`No Chromium at ${executablePath}: set CHROME_PATH`);
  describe(name, { skip: isMissing && `no Chromium at ${executablePath}: set CHROME_PATH` }, () => {
    let browser: Browser | undefined;
    before(async () => {
      browser = await chromium.launch({ executablePath, args });
    });
    after(() => browser?.close());
    define(() => {
      if (!browser) throw new Error('The browser has not started');
      return browser;
    });
  });
}
