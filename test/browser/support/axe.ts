import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// Violations are all that is asked for; the rest of a report costs half of the time.
const base: RunOptions = { resultTypes: ['violations'], preload: false };

/** What a theme can break: the other rules of axe know nothing of colors, and find in one theme what they do in another. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** axe's violations on the page as it stands, a line each, of all its rules or of these; none is what a test wants. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated by the debugger, which the page's security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options = rules ? { ...base, runOnly: rules } : base;
  // Where a fault is costs more to say than whether there is one.
  if ((await run(page, { ...options, selectors: false })).length === 0) return [];
  return (await run(page, options)).map(({ id, nodes }) => {
    return `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
  });
}

function run(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run(given: RunOptions): Promise<AxeResults> } };
    return (await axe.run(given)).violations;
  }, options);
}
