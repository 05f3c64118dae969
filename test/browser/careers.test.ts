import assert from 'node:assert/strict';
import { tabs as categories, jobWords, openings } from '../../src/content/pages/careers.ts';
import { jobs as positions } from '../../src/content/pages/jobs.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';

browserTest(
  'expanding a job collapses the other; the job tabs fit one row on a phone; an empty list passes axe',
  positions.length > 1,
  async (t) => {
    const { page } = await revisit(t, '/careers', still);
    await hydrated(page);
    const less = page.getByText(jobWords.less).filter({ visible: true });
    for (const index of [1, 0]) {
      await page.getByText(jobWords.view).nth(index).click();
      await page.locator('main article').nth(index).locator('details[open]').waitFor();
      assert.equal(await less.count(), 1);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const tabs = page.getByRole('group', { name: openings.category }).getByRole('button');
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    assert.equal(tops.length, categories.length);
    assert.equal(new Set(tops).size, 1);
    const apply = page.locator(`main article a[aria-label^="${jobWords.apply}"]`).first();
    await apply.evaluate((link) => link.replaceChildren('Postuler maintenant'));
    const [button, summary] = [
      await apply.boundingBox(),
      await page.locator('main article summary').first().boundingBox(),
    ];
    assert.ok(button && summary && button.x + button.width <= summary.x, 'a translated label overlaps nothing');
    await page.getByRole('searchbox').fill('no such job');
    await assertFaultless(page, 'empty');
  },
);
