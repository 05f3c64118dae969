// Compares a visit to the public site with the same site without scripts and, for moves, with a peer. Default: a
// processor slowed four times. Prints ratios of medians of one run. Usage, after `npm run build`:
// node --import tsx test/bench/visits.ts [rest|hydrate|move|weight|all] [ROUNDS] [FOLDER OF A BUILT PEER]
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { compress, writeFiles } from '../../src/bundle/output.ts';
import { pagePaths } from '../../src/content/pages.ts';
import { readSiteFiles, sendFile } from '../../src/preview/files.ts';
import { listen } from '../../src/preview/serve.ts';
import { launchChromium } from '../support/chromium.ts';
import { forget, type Probe, probe, read } from './visits-probe.ts';

const [scenario = 'all', roundsText = '5', peerFolder] = process.argv.slice(2);
const rounds = Number(roundsText);
const root = fileURLToPath(new URL('../..', import.meta.url));
const temporary = await mkdtemp(join(tmpdir(), 'visits-'));
const slow4g = { offline: false, latency: 150, downloadThroughput: 1638400 / 8, uploadThroughput: 675840 / 8 };

const servers: Server[] = [];
const keep = ({ address, server }: { address: string; server: Server }) => {
  servers.push(server);
  return address;
};
const ours = keep(await listen({ dist: join(root, 'dist'), work: join(root, '.build'), port: 0 }));
const compressAll = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [file.slice(folder.length), await readFile(file)] as const);
  await writeFiles(folder, await compress(Object.fromEntries(await Promise.all(read))));
};
const scriptless = async () => {
  const dist = join(temporary, 'dist');
  await cp(join(root, 'dist'), dist, { recursive: true });
  const files = [...(await readSiteFiles(dist)).keys()].filter((name) => name.endsWith('.html'));
  for (const name of files) {
    const html = await readFile(dist + name, 'utf8');
    await writeFile(dist + name, html.replaceAll(/<script data-src.*?<\/script>/gs, ''));
  }
  await compressAll(dist);
  return keep(await listen({ dist, work: join(root, '.build'), port: 0 }));
};
const peer = async (folder: string) => {
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
  return keep({ address: `http://localhost:${(server.address() as AddressInfo).port}`, server });
};

// Speculation rules don't work in the headless shell.
const browser = await launchChromium(true);

/** Runs `visit` with a page of a new visitor, and closes its context afterward. */
async function asVisitor<T>(visit: (page: Page, session: CDPSession) => Promise<T>, slowdown = 4): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // tsx wraps inner functions in its helper `__name`, which a page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(probe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

async function mediansOf<T extends string>(run: () => Promise<Record<T, number>>): Promise<Record<T, number>> {
  const runs: Record<T, number>[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await run());
  const names = Object.keys(runs[0] ?? {}) as T[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((one) => one[name]))])) as Record<T, number>;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(label: string, values: Readonly<Record<string, number>>): void {
  const cells = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(value < 10 ? 2 : 0)}`);
  console.log(`${label.padEnd(34)}${cells.join('   ')}`);
}

/** Measures main thread and blocking time of a page without interaction, in milliseconds. */
async function rest(): Promise<void> {
  const bare = await scriptless();
  const load = (address: string) =>
    asVisitor(async (page, session) => {
      await session.send('Performance.enable');
      await page.goto(address, { waitUntil: 'networkidle' });
      const { metrics } = await session.send('Performance.getMetrics');
      const thread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
      const { longTasks } = await read(page);
      return { thread, blocking: longTasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0) };
    });
  for (const path of pagePaths) {
    const both = await mediansOf(async () => {
      const [withScript, without] = [await load(ours + path), await load(bare + path)];
      return { thread: withScript.thread, bare: without.thread, blocking: withScript.blocking, none: without.blocking };
    });
    print(`rest ${path}`, { ...both, ratio: both.thread / both.bare, blockingRatio: both.blocking / both.none || 1 });
  }
}

/** Measures on `/services`: first interaction until its effect, hydration tasks, duration of this and a later one. */
async function hydrate(): Promise<void> {
  for (const [label, slowdown, line] of [
    ['unthrottled', 1, null],
    ['4x', 4, null],
    ['4x, slow 4G', 4, slow4g],
  ] as const) {
    const values = await mediansOf(() =>
      asVisitor(async (page, session) => {
        await page.goto(`${ours}/services`, { waitUntil: 'networkidle' });
        if (line) await session.send('Network.emulateNetworkConditions', line);
        const toggle = page.getByRole('button', { name: 'Learn More' }).first();
        await forget(page);
        const touched = await toggle.evaluate(
          (button) =>
            new Promise<number>((resolve) => {
              const start = performance.now();
              new MutationObserver(() => resolve(performance.now() - start)).observe(document, {
                subtree: true,
                attributeFilter: ['aria-pressed'],
              });
              (button as HTMLElement).click();
            }),
        );
        await page.waitForSelector('html[data-hydrated]');
        const first = await read(page);
        await forget(page);
        await page.locator('main [aria-pressed]').nth(1).click();
        await page.waitForTimeout(300);
        const later = Math.max(0, ...(await read(page)).events);
        return { working: touched, longestTask: Math.max(0, ...first.longTasks), later };
      }, slowdown),
    );
    print(`hydrate ${label}`, values);
  }
  const values = await mediansOf(() =>
    asVisitor(async (page) => {
      await page.goto(`${ours}/`, { waitUntil: 'networkidle' });
      await forget(page);
      await page.locator('h1').click();
      await page.waitForSelector('html[data-hydrated]');
      await page.waitForTimeout(500);
      const { events, longTasks, shift } = await read(page);
      return { hydrationTouch: Math.max(0, ...events), longestTask: Math.max(0, ...longTasks), shift };
    }),
  );
  print('hydrate / by a touch, 4x', values);
}

/** Measures the time from the click on a link to the next heading on screen. */
async function move(): Promise<void> {
  const bare = await scriptless();
  const measure = (address: string, link: string, hoverMs: number, isHydrated: boolean, line: typeof slow4g | null) =>
    asVisitor(async (page, session) => {
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
      const from = page.url();
      await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
      if (hoverMs > 0) await page.waitForTimeout(hoverMs);
      await page.mouse.down();
      const clickedAt = Date.now();
      await page.mouse.up();
      await page.waitForURL((url) => url.href !== from);
      await page.waitForFunction(
        (at) => ((window as unknown as { probe?: Probe }).probe?.headingAt ?? 0) > at,
        clickedAt,
      );
      const { headingAt, shift } = await read(page);
      return { ms: headingAt - clickedAt, shift };
    });
  const other = peerFolder ? await peer(peerFolder) : null;
  const link = 'header a[href="/about"], nav a[href="/about"]';
  const rows = async (hoverMs: number, isHydrated: boolean, line: typeof slow4g | null, besides: 'peer' | 'bare') => {
    const rival = besides === 'peer' ? other : bare;
    return mediansOf(async () => {
      const own = await measure(ours, link, hoverMs, isHydrated, line);
      if (!rival) return { ms: own.ms, shift: own.shift };
      const its = await measure(rival, besides === 'peer' ? 'nav a[href="/about/"]' : link, hoverMs, false, line);
      return { ms: own.ms, [besides]: its.ms, ratio: own.ms / its.ms, shift: own.shift };
    });
  };
  print('move, static, after 150 ms of hover', await rows(150, false, null, 'peer'));
  print('move, hydrated and prefetched', await rows(150, true, null, 'peer'));
  print('move, static, fast line', await rows(0, false, null, 'bare'));
  print('move, static, slow 4G', await rows(0, false, slow4g, 'bare'));
}

/** Counts all bytes of a first visit without interaction, headers included. */
async function weight(): Promise<void> {
  const bytes = await asVisitor(async (page, session) => {
    let sum = 0;
    let script = 0;
    const urls = new Map<string, string>();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sum += encodedDataLength;
      if (urls.get(requestId)?.endsWith('.js')) script += encodedDataLength;
    });
    await page.goto(`${ours}/`, { waitUntil: 'networkidle' });
    script += await page.evaluate(() => document.querySelector('script[data-src]')?.textContent?.length ?? 0);
    return { total: sum, script, requests: urls.size };
  }, 1);
  print('weight of a first visit to /', bytes);
}

const scenarios = { rest, hydrate, move, weight };
try {
  for (const [name, run] of Object.entries(scenarios)) if (scenario === 'all' || scenario === name) await run();
} finally {
  await browser.close();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await rm(temporary, { recursive: true, force: true });
}
