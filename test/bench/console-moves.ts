// How long does the console take from screen to screen, and over a key in a search? On a processor slowed four times, all
// data and code cached: from the click on a menu link until heading and rows of the new screen are painted, median of
// seven for every pair of screens; and the script time of a key in the search of every list, and of the search that
// follows it 300 ms later. Usage, after `npm run build`: node --import tsx test/bench/console-moves.ts [ROUNDS]
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { railLinks } from '../../src/admin/shell/rail-links.ts';
import { demoAccounts, demoPassword } from '../../src/server/api/accounts.ts';
import { createDemoApi } from '../../src/server/api/demo-api.ts';
import { listen } from '../../src/server/serve.ts';

const rounds = Number(process.argv[2] ?? 7);
const slowdown = 4;
const maxMoveMs = 60;
const maxKeyMs = 16;
/** How long a key's own script may take to be done, well before the search starts. */
const keyPauseMs = 150;
/** How long the search that follows a key may take, from the key on. */
const searchPauseMs = 1000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const api = createDemoApi();
const { address, server } = await listen({
  dist: `${root}/dist`,
  work: `${root}/.build`,
  port: 0,
  handlers: [(request, response) => api.handle(request, response)],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
// tsx names the functions that it hands to the page through a helper that is not there.
await page.addInitScript('globalThis.__name = (value) => value');
await signIn(page);
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const screens = railLinks.map(({ label }) => label);
const moves: { from: string; to: string; ms: number }[] = [];
for (const from of screens)
  for (const to of screens) {
    if (from === to) continue;
    // Both are in the cache before the clock runs.
    for (const screen of [from, to, from]) if (!(await isAt(page, screen))) await move(page, screen);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await move(page, to));
      await move(page, from);
    }
    moves.push({ from, to, ms: median(times) });
  }

const keys: { screen: string; keyMs: number; searchMs: number }[] = [];
for (const screen of screens.slice(1)) {
  if (!(await isAt(page, screen))) await move(page, screen);
  await page.locator('main input[type="search"]').focus();
  const times: { keyMs: number; searchMs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await press('a'), await press('Backspace'));
  keys.push({
    screen,
    keyMs: median(times.map(({ keyMs }) => keyMs)),
    searchMs: median(times.map(({ searchMs }) => searchMs)),
  });
}
// A whole list of ten thousand, on the processor as it is.
await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
await page.route(/get-all-admins/, async (route) => {
  const { data, ...rest } = await (await route.fetch()).json();
  const many = Array.from({ length: 10_000 }, (_, index) => {
    return { ...data[0], admin_id: index + 1, name: `Person ${index}`, email: `person.${index}@mail.example` };
  });
  await route.fulfill({ json: { ...rest, data: many } });
});
await page.goto(`${address}/admin/admins`);
await page.getByText('of 10,000 admins').waitFor();
await page.locator('main input[type="search"]').focus();
const large: { keyMs: number; searchMs: number }[] = [];
for (let round = 0; round < rounds; round += 1) large.push(await press('9'), await press('Backspace'));
keys.push({
  screen: '10,000 rows in a whole list, processor not slowed',
  keyMs: median(large.map(({ keyMs }) => keyMs)),
  searchMs: median(large.map(({ searchMs }) => searchMs)),
});
await browser.close();
server.close();
server.closeAllConnections();

moves.sort((a, b) => b.ms - a.ms);
console.log(`${moves.length} pairs of screens, median of ${rounds}, processor slowed ${slowdown} times`);
for (const { from, to, ms } of moves.slice(0, 8)) console.log(`${ms.toFixed(0).padStart(5)} ms  ${from} → ${to}`);
const middle = median(moves.map(({ ms }) => ms));
console.log(`${middle.toFixed(0).padStart(5)} ms  median of all pairs; at most ${maxMoveMs} ms`);
console.log(`\n  key  search  script of a key in a search, at most ${maxKeyMs} ms; and of the search that follows`);
for (const { screen, keyMs, searchMs } of keys)
  console.log(`${keyMs.toFixed(1).padStart(5)}  ${searchMs.toFixed(1).padStart(6)}  ${screen}`);
const isOver = moves.some(({ ms }) => ms > maxMoveMs) || keys.some(({ keyMs }) => keyMs > maxKeyMs);
process.exit(isOver ? 1 : 0);

async function signIn(page: Page): Promise<void> {
  await page.goto(`${address}/sign-in`);
  await page.getByLabel('Email').fill(demoAccounts.find(({ role }) => role === 'SU')?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** Clicks a menu link, and stops the clock when the new heading and its rows have been painted. */
async function move(page: Page, to: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: to, exact: true });
  await link.hover();
  const moved = page.evaluate(waitForMove, to);
  await link.click();
  return moved;
}

async function isAt(page: Page, screen: string): Promise<boolean> {
  return (await page.locator('main h1').textContent()) === screen;
}

/** Runs in the page: ms from the time stamp of the click to the end of the frame that shows the new screen. */
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
      // The frame that holds them ends here; the message comes after it was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - clickedAt);
      port2.postMessage(null);
    };
    requestAnimationFrame(watch);
  });
}

/** Presses a key. The pauses run here, so that nothing but the console's own script runs there. */
async function press(key: string): Promise<{ keyMs: number; searchMs: number }> {
  const start = await scriptMs();
  await page.keyboard.press(key);
  await pause(keyPauseMs);
  const typed = await scriptMs();
  await pause(searchPauseMs);
  return { keyMs: typed - start, searchMs: (await scriptMs()) - typed };
}

async function scriptMs(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
