import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// Violations are all that is asked for; the rest of a report costs half of the time.
const options: RunOptions = { resultTypes: ['violations'], preload: false };

/** What a theme can break: the markup and the boxes are the same in both. */
const themeRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** axe's violations on the page as it stands, a line each; none is what a test wants. `rules` are all, or some. */
export async function axeViolations(page: Page, rules: RunOptions = {}): Promise<string[]> {
  // Evaluated by the debugger, which the page's security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Where a fault is costs more to say than whether there is one.
  if ((await run(page, { ...options, ...rules, selectors: false })).length === 0) return [];
  return (await run(page, { ...options, ...rules })).map(({ id, nodes }) => {
    return `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
  });
}

function run(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run(given: RunOptions): Promise<AxeResults> } };
    return (await axe.run(given)).violations;
  }, options);
}

/** Asserts that a state of a page is without fault in both themes: axe finds nothing, and nothing reaches past its sides. */
export async function assertFaultless(page: Page, state: string, widths = [320, 768, 1280]): Promise<void> {
  const themes: ('light' | 'dark')[] = ['light', 'dark'];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, `${state} scrolls sideways`);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === themes[0] ? {} : themeRules;
      assert.deepEqual(await axeViolations(page, rules), [], `${state}, ${width} px, ${colorScheme}`);
    }
    // The next width begins with the theme on screen: to change it draws the page anew.
    themes.reverse();
  }
}
