import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Whether to check every width in both themes, as `npm run test:all` does. */
const isEverything = process.env.LOOKS === 'all';

interface Scope {
  include: string[];
  exclude?: string[];
}

// Reports violations only: the rest of a report takes half of the time. Axe leaves out the size of targets by default.
const rules = { 'target-size': { enabled: true } };
const everyRule: RunOptions = { resultTypes: ['violations'], preload: false, rules };
const colorRules: RunOptions = { ...everyRule, runOnly: ['color-contrast', 'link-in-text-block'] };
const wholePage: Scope = { include: ['html'] };
/** Excludes all but the first four rows of a list, because the colors of rows repeat. */
const withoutRepeats: Scope = { ...wholePage, exclude: ['main tbody > tr:nth-child(n + 5)'] };

/** Returns the axe rules that a page violates, and where it does. `isOnlyColors` checks only the rules about colors. */
export async function axeViolations(page: Page, isOnlyColors = false): Promise<string[]> {
  const options = isOnlyColors ? colorRules : everyRule;
  const context = isOnlyColors ? withoutRepeats : wholePage;
  // `evaluate` uses the debugger, so the page's security policy doesn't block axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Selectors are slow to compute, so the first run leaves them out.
  if ((await run(page, context, { ...options, selectors: false })).length === 0) return [];
  return (await run(page, context, options)).map(({ id, nodes }) => {
    return `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
  });
}

function run(page: Page, scope: Scope, options: RunOptions): Promise<AxeResults['violations']> {
  return page.evaluate(
    async ([where, given]) => {
      // Axe counts a target that the sticky header overlaps as small.
      scrollTo({ top: 0, behavior: 'instant' });
      const { axe } = window as unknown as { axe: { run(where: Scope, given: RunOptions): Promise<AxeResults> } };
      return (await axe.run(where, given)).violations;
    },
    [scope, options] as const,
  );
}

/** Runs in the page: reports if the page scrolls sideways, and each table that is wider than its section. */
function spills(width: number): string[] {
  const sections = [...document.querySelectorAll('main section:has(> table)')];
  return [
    ...(document.documentElement.scrollWidth > width ? ['The page scrolls sideways.'] : []),
    ...sections.filter((box) => box.scrollWidth > box.clientWidth).map((box) => `Cut: ${box.ariaLabel}`),
  ];
}

/**
 * Asserts that a page's state has no overflow at the given widths, and no axe violation. Axe is slow: in light colors
 * it runs only at the widest width, in dark ones only its rules about colors at the narrowest. `npm run test:all` runs
 * every rule in both themes at every width.
 */
export async function assertFaultless(
  page: Page,
  state: string,
  widths = isEverything ? [320, 768, 1280] : [320, 1280],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    assert.deepEqual(await page.evaluate(spills, width), [], `${state}, ${width} px`);
    for (const colorScheme of ['dark', 'light'] as const) {
      const isChosen = width === (colorScheme === 'dark' ? Math.min(...widths) : Math.max(...widths));
      if (!isEverything && !isChosen) continue;
      await page.emulateMedia({ colorScheme });
      const isOnlyColors = colorScheme === 'dark' && !isEverything;
      assert.deepEqual(await axeViolations(page, isOnlyColors), [], `${state}, ${width} px, ${colorScheme}`);
    }
  }
}
