// Measures the time from a click on a link to the next heading on screen, and compares it with another site, the peer.
// The processor is slowed by a factor of four. Prints medians of one run. Usage, after `npm run build`:
// node --import tsx test/bench/site-moves.ts ROUNDS FOLDER-OF-THE-BUILT-PEER
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createRelay, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress, writeFiles } from '../../src/bundle/output.ts';
import { readSiteFiles, sendFile } from '../../src/preview/files.ts';
import { listen } from '../../src/preview/serve.ts';
import { launchChromium } from '../support/chromium.ts';

const [roundsText = '5', peerFolder] = process.argv.slice(2);
if (!peerFolder) throw new Error('Name the folder of the built peer.');
const root = fileURLToPath(new URL('../..', import.meta.url));
const temporary = await mkdtemp(join(tmpdir(), 'moves-'));
/** Half of slow 4G's round trip, and its download speed in bytes per ms. */
const slow4g = { delayMs: 75, bytesPerMs: 205 };

interface Site {
  address: string;
  link: string;
}
interface Visit {
  isHydrated?: boolean;
}

const servers: Server[] = [];
const keep = ({ address, server }: { address: string; server: Server }) => {
  servers.push(server);
  return address;
};
const own: Site = {
  address: keep(await listen({ dist: join(root, 'dist'), work: join(root, '.build'), port: 0 })),
  link: 'nav a[href="/about"]',
};
const peer: Site = { address: await serveFolder(peerFolder), link: 'nav a[href="/about/"]' };
// Launches the full browser, because speculation rules don't work in the headless shell.
const browser = await launchChromium(true);
try {
  await compare('not hydrated', own, peer);
  await compare('hydrated and prefetched', own, peer, { isHydrated: true });
  const [slowOwn, slowPeer] = [await slowed(own), await slowed(peer)];
  await compare('not hydrated, slow 4G', slowOwn, slowPeer);
  await compare('hydrated, slow 4G', slowOwn, slowPeer, { isHydrated: true });
} finally {
  await browser.close();
  for (const server of servers) server.close();
  await rm(temporary, { recursive: true, force: true });
}

/**
 * Prints the median times of both sites and their ratio. The sites take turns at starting a round, because a round's
 * first visit takes about 10% longer. `visit` is for the first site only.
 */
async function compare(label: string, site: Site, other: Site, visit: Visit = {}): Promise<void> {
  const [times, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < Number(roundsText); round += 1) {
    if (round % 2 === 1) others.push(await timeOf(other, {}));
    times.push(await timeOf(site, visit));
    if (round % 2 === 0) others.push(await timeOf(other, {}));
  }
  const [ms, otherMs] = [median(times), median(others)];
  console.log(`${label.padEnd(25)} ${ms} ms, the peer ${otherMs} ms, ratio ${(ms / otherMs).toFixed(2)}`);
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}

/** Returns the ms of a new visitor's navigation from the home page. The pointer rests on the link for 150 ms first. */
async function timeOf({ address, link }: Site, { isHydrated }: Visit): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    // tsx wraps inner functions in its helper `__name`, which a page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(noteTimes);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // The network can be idle before the document's script has run, so this waits for `load` first.
    await page.goto(`${address}/`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (isHydrated) {
      await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
      await page.waitForSelector('html[data-hydrated]');
      await page.waitForLoadState('networkidle');
    }
    const box = await page.locator(link).first().boundingBox();
    if (!box) throw new Error(`There is no ${link} on ${address}`);
    await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    await page.waitForTimeout(150);
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
  // Element timing gives the time of the frame itself. A message sent after the frame may arrive several frames later.
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

/**
 * Serves a site through a relay with slow 4G's delay and speed. The developer tools' throttling doesn't affect
 * prefetching by speculation rules.
 */
async function slowed({ address, link }: Site): Promise<Site> {
  const relay = createRelay((client) => {
    const server = connect(Number(new URL(address).port), 'localhost');
    forward(client, server);
    forward(server, client);
  });
  return { address: await listenOn(relay), link };
}

/** Forwards data from one socket to another, with slow 4G's delay and speed. */
function forward(from: Socket, to: Socket): void {
  let isFreeAt = 0;
  const later = (bytes: number, act: () => void) => {
    isFreeAt = Math.max(isFreeAt, performance.now()) + bytes / slow4g.bytesPerMs;
    setTimeout(act, isFreeAt + slow4g.delayMs - performance.now());
  };
  from.on('data', (data) => later(data.length, () => to.write(data)));
  from.on('close', () => later(0, () => to.destroy()));
  from.on('error', () => {});
}

async function listenOn(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return keep({ address: `http://localhost:${(server.address() as AddressInfo).port}`, server });
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
  return listenOn(server);
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [file.slice(folder.length), await readFile(file)] as const);
  await writeFiles(folder, await compress(Object.fromEntries(await Promise.all(read))));
}
