// Measures the home page's first seconds: LCP and CLS, compared with an earlier build, and the frames of the machine's run.
// The processor is slowed by a factor of four, the network like slow 4G. Prints medians of one run, in which the builds take
// turns. Usage on one core, after `npm run build`: taskset -c 0 node --import tsx test/bench/first-look.ts ROUNDS EARLIER-PROJECT
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession } from 'playwright-core';
import { listen } from '../../src/preview/serve.ts';
import { launchChromium } from '../support/chromium.ts';

interface Event {
  name: string;
  /** In microseconds. */
  ts: number;
}
interface Seen {
  lcp: number;
  cls: number;
}

const [roundsText = '9', earlierProject] = process.argv.slice(2);
if (!earlierProject) throw new Error('Name the folder of the earlier project, which must be built.');
const rounds = Array.from({ length: Number(roundsText) }, (_, index) => index);
const folders = { now: fileURLToPath(new URL('../..', import.meta.url)), before: earlierProject };
/** The machine's run at load. */
const runMs = 4500;

const browser = await launchChromium();
const sites = await Promise.all(
  Object.entries(folders).map(async ([name, root]) => {
    const site = await listen({ dist: join(root, 'dist'), work: join(root, '.build'), port: 0 });
    return { name, ...site, seen: [] as Seen[], drawn: [] as number[][] };
  }),
);
for (const round of rounds)
  for (const site of round % 2 ? sites.toReversed() : sites) {
    site.seen.push(await look(browser, site.address));
    site.drawn.push(await run(browser, site.address));
  }
for (const { name, seen, drawn, server } of sites) {
  const gaps = drawn.flatMap((times) => times.slice(1).map((at, index) => at - (times[index] ?? at)));
  console.log(
    `${name.padEnd(7)}LCP ${median(seen.map(({ lcp }) => lcp)).toFixed(0)} ms, CLS ${Math.max(...seen.map(({ cls }) => cls))}, ` +
      `frames a second ${median(drawn.map(({ length }) => (length * 1000) / runMs)).toFixed(1)}, ` +
      `gap ${median(gaps).toFixed(1)} ms, over 25 ms ${((gaps.filter((gap) => gap > 25).length * 100) / gaps.length).toFixed(1)} %`,
  );
  server.close();
}
await browser.close();

async function open(to: Browser) {
  const context = await to.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, session };
}

async function look(to: Browser, address: string): Promise<Seen> {
  const { context, page, session } = await open(to);
  const slow4g = { offline: false, latency: 150, downloadThroughput: 205_000, uploadThroughput: 94_000 };
  await session.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(() => {
    const seen: Seen = Object.assign(globalThis, { seen: { lcp: 0, cls: 0 } }).seen;
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.cls += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${address}/`, { waitUntil: 'load' });
  await page.waitForTimeout(runMs);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  return seen;
}

/** Returns when the browser drew frames during the machine's run, in ms, from a trace: the page runs no script. */
async function run(to: Browser, address: string): Promise<number[]> {
  const { context, page, session } = await open(to);
  await page.goto('about:blank');
  const events = await traced(session, async () => {
    await page.goto(`${address}/`, { waitUntil: 'load' });
    await page.waitForTimeout(runMs);
  });
  await context.close();
  const from = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const times = events.filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts < from + runMs * 1000);
  return times.map(({ ts }) => ts / 1000).toSorted((a, b) => a - b);
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<Event[]> {
  const events: Event[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Event[])));
  const included = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'loading', 'cc', 'benchmark'];
  await session.send('Tracing.start', { traceConfig: { includedCategories: included } });
  await act();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  return events.toSorted((a, b) => a.ts - b.ts);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
