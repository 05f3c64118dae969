// Measures navigation between the console's screens, and keystrokes in a search. Navigation is the time from a click on
// a menu link until the new heading and rows are painted, for every pair of screens. Data and code are cached, and the
// processor is slowed by a factor of four. Keystrokes are the processor time of a key in lists of ten thousand rows.
// Usage, after `npm run build`: node --import ./test/support/register.mjs test/bench/console-moves.ts [ROUNDS]
import type { Page } from 'playwright-core';
import { railLinks } from '../../src/admin/routes.ts';
import { demoAccounts, demoPassword } from '../../src/demo/api/accounts.ts';
import { createDemoApi } from '../../src/demo/api/demo-api.ts';
import { listen } from '../../src/preview/serve.ts';
import { launchChromium } from '../support/chromium.ts';

const rounds = Number(process.argv[2] ?? 3);
const slowdown = 4;
const maxMoveMs = 60;
const maxKeyMs = 16;
const manyRows = 10_000;
/** Pause after a key that is long enough for the key's script, but ends before the delayed search starts. */
const keyPauseMs = 150;
/** Pause that is long enough for the delayed search. */
const searchPauseMs = 400;

const api = createDemoApi();
const handlers = [api.handle];
const { address, server } = await listen({ dist: 'dist', work: '.build', port: 0, handlers });
const browser = await launchChromium(true);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
// tsx wraps inner functions in its helper `__name`, which a page lacks.
await page.addInitScript('globalThis.__name = (value) => value');
const session = await page.context().newCDPSession(page);
await signIn(page);
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const screens = railLinks.map(({ label }) => label);
const times = new Map<string, number[]>();
// Every round visits each pair once. Round -1 only fills the cache, and its times are ignored.
for (let round = -1; round < rounds; round += 1)
  for (const [from, to] of walkOf(screens)) {
    const ms = await move(page, to);
    const pair = `${from} → ${to}`;
    if (round >= 0) times.set(pair, [...(times.get(pair) ?? []), ms]);
  }
const moves = [...times].map(([pair, all]) => ({ pair, ms: median(all) }));

await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
await page.route(/get-all-(admins|investments)/, async (route) => {
  const { data, ...rest } = await (await route.fetch()).json();
  const many = Array.from({ length: manyRows }, (_, index) => {
    const name = `Person ${(index * 7919) % manyRows}`;
    return { ...data[index % data.length], admin_id: index, investment_id: index, name, user_name: name };
  });
  await route.fulfill({ json: { ...rest, data: many } });
});
const keys: { list: string; ms: number }[] = [];
for (const [path, sort] of [
  ['admins', 'name'],
  ['investments', 'investor'],
]) {
  await page.goto(`${address}/admin/${path}?sort=${sort}`);
  await page.getByText('of 10,000').waitFor();
  await page.locator('main input[type="search"]').focus();
  const times: number[] = [];
  for (const key of ['9', 'Backspace', '9', 'Backspace', '9', 'Backspace']) times.push(await press(key));
  keys.push({ list: path ?? '', ms: median(times) });
}
await browser.close();
server.close();
server.closeAllConnections();

moves.sort((a, b) => b.ms - a.ms);
console.log(`${moves.length} pairs of screens, medians of ${rounds}, processor slowed ${slowdown} times`);
for (const { pair, ms } of moves.slice(0, 8)) console.log(`${ms.toFixed(0).padStart(5)} ms  ${pair}`);
const middle = median(moves.map(({ ms }) => ms));
console.log(`${middle.toFixed(0).padStart(5)} ms  median of all pairs; at most ${maxMoveMs} ms`);
console.log(`\nA key in whole lists of 10,000 rows, in order, processor as it is; at most ${maxKeyMs} ms`);
for (const { list, ms } of keys) console.log(`${ms.toFixed(1).padStart(5)} ms  ${list}`);
process.exit(moves.some(({ ms }) => ms > maxMoveMs) || keys.some(({ ms }) => ms > maxKeyMs) ? 1 : 0);

/** Returns a closed walk over the screens that goes from each screen to each other screen once. */
function walkOf(names: readonly string[]): [from: string, to: string][] {
  const left = new Map(names.map((name) => [name, names.filter((other) => other !== name)]));
  const path: string[] = [];
  const stack = [names[0] ?? ''];
  while (stack.length > 0) {
    const next = left.get(stack.at(-1) ?? '')?.pop();
    if (next) stack.push(next);
    else path.unshift(stack.pop() ?? '');
  }
  return path.slice(1).map((to, index) => [path[index] ?? '', to]);
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${address}/sign-in`);
  await page.getByLabel('Email').fill(demoAccounts.find(({ role }) => role === 'SU')?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** Clicks a menu link, and returns the time until the new heading and its rows have been painted. */
async function move(page: Page, to: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: to, exact: true });
  await link.hover();
  const moved = page.evaluate(waitForMove, to);
  await link.click();
  return moved;
}

/** Runs in the page: returns the ms from the click's time stamp to the end of the frame that shows the new screen. */
function waitForMove(heading: string): Promise<number> {
  return new Promise((resolve) => {
    let clickedAt = Number.NaN;
    document.addEventListener(
      'click',
      (event) => {
        clickedAt = event.timeStamp;
      },
      { once: true, capture: true },
    );
    const before = document.querySelector('main h1');
    const watch = () => {
      const present = document.querySelector('main h1');
      const hasRows = document.querySelector('main tbody tr') !== null;
      if (!present || present === before || present.textContent !== heading || !hasRows) {
        requestAnimationFrame(watch);
        return;
      }
      // This message arrives after the frame with the rows was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - clickedAt);
      port2.postMessage(null);
    };
    requestAnimationFrame(watch);
  });
}

/** Presses a key, and returns its processor time in the page. Pauses in Node, so that the page runs no other script. */
async function press(key: string): Promise<number> {
  const start = await threadMs();
  await page.keyboard.press(key);
  await pause(keyPauseMs);
  const time = (await threadMs()) - start;
  await pause(searchPauseMs);
  return time;
}

/** Returns the processor time of the page's thread in ms, which no other program on the machine changes. */
async function threadMs(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
