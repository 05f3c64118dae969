import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// Violations are all that is asked for; the rest of a report costs half of the time.
const options: RunOptions = { resultTypes: ['violations'], preload: false };

/** axe's violations on the page as it stands, a line each; none is what a test wants. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: { run(given: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
