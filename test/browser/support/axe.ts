import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Whether to check every width in both themes, as `npm run test:all` does. */
const isEverything = process.env.LOOKS === 'all';

const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns axe's violations on the current page, a line each: all, or those of its colors. Colors are checked once for
 * each combination of classes and states, because they are most of the cost.
 */
export async function axeViolations(page: Page, isOnlyColors = false): Promise<string[]> {
  // `evaluate` goes through the debugger, so the page's security policy doesn't apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  if (!isEverything) await page.evaluate(markRepeats);
  // Selectors are expensive: computes them only if there is a violation.
  if ((await run(page, isOnlyColors, false)).length === 0) return [];
  return (await run(page, isOnlyColors, true)).map(({ id, nodes }) => {
    return `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
  });
}

/** Runs in the page: marks elements that have the same classes and states as an earlier one, and so do their ancestors. */
function markRepeats(): void {
  const seen = new Set<string>();
  const keys = new Map<Element | null, string>([[document.body, '']]);
  for (const element of document.querySelectorAll('body *')) {
    const states = [...element.attributes].filter(({ name }) => /^(class|data-|aria-[cps]|disabled)/.test(name));
    const own = states.map(({ name, value }) => (name === 'data-repeats' ? '' : `${name}=${value}`)).join();
    const key = `${keys.get(element.parentElement)}>${element.localName}:${own}`;
    keys.set(element, key);
    element.toggleAttribute('data-repeats', seen.has(key));
    seen.add(key);
  }
}

function run(page: Page, isOnlyColors: boolean, selectors: boolean): Promise<AxeResults['violations']> {
  return page.evaluate(
    async ({ colorRules, isOnlyColors, selectors }) => {
      const { axe } = window as unknown as { axe: Axe };
      // Reports violations only: the rest of a report takes half of the time.
      const options: RunOptions = { resultTypes: ['violations'], preload: false, selectors };
      const withoutColors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
      const colors = axe.run({ include: ['html'], exclude: ['[data-repeats]'] }, { ...options, runOnly: colorRules });
      const found = (await colors).violations;
      if (isOnlyColors) return found;
      return [...found, ...(await axe.run('html', { ...options, rules: withoutColors })).violations];
    },
    { colorRules, isOnlyColors, selectors },
  );
}

interface Axe {
  run(scope: string | { include: string[]; exclude: string[] }, options: RunOptions): Promise<AxeResults>;
}

/** Runs in the page: returns whether the page scrolls sideways, or a table is wider than its section. */
function spills(width: number): string[] {
  const sections = [...document.querySelectorAll('main section:has(> table)')];
  return [
    ...(document.documentElement.scrollWidth > width ? ['The page scrolls sideways.'] : []),
    ...sections.filter((box) => box.scrollWidth > box.clientWidth).map((box) => `Cut: ${box.ariaLabel}`),
  ];
}

/**
 * Asserts that a page's state has no faults: no overflow at any width, and no axe violation. Axe is expensive, so it
 * runs at the widest in light, and at the narrowest in dark with its rules about colors only; `npm run test:all` runs
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
