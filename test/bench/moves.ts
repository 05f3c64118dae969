// How long does a move between two pages take? On a processor slowed four times, from click to the new heading on screen,
// the page fetched by hover before: median of seven for every pair of pages. Usage, after `npm run build`:
// node --import tsx test/bench/moves.ts [ROUNDS [PATH …]], where only moves to the named paths are measured.
import type { Page } from 'playwright-core';
import { pagePaths } from '../../src/content/pages.ts';
import { openBuild } from './open-build.ts';

const [roundsText = '7', ...named] = process.argv.slice(2);
const rounds = Number(roundsText);
const isAsked = (path: string) => named.length === 0 || named.includes(path);
const slowdown = 4;
const { address, page, session, close } = await openBuild();
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const rows: { from: string; to: string; medianMs: number; shift: number }[] = [];
for (const from of pagePaths)
  for (const to of pagePaths) {
    if (from === to || !isAsked(to)) continue;
    await page.goto(address + from);
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    await page.waitForSelector('html[data-awake]');
    const times: number[] = [];
    let shift = 0;
    for (let round = 0; round < rounds; round += 1) {
      const move = await measureMove(page, to, round === 0);
      times.push(move.ms);
      shift = Math.max(shift, move.shift);
      await page.goBack();
      await page.waitForFunction(
        (path) => location.pathname === path && document.activeElement?.tagName === 'H1',
        from,
      );
    }
    rows.push({ from, to, medianMs: median(times), shift });
  }
await close();

rows.sort((a, b) => b.medianMs - a.medianMs);
console.log(`${rows.length} pairs, median of ${rounds}, processor slowed ${slowdown} times`);
for (const { from, to, medianMs, shift } of rows.slice(0, 8))
  console.log(`${medianMs.toFixed(0).padStart(5)} ms  ${from} → ${to}  shift ${shift.toFixed(4)}`);
console.log(
  `${median(rows.map((row) => row.medianMs))
    .toFixed(0)
    .padStart(5)} ms  median of all pairs; largest shift ${Math.max(...rows.map((row) => row.shift))}`,
);

/** Hovers a link, lets its page arrive, clicks, and stops the clock when the new heading has been painted. */
async function measureMove(page: Page, to: string, isFirst: boolean): Promise<{ ms: number; shift: number }> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'measured', id: 'measured' });
    link.style.cssText = 'position:fixed;top:50%;left:50%;z-index:99;background:#fff';
    document.body.append(link);
  }, to);
  await page.hover('#measured');
  if (isFirst) await page.waitForLoadState('networkidle');
  const moved = page.evaluate(waitForMove, to);
  await page.click('#measured');
  return moved;
}

/** Runs in the page: from the time stamp of the click to the end of the frame that shows the new heading. */
function waitForMove(path: string): Promise<{ ms: number; shift: number }> {
  return new Promise((resolve) => {
    let shift = 0;
    let clickedAt = 0;
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shift += entry.value;
    });
    shifts.observe({ type: 'layout-shift' });
    const before = document.querySelector('main h1');
    const note = (event: Event) => {
      clickedAt = event.timeStamp;
      document.getElementById('measured')?.remove();
    };
    document.addEventListener('click', note, { once: true });
    const finish = () => {
      const ms = performance.now() - clickedAt;
      setTimeout(() => {
        shifts.disconnect();
        resolve({ ms, shift });
      }, 50);
    };
    const watch = () => {
      const heading = document.querySelector('main h1');
      if (location.pathname !== path || !heading || heading === before) {
        requestAnimationFrame(watch);
        return;
      }
      // The frame that holds the heading ends here; the message comes after it was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = finish;
      port2.postMessage(null);
    };
    requestAnimationFrame(watch);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
