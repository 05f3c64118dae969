import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// Only violations: the rest of a report takes half of the time.
const options: RunOptions = { resultTypes: ['violations'], preload: false };

/** Returns axe's violations on the current page, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // `evaluate` goes through the debugger, so the page's security policy doesn't apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Selectors are expensive: ask for them only if there is a violation.
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

/** Whether to check every width in both themes, as `npm run test:all` does. */
const isEverything = process.env.LOOKS === 'all';

/**
 * Asserts that a page's state has no faults: no overflow at any width, and no axe violation at the narrowest in dark
 * and at the widest in light; in both themes at every width in `npm run test:all`.
 */
export async function assertFaultless(page: Page, state: string, widths = [320, 768, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, `${state} scrolls sideways`);
    for (const colorScheme of ['dark', 'light'] as const) {
      const isChosen = width === (colorScheme === 'dark' ? Math.min(...widths) : Math.max(...widths));
      if (!isEverything && !isChosen) continue;
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await axeViolations(page), [], `${state}, ${width} px, ${colorScheme}`);
    }
  }
}
