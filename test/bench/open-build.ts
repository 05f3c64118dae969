// Serves the build in `dist/` with its real headers, and opens a browser page to measure it.
import { fileURLToPath } from 'node:url';
import { listen } from '../../src/preview/serve.ts';
import { launchChromium } from '../support/chromium.ts';

/** `handlers` answer requests that aren't for files: the API, the assistant. */
export async function openBuild(handlers: NonNullable<Parameters<typeof listen>[0]['handlers']> = []) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { address, server } = await listen({ dist: `${root}/dist`, work: `${root}/.build`, port: 0, handlers });
  const browser = await launchChromium(true);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // tsx wraps inner functions in its helper `__name`, which a page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await page.context().newCDPSession(page);
  const close = async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  };
  return { address, page, session, close };
}
