import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { tabs as categories, hero, jobWords, openings } from '../../src/content/pages/careers.ts';
import { type Job, jobs as positions } from '../../src/content/pages/jobs.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { siteAddress } from './support/site.ts';
import { untilAtTop } from './support/site-controls.ts';

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

const address = async (suffix = '') => `${await siteAddress()}/careers${suffix}`;

browserTest(
  'careers is accessible and fits in both themes, unfolded and empty',
  async (t) => {
    const { page } = await revisit(t, await address(), still);
    await hydrated(page);
    await page.getByText(jobWords.view).first().click();
    await assertFaultless(page, 'unfolded');
    await page.getByText(jobWords.less).first().click();
    await page.setViewportSize({ width: 390, height: 800 });
    const tabs = page.getByRole('group', { name: openings.category }).getByRole('button');
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    assert.equal(tops.length, categories.length);
    assert.equal(new Set(tops).size, 1, 'on a phone the tabs stand in one row');
    await page.getByRole('searchbox').fill('no such job');
    await assertFaultless(page, 'empty');
  },
  positions.length > 0,
);

browserTest(
  'one position is unfolded at a time, and its control says what it will do',
  async (t) => {
    const { page } = await revisit(t, await address(), still);
    await hydrated(page);
    const open = page.locator('details[open]');
    await unfold(page.getByText(jobWords.view).nth(1), second);
    await unfold(page.getByText(jobWords.view).first(), first);
    assert.equal(await open.count(), 1);
    assert.equal(await page.getByText(jobWords.less).filter({ visible: true }).count(), 1);
    await page.getByText(jobWords.less).filter({ visible: true }).focus();
    await page.locator('details[open] summary').focus();
    await page.keyboard.press('Enter');
    assert.equal(await open.count(), 0);
  },
  positions.length > 1,
);

browserTest('the openings are reached by their fragment on a cold load and from another page', async (t) => {
  const { page } = await revisit(t, await address('#openings'), still);
  await hydrated(page);
  await untilAtTop(page, '#openings');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: hero.list }).click();
  await untilAtTop(page, '#openings');
});
