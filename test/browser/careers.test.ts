import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { tabs as categories, jobWords, openings } from '../../src/content/pages/careers.ts';
import { type Job, jobs as positions } from '../../src/content/pages/jobs.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

// Tests rules that hold for any content.
const [first, second] = positions;

/** Opens one of the listed positions, and waits until its text is visible. */
async function unfold(link: Locator, position: Job | undefined): Promise<void> {
  await link.click();
  await link
    .page()
    .getByText(position?.requirements[0] ?? '')
    .filter({ visible: true })
    .waitFor();
}

const address = async () => `${await siteAddress()}/careers`;

browserTest(
  'one position is open at a time, its button says what it does, and every state passes axe',
  async (t) => {
    const { page } = await revisit(t, await address(), still);
    await hydrated(page);
    const open = page.locator('details[open]');
    const less = page.getByText(jobWords.less).filter({ visible: true });
    await unfold(page.getByText(jobWords.view).nth(1), second);
    await unfold(page.getByText(jobWords.view).first(), first);
    assert.deepEqual([await open.count(), await less.count()], [1, 1]);
    await assertFaultless(page, 'unfolded');
    await page.locator('details[open] summary').focus();
    await page.keyboard.press('Enter');
    assert.equal(await open.count(), 0);
    await page.setViewportSize({ width: 390, height: 800 });
    const tabs = page.getByRole('group', { name: openings.category }).getByRole('button');
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    assert.equal(tops.length, categories.length);
    assert.equal(new Set(tops).size, 1, 'on a phone the tabs stand in one row');
    await page.getByRole('searchbox').fill('no such job');
    await assertFaultless(page, 'empty');
  },
  positions.length > 1,
);
