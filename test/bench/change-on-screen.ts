// Measures the time from saving a component or a stylesheet to its change on an open page of the development server.
// Prints medians. Usage: node --import ./test/support/register.mjs test/bench/change-on-screen.ts ROUNDS
import { launchChromium } from '../support/chromium.ts';
import { startDevProject } from '../support/dev-project.ts';

const rounds = Number(process.argv[2] ?? 5);
const changes = [
  ['a component', 'src/site/shell/Footer.tsx', '<footer', '<footer data-new', 'footer[data-new]'],
  ['a text', 'src/content/pages/about.ts', /title: '/, "title: 'New ", 'h1:has-text("New ")'],
] as const;

const project = await startDevProject();
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  await project.state(({ build }) => build > 0);
  await page.goto(`${project.address}/about`);
  for (const [what, file, from, to, selector] of changes) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const restore = await project.edit(file, from, to);
      await page.locator(selector).first().waitFor({ state: 'attached' });
      times.push(performance.now() - start);
      await restore();
      await page.locator(selector).first().waitFor({ state: 'detached' });
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    console.log(`${what.padEnd(12)} ${Math.round(median)} ms on screen, median of ${rounds}`);
  }
} finally {
  await browser.close();
  await project.close();
}
