import assert from 'node:assert/strict';
import { values } from '../../src/content/pages/about.ts';
import { browserTest, revisit, still } from './support/browser.ts';

browserTest('each color of a value on the About page looks different, in both themes', async (t) => {
  const { page } = await revisit(t, '/about', still);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colors = await page
      .locator('[data-color]')
      .evaluateAll((all) => all.map((value) => getComputedStyle(value).borderTopColor));
    assert.equal(new Set(colors).size, new Set(values.map(({ color }) => color)).size, colorScheme);
  }
});
