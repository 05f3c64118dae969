// The build in `dist/`, served with its real headers, and a page of a browser for what is measured in it.
import { fileURLToPath } from 'node:url';
import { listen } from '../../src/server/serve.ts';
import { launchChromium } from '../support/chromium.ts';

/** `handlers` answer what is no file: the API, the assistant. */
export async function openBuild(handlers: NonNullable<Parameters<typeof listen>[0]['handlers']> = []) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { address, server } = await listen({ dist: `${root}/dist`, work: `${root}/.build`, port: 0, handlers });
  const browser = await launchChromium(true);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // tsx names the functions that it hands to the page through a helper that is not there.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await page.context().newCDPSession(page);
  const close = async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  };
  return { address, page, session, close };
}
