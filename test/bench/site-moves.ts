// Measures the time from a click on a link to the next heading on screen, with the processor slowed by a factor of
// four, and compares it with a peer and with this site without scripts. Prints medians of one run. Usage, after
// `npm run build`:
// node --import tsx test/bench/site-moves.ts [ROUNDS] [FOLDER OF A BUILT PEER]
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress, writeFiles } from '../../src/bundle/output.ts';
import { readSiteFiles, sendFile } from '../../src/preview/files.ts';
import { listen } from '../../src/preview/serve.ts';
import { launchChromium } from '../support/chromium.ts';

const [roundsText = '5', peerFolder] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const work = join(root, '.build');
const temporary = await mkdtemp(join(tmpdir(), 'moves-'));
const slow4g = { offline: false, latency: 150, downloadThroughput: 1638400 / 8, uploadThroughput: 675840 / 8 };
const link = 'header a[href="/about"], nav a[href="/about"]';

interface Visit {
  address: string;
  link: string;
  hoverMs: number;
  isHydrated?: boolean;
  line?: typeof slow4g;
}

const servers: Server[] = [];
const addressOf = ({ address, server }: { address: string; server: Server }) => {
  servers.push(server);
  return address;
};
const ours = addressOf(await listen({ dist: join(root, 'dist'), work, port: 0 }));
// The full browser, because speculation rules don't work in the headless one.
const browser = await launchChromium(true);
try {
  const bare = { address: await scriptless(), link };
  const peer = peerFolder ? { address: await serveFolder(peerFolder), link: 'nav a[href="/about/"]' } : undefined;
  const own = { address: ours, link };
  await compare('static, after 150 ms of hover', { ...own, hoverMs: 150 }, peer && { ...peer, hoverMs: 150 });
  const prefetched = { ...own, hoverMs: 150, isHydrated: true };
  await compare('hydrated and prefetched', prefetched, peer && { ...peer, hoverMs: 150 });
  await compare('static, fast line', { ...own, hoverMs: 0 }, { ...bare, hoverMs: 0 });
  await compare('static, slow 4G', { ...own, hoverMs: 0, line: slow4g }, { ...bare, hoverMs: 0, line: slow4g });
} finally {
  await browser.close();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await rm(temporary, { recursive: true, force: true });
}

/** Prints the median time of a navigation, and its ratio to the other one; both are measured alternately. */
async function compare(label: string, visit: Visit, other?: Visit): Promise<void> {
  const [times, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < Number(roundsText); round += 1) {
    times.push(await timeOf(visit));
    if (other) others.push(await timeOf(other));
  }
  const [ms, otherMs] = [median(times), median(others)];
  const comparison = other ? `   compared with ${otherMs} ms   ratio ${(ms / otherMs).toFixed(2)}` : '';
  console.log(`${label.padEnd(30)}${ms} ms${comparison}`);
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}

/** Returns the time of a navigation from the home page, as a new visitor. */
async function timeOf({ address, link, hoverMs, isHydrated, line }: Visit): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    // tsx wraps inner functions in its helper `__name`, which a page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(noteTimes);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${address}/`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (isHydrated) {
      await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
      await page.waitForSelector('html[data-hydrated]');
      await page.waitForLoadState('networkidle');
    }
    if (line) await session.send('Network.emulateNetworkConditions', line);
    const box = await page.locator(link).first().boundingBox();
    if (!box) throw new Error(`There is no ${link} on ${address}`);
    await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    if (hoverMs > 0) await page.waitForTimeout(hoverMs);
    const from = page.url();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL((url) => url.href !== from);
    const time = await page.waitForFunction(() => {
      const ms = window.headingAt - Number(sessionStorage.releasedAt);
      return ms > 0 && ms;
    });
    return Number(await time.jsonValue());
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** When the newest heading appeared on screen, in ms since 1970. */
    headingAt: number;
  }
}

/** Runs before every document's scripts: records when the mouse button is released, and when a new heading appears. */
function noteTimes(): void {
  window.headingAt = 0;
  addEventListener('pointerup', ({ timeStamp }) => {
    sessionStorage.releasedAt = performance.timeOrigin + timeStamp;
  });
  // `renderTime` is the time of the frame that shows the heading. A message posted then would arrive some frames later.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.headingAt = performance.timeOrigin + (entry as PerformanceEntry & { renderTime: number }).renderTime;
  }).observe({ type: 'element', buffered: true });
  const watch = () => {
    document.querySelector('h1:not([elementtiming])')?.setAttribute('elementtiming', '');
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** Serves the build without its scripts. */
async function scriptless(): Promise<string> {
  const dist = join(temporary, 'dist');
  await cp(join(root, 'dist'), dist, { recursive: true });
  for (const name of (await readSiteFiles(dist)).keys()) {
    if (!name.endsWith('.html')) continue;
    const html = await readFile(dist + name, 'utf8');
    await writeFile(dist + name, html.replaceAll(/<script data-src.*?<\/script>/gs, ''));
  }
  await compressAll(dist);
  return addressOf(await listen({ dist, work, port: 0 }));
}

/** Serves a copy of a folder, compressed like the build. */
async function serveFolder(folder: string): Promise<string> {
  const copy = join(temporary, 'peer');
  await cp(folder, copy, { recursive: true });
  await compressAll(copy);
  const files = await readSiteFiles(copy);
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '');
    const file = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
    if (file) sendFile(request, response, file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return addressOf({ address: `http://localhost:${(server.address() as AddressInfo).port}`, server });
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [file.slice(folder.length), await readFile(file)] as const);
  await writeFiles(folder, await compress(Object.fromEntries(await Promise.all(read))));
}
